import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import {
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'

/** Modules of a course: its lessons in parts, in order. */
export const courseModules = pgTable(
  'course_modules',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    courseId: reference().notNull(),
    title: text().notNull(),
    position: integer().notNull(),
    /** What opens when in it, for lessons without a rule of their own; null: as the course says. */
    release: jsonColumn<ReleaseRule>(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [index().on(table.courseId, table.position), index().on(table.schoolId)],
)

export const courseModulesColumns = {
  id: courseModules.id,
  schoolId: courseModules.schoolId,
  courseId: courseModules.courseId,
  title: courseModules.title,
  position: courseModules.position,
  release: courseModules.release,
  createdAt: courseModules.createdAt,
  updatedAt: courseModules.updatedAt,
  deletedAt: courseModules.deletedAt,
}
