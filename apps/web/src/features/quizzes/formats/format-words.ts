import type { OutFormat } from '@lectern/contract/quizzes/formats/file/file-formats'
import type { FormatLoss } from '@lectern/contract/quizzes/formats/file/loss-rules'
import type { NoteCode } from '@lectern/contract/quizzes/formats/reading'
import type { TextId } from '../../../lib/texts/index.ts'
import { noteWords } from '../paste/paste-words.ts'

/** What is said about a question of a file; more of its form is kept than of a text. */
export const fileNoteWords = {
  ...noteWords,
  form_lost: 'create-course.file_note_form_lost',
  no_right: 'create-course.file_note_no_right',
  title_lost: 'create-course.file_note_title_lost',
} as const satisfies Record<NoteCode, TextId>

export const lossWords = {
  not_held: 'create-course.export_not_held',
  another_type: 'create-course.export_another_type',
  points_lost: 'create-course.export_points_lost',
  parts_lost: 'create-course.export_parts_lost',
  form_lost: 'create-course.export_form_lost',
  files_lost: 'create-course.export_files_lost',
  order_lost: 'create-course.export_order_lost',
  settings_lost: 'create-course.export_settings_lost',
  key_lost: 'create-course.export_key_lost',
} as const satisfies Record<FormatLoss, TextId>

/** Every format in which questions go out; GIFT is written in the browser. */
export type ExportFormat = 'gift' | OutFormat

export const exportNames = {
  gift: 'create-course.export_gift',
  moodle: 'create-course.export_moodle',
  qti: 'create-course.export_qti',
  xlsx: 'create-course.export_xlsx',
  csv: 'create-course.export_csv',
} as const satisfies Record<ExportFormat, TextId>

export const exportHelp = {
  gift: 'create-course.export_gift_help',
  moodle: 'create-course.export_moodle_help',
  qti: 'create-course.export_qti_help',
  xlsx: 'create-course.export_xlsx_help',
  csv: 'create-course.export_csv_help',
} as const satisfies Record<ExportFormat, TextId>
