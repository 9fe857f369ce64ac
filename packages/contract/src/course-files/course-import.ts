import { z } from 'zod'
import { fileUuid } from '../files/file.ts'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'
import { volatile } from '../kernel/volatile.ts'

export const importStates = ['waiting', 'reading', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** Files from which a course is made. */
export const courseFileKinds = ['lectern', 'scorm', 'common_cartridge'] as const
export type CourseFileKind = (typeof courseFileKinds)[number]

/** Why nothing was made of a file. */
export const importErrors = [
  'not_known',
  'broken',
  'unsafe',
  'too_large',
  'too_many',
  'newer_version',
  'empty',
  'no_room',
  'too_many_courses',
  'type_not_allowed',
  'file_gone',
  'stopped',
] as const
export type ImportError = (typeof importErrors)[number]

/** What of a file is not as it was there. */
export const importNoteCodes = [
  'file_missing',
  'file_refused',
  'picture_lost',
  'captions_lost',
  'unit_lost',
  'question_lost',
  'question_changed',
  'group_link_lost',
  'address_changed',
  'lesson_address_changed',
  'program_attached',
  'page_missing',
  'page_too_large',
  'page_left_out',
  'text_changed',
  'link_lost',
  'discussion_lost',
  'tool_lost',
  'item_unknown',
  'quiz_lost',
  'person_unknown',
] as const
export type ImportNoteCode = (typeof importNoteCodes)[number]

export const importNote = z.object({
  code: z.enum(importNoteCodes),
  /** The lesson, quiz or file where it is. */
  place: z.string(),
  /** What it is about, as it stands in the file. */
  words: z.string(),
})
export type ImportNote = z.infer<typeof importNote>

/** Notes that are told one by one. */
export const mostNotes = 500

export const importReport = z.object({
  kind: z.enum(courseFileKinds),
  counts: z.object({
    modules: z.int(),
    lessons: z.int(),
    quizzes: z.int(),
    questions: z.int(),
    files: z.int(),
    participants: z.int(),
  }),
  notes: z.array(importNote).max(mostNotes),
  /** Of all notes, those that are not told with them. */
  notes_left_out: z.int(),
})
export type ImportReport = z.infer<typeof importReport>

/** A course that is being made, or was made, of a file. */
export const courseImport = z.object({
  id,
  file_name: z.string(),
  state: volatile('work under way', z.enum(importStates)),
  /** 0 to 100. */
  progress: volatile('work under way', z.int().min(0).max(100)),
  error: volatile('work under way', z.enum(importErrors).nullable()),
  report: volatile('work under way', importReport.nullable()),
  /** Null until it is there. */
  course_id: volatile('work under way', id.nullable()),
  created_at: instant,
})
export type CourseImport = z.infer<typeof courseImport>

export const courseFile = z.strictObject({
  /** An upload with the model `courseFile`. */
  file: fileUuid,
  /** Whether the people of the file take part in the course, as far as the school knows them. */
  with_progress: z.boolean().default(false),
})
