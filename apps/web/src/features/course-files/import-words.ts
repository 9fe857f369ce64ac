import type { ImportError, ImportNoteCode, ImportReport } from '@lectern/contract/course-files/course-import'
import type { TextId } from '../../lib/texts/index.ts'

/** Why no course was made of a file. */
export const errorTexts: Readonly<Record<ImportError, TextId>> = {
  not_known: 'courses.import_error_not_known',
  broken: 'courses.import_error_broken',
  unsafe: 'courses.import_error_unsafe',
  too_large: 'courses.import_error_too_large',
  too_many: 'courses.import_error_too_many',
  newer_version: 'courses.import_error_newer_version',
  empty: 'courses.import_error_empty',
  no_room: 'courses.import_error_no_room',
  too_many_courses: 'courses.import_error_too_many_courses',
  type_not_allowed: 'courses.import_error_type_not_allowed',
  file_gone: 'courses.import_error_file_gone',
  stopped: 'courses.import_error_stopped',
}

/** What of a file is otherwise than it was there. */
export const noteTexts: Readonly<Record<ImportNoteCode, TextId>> = {
  file_missing: 'courses.import_note_file_missing',
  file_refused: 'courses.import_note_file_refused',
  picture_lost: 'courses.import_note_picture_lost',
  captions_lost: 'courses.import_note_captions_lost',
  unit_lost: 'courses.import_note_unit_lost',
  question_lost: 'courses.import_note_question_lost',
  question_changed: 'courses.import_note_question_changed',
  group_link_lost: 'courses.import_note_group_link_lost',
  address_changed: 'courses.import_note_address_changed',
  lesson_address_changed: 'courses.import_note_lesson_address_changed',
  program_attached: 'courses.import_note_program_attached',
  page_missing: 'courses.import_note_page_missing',
  page_too_large: 'courses.import_note_page_too_large',
  page_left_out: 'courses.import_note_page_left_out',
  text_changed: 'courses.import_note_text_changed',
  link_lost: 'courses.import_note_link_lost',
  discussion_lost: 'courses.import_note_discussion_lost',
  tool_lost: 'courses.import_note_tool_lost',
  item_unknown: 'courses.import_note_item_unknown',
  quiz_lost: 'courses.import_note_quiz_lost',
  person_unknown: 'courses.import_note_person_unknown',
}

/** How many of a thing came. */
export const countTexts: Readonly<Record<keyof ImportReport['counts'], TextId>> = {
  modules: 'courses.import_count_modules',
  lessons: 'courses.import_count_lessons',
  quizzes: 'courses.import_count_quizzes',
  questions: 'courses.import_count_questions',
  files: 'courses.import_count_files',
  participants: 'courses.import_count_participants',
}

export const countNames = [
  'modules',
  'lessons',
  'quizzes',
  'questions',
  'files',
  'participants',
] as const satisfies readonly (keyof ImportReport['counts'])[]
