import type { LineMark, MendCode, TextFormat } from '@lectern/formats/questions/reading'
import type { NoteCode } from '@lectern/contract/quizzes/formats/note-codes'
import type { TextId } from '../../../lib/texts/index.ts'

export const formatWords = {
  plain: 'quizzes.paste_format_plain',
  table: 'quizzes.paste_format_table',
  aiken: 'quizzes.paste_format_aiken',
  gift: 'quizzes.paste_format_gift',
} as const satisfies Record<TextFormat, TextId>

export const noteWords = {
  answer_unknown: 'quizzes.paste_note_answer_unknown',
  answers_lost: 'quizzes.paste_note_answers_lost',
  area_moved: 'quizzes.paste_note_area_moved',
  category_lost: 'quizzes.paste_note_category_lost',
  column_unknown: 'quizzes.paste_note_column_unknown',
  feedback_lost: 'quizzes.paste_note_feedback_lost',
  file_lost: 'quizzes.paste_note_file_lost',
  form_lost: 'quizzes.paste_note_form_lost',
  gap_unkeyed: 'quizzes.paste_note_gap_unkeyed',
  hint_lost: 'quizzes.paste_note_hint_lost',
  line_unknown: 'quizzes.paste_note_line_unknown',
  no_answer: 'quizzes.paste_note_no_answer',
  no_question: 'quizzes.paste_note_no_question',
  no_right: 'quizzes.paste_note_no_right',
  no_sign: 'quizzes.paste_note_no_sign',
  not_closed: 'quizzes.paste_note_not_closed',
  not_readable: 'quizzes.paste_note_not_readable',
  picture_lost: 'quizzes.paste_note_picture_lost',
  scoring_lost: 'quizzes.paste_note_scoring_lost',
  setting_lost: 'quizzes.paste_note_setting_lost',
  several_blocks: 'quizzes.paste_note_several_blocks',
  title_lost: 'quizzes.paste_note_title_lost',
  too_big: 'quizzes.paste_note_too_big',
  type_unknown: 'quizzes.paste_note_type_unknown',
  unready: 'quizzes.paste_note_unready',
  value_unknown: 'quizzes.paste_note_value_unknown',
  weights_lost: 'quizzes.paste_note_weights_lost',
} as const satisfies Record<NoteCode, TextId>

export const mendWords = {
  add_right: 'quizzes.paste_mend_add_right',
  as_comment: 'quizzes.paste_mend_as_comment',
  as_option: 'quizzes.paste_mend_as_option',
  close: 'quizzes.paste_mend_close',
  cut: 'quizzes.paste_mend_cut',
  leave_out: 'quizzes.paste_mend_leave_out',
  make_open: 'quizzes.paste_mend_make_open',
  mark_right: 'quizzes.paste_mend_mark_right',
} as const satisfies Record<MendCode, TextId>

export const roleWords = {
  question: 'quizzes.paste_role_question',
  option: undefined,
  right: 'quizzes.paste_role_right',
  pair: 'quizzes.paste_role_pair',
  gap: 'quizzes.paste_role_gap',
  answer: 'quizzes.paste_role_answer',
  comment: 'quizzes.paste_role_comment',
} as const satisfies Record<LineMark['role'], TextId | undefined>
