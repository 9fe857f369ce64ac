import type { OutFormat } from '@lectern/contract/quizzes/formats/file-formats'
import type { FormatLoss } from '@lectern/formats/questions/file/loss-rules'
import type { NoteCode } from '@lectern/contract/quizzes/formats/note-codes'
import type { TextId } from '../../../lib/texts/index.ts'
import { noteWords } from '../paste/paste-words.ts'

/** What is said about a question of a file; more of its form is kept than of a text. */
export const fileNoteWords = {
  ...noteWords,
  form_lost: 'quizzes.file_note_form_lost',
  no_right: 'quizzes.file_note_no_right',
  title_lost: 'quizzes.file_note_title_lost',
} as const satisfies Record<NoteCode, TextId>

export const lossWords = {
  not_held: 'quizzes.export_not_held',
  another_type: 'quizzes.export_another_type',
  points_lost: 'quizzes.export_points_lost',
  parts_lost: 'quizzes.export_parts_lost',
  form_lost: 'quizzes.export_form_lost',
  files_lost: 'quizzes.export_files_lost',
  order_lost: 'quizzes.export_order_lost',
  settings_lost: 'quizzes.export_settings_lost',
  key_lost: 'quizzes.export_key_lost',
} as const satisfies Record<FormatLoss, TextId>

/** Every format in which questions go out; GIFT is written in the browser. */
export type ExportFormat = 'gift' | OutFormat

export const exportNames = {
  gift: 'quizzes.export_gift',
  moodle: 'quizzes.export_moodle',
  qti: 'quizzes.export_qti',
  xlsx: 'quizzes.export_xlsx',
  csv: 'quizzes.export_csv',
} as const satisfies Record<ExportFormat, TextId>

export const exportHelp = {
  gift: 'quizzes.export_gift_help',
  moodle: 'quizzes.export_moodle_help',
  qti: 'quizzes.export_qti_help',
  xlsx: 'quizzes.export_xlsx_help',
  csv: 'quizzes.export_csv_help',
} as const satisfies Record<ExportFormat, TextId>
