import type {
  ArchivedCourse,
  ArchivedFile,
  ArchivedLesson,
  ArchivedParticipant,
  ArchivedProgram,
  ArchivedQuiz,
} from '@lectern/contract/course-files/course-archive'
import type { CourseFileKind } from '@lectern/contract/course-files/course-import'
import type { Archive } from '../../../platform/documents/archives/read-archive.ts'
import type { ImportNotes } from './import-notes.ts'

/** A course as its file holds it, whatever wrote the file: in the form of the archive of this product. */
export interface CoursePackage {
  readonly kind: CourseFileKind
  readonly course: ArchivedCourse
  readonly program: ArchivedProgram
  /** Their bytes lie in the archive at `path`. */
  readonly files: readonly ArchivedFile[]
  /** What the bytes of a path must be; undefined where the file does not say. */
  readonly sumOf: (path: string) => string | undefined
  /** By the numbers of the program, each asked for once. */
  readonly readLesson: (number: number) => Promise<ArchivedLesson>
  /** From 1 to as many as the program says. */
  readonly readQuiz: (number: number) => Promise<ArchivedQuiz>
  readonly readParticipants: () => Promise<readonly ArchivedParticipant[]>
}

/** What a reader of packages needs of what is around the file. */
export interface PackageContext {
  readonly archive: Archive
  readonly notes: ImportNotes
  /** The name of the file without its extension: the title where the package has none. */
  readonly name: string
}
