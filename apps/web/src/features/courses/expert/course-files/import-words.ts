import type {
  ImportError,
  ImportNoteCode,
  ImportReport,
} from '@lectern/contract/courses/archive/course-import'
import type { TextId } from '../../../../lib/texts/index.ts'

/** Why no course was made of a file. */
export const errorTexts: Readonly<Record<ImportError, TextId>> = {
  not_known: 'create-course.import_error_not_known',
  broken: 'create-course.import_error_broken',
  unsafe: 'create-course.import_error_unsafe',
  too_large: 'create-course.import_error_too_large',
  too_many: 'create-course.import_error_too_many',
  newer_version: 'create-course.import_error_newer_version',
  empty: 'create-course.import_error_empty',
  no_room: 'create-course.import_error_no_room',
  too_many_courses: 'create-course.import_error_too_many_courses',
  type_not_allowed: 'create-course.import_error_type_not_allowed',
  file_gone: 'create-course.import_error_file_gone',
  stopped: 'create-course.import_error_stopped',
}

/** What of a file is otherwise than it was there. */
export const noteTexts: Readonly<Record<ImportNoteCode, TextId>> = {
  file_missing: 'create-course.import_note_file_missing',
  file_refused: 'create-course.import_note_file_refused',
  picture_lost: 'create-course.import_note_picture_lost',
  captions_lost: 'create-course.import_note_captions_lost',
  unit_lost: 'create-course.import_note_unit_lost',
  question_lost: 'create-course.import_note_question_lost',
  question_changed: 'create-course.import_note_question_changed',
  group_link_lost: 'create-course.import_note_group_link_lost',
  address_changed: 'create-course.import_note_address_changed',
  lesson_address_changed: 'create-course.import_note_lesson_address_changed',
  program_attached: 'create-course.import_note_program_attached',
  page_missing: 'create-course.import_note_page_missing',
  page_too_large: 'create-course.import_note_page_too_large',
  page_left_out: 'create-course.import_note_page_left_out',
  text_changed: 'create-course.import_note_text_changed',
  link_lost: 'create-course.import_note_link_lost',
  discussion_lost: 'create-course.import_note_discussion_lost',
  tool_lost: 'create-course.import_note_tool_lost',
  item_unknown: 'create-course.import_note_item_unknown',
  quiz_lost: 'create-course.import_note_quiz_lost',
  person_unknown: 'create-course.import_note_person_unknown',
}

/** How many of a thing came. */
export const countTexts: Readonly<Record<keyof ImportReport['counts'], TextId>> = {
  modules: 'create-course.import_count_modules',
  lessons: 'create-course.import_count_lessons',
  quizzes: 'create-course.import_count_quizzes',
  questions: 'create-course.import_count_questions',
  files: 'create-course.import_count_files',
  participants: 'create-course.import_count_participants',
}

export const countNames = [
  'modules',
  'lessons',
  'quizzes',
  'questions',
  'files',
  'participants',
] as const satisfies readonly (keyof ImportReport['counts'])[]
