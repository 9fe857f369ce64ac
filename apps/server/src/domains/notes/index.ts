import type { Bind } from '../../platform/http/api.ts'
import type { LessonReading } from '../lessons/index.ts'
import type { NotesOfCourses } from './course-notes.ts'
import { registerCourseNotes } from './course-notes.routes.ts'
import { registerLessonNotes } from './lesson-notes.routes.ts'

/** Binds what learners keep for themselves of lessons. */
export const registerNotes = (bind: Bind, reading: LessonReading, courses: NotesOfCourses): void => {
  registerLessonNotes(bind, reading)
  registerCourseNotes(bind, courses)
}

export { exportNotes, forgetNotes } from './notes.repository.ts'
export { mountNoteFiles } from './export/note-files.routes.ts'
export type { NotesOfCourses } from './course-notes.ts'
export { noteFiles } from './file-columns.ts'
