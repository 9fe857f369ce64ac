import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { UnitLook } from '@lectern/contract/blocks/unit-look'
import type { LessonOutline, LessonVersionKind } from '@lectern/contract/lessons/versions'
import {
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  smallint,
  text,
} from '../../../platform/database/sql.ts'
import { infoUnits, lessons } from '../lessons.tables.ts'

/** What a unit said at a time: the last that one person saved of it within some minutes. */
export const unitVersions = pgTable(
  'unit_versions',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    lessonId: reference().notNull(),
    unitId: reference()
      .notNull()
      .references(() => infoUnits.id, { onDelete: 'cascade' }),
    typeId: smallint().$type<BuiltUnitType>().notNull(),
    title: text().notNull(),
    content: jsonColumn<unknown>().notNull(),
    look: jsonColumn<UnitLook>(),
    /** The revision of the unit that says this. */
    revision: integer().notNull(),
    /** Null where the school itself wrote, or a person who is forgotten. */
    userId: reference(),
    startedAt: instantColumn().notNull(),
    savedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.unitId, table.id),
    index().on(table.lessonId, table.savedAt),
    index().on(table.userId),
  ],
)

export const unitVersionsColumns = {
  id: unitVersions.id,
  schoolId: unitVersions.schoolId,
  lessonId: unitVersions.lessonId,
  unitId: unitVersions.unitId,
  typeId: unitVersions.typeId,
  title: unitVersions.title,
  content: unitVersions.content,
  look: unitVersions.look,
  revision: unitVersions.revision,
  userId: unitVersions.userId,
  startedAt: unitVersions.startedAt,
  savedAt: unitVersions.savedAt,
}

/** Which sections and units a lesson had at a time, and why it was noted. What they said stands in `unit_versions`. */
export const lessonVersions = pgTable(
  'lesson_versions',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    kind: text().$type<LessonVersionKind>().notNull(),
    name: text().notNull().default(''),
    outline: jsonColumn<LessonOutline>().notNull(),
    userId: reference(),
    startedAt: instantColumn().notNull(),
    savedAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.lessonId, table.id), index().on(table.userId)],
)

export const lessonVersionsColumns = {
  id: lessonVersions.id,
  schoolId: lessonVersions.schoolId,
  lessonId: lessonVersions.lessonId,
  kind: lessonVersions.kind,
  name: lessonVersions.name,
  outline: lessonVersions.outline,
  userId: lessonVersions.userId,
  startedAt: lessonVersions.startedAt,
  savedAt: lessonVersions.savedAt,
}
