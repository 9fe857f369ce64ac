import type { ImportError, ImportReport, ImportState } from '@lectern/contract/course-files/course-import'
import type { CourseTypeId } from '@lectern/contract/kernel/course-rights'
import {
  index,
  instantColumn,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  smallint,
  text,
  uuid,
} from '../../../platform/database/sql.ts'

/** What whoever sent a file may do with its course, by type; as it was when the file was sent. */
export interface ImportRights {
  readonly create: readonly CourseTypeId[]
  /** Whose participants may be added: none without the wish. */
  readonly participants: readonly CourseTypeId[]
}

/** Courses that are made of files. */
export const courseImports = pgTable(
  'course_imports',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    createdBy: reference().notNull(),
    /** The upload; it is removed when the import is over. */
    fileUuid: uuid().notNull(),
    fileName: text().notNull(),
    rights: jsonColumn<ImportRights>().notNull(),
    state: text().$type<ImportState>().notNull(),
    progress: smallint().notNull().default(0),
    error: text().$type<ImportError>(),
    report: jsonColumn<ImportReport>(),
    courseId: reference(),
    createdAt: instantColumn().notNull(),
    /** Moves with the work: who stands still for long was killed. */
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    index().on(table.schoolId, table.createdBy, table.id),
    index().on(table.state, table.updatedAt),
  ],
)

export const courseImportsColumns = {
  id: courseImports.id,
  schoolId: courseImports.schoolId,
  createdBy: courseImports.createdBy,
  fileUuid: courseImports.fileUuid,
  fileName: courseImports.fileName,
  rights: courseImports.rights,
  state: courseImports.state,
  progress: courseImports.progress,
  error: courseImports.error,
  report: courseImports.report,
  courseId: courseImports.courseId,
  createdAt: courseImports.createdAt,
  updatedAt: courseImports.updatedAt,
}
