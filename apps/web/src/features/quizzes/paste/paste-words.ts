import type { LineMark, MendCode, NoteCode, TextFormat } from '@lectern/contract/quizzes/formats/reading'
import type { TextId } from '../../../lib/texts/index.ts'

export const formatWords = {
  plain: 'create-course.paste_format_plain',
  table: 'create-course.paste_format_table',
  aiken: 'create-course.paste_format_aiken',
  gift: 'create-course.paste_format_gift',
} as const satisfies Record<TextFormat, TextId>

export const noteWords = {
  answer_unknown: 'create-course.paste_note_answer_unknown',
  answers_lost: 'create-course.paste_note_answers_lost',
  area_moved: 'create-course.paste_note_area_moved',
  category_lost: 'create-course.paste_note_category_lost',
  column_unknown: 'create-course.paste_note_column_unknown',
  feedback_lost: 'create-course.paste_note_feedback_lost',
  file_lost: 'create-course.paste_note_file_lost',
  form_lost: 'create-course.paste_note_form_lost',
  gap_unkeyed: 'create-course.paste_note_gap_unkeyed',
  hint_lost: 'create-course.paste_note_hint_lost',
  line_unknown: 'create-course.paste_note_line_unknown',
  no_answer: 'create-course.paste_note_no_answer',
  no_question: 'create-course.paste_note_no_question',
  no_right: 'create-course.paste_note_no_right',
  no_sign: 'create-course.paste_note_no_sign',
  not_closed: 'create-course.paste_note_not_closed',
  not_readable: 'create-course.paste_note_not_readable',
  picture_lost: 'create-course.paste_note_picture_lost',
  scoring_lost: 'create-course.paste_note_scoring_lost',
  setting_lost: 'create-course.paste_note_setting_lost',
  several_blocks: 'create-course.paste_note_several_blocks',
  title_lost: 'create-course.paste_note_title_lost',
  too_big: 'create-course.paste_note_too_big',
  type_unknown: 'create-course.paste_note_type_unknown',
  unready: 'create-course.paste_note_unready',
  value_unknown: 'create-course.paste_note_value_unknown',
  weights_lost: 'create-course.paste_note_weights_lost',
} as const satisfies Record<NoteCode, TextId>

export const mendWords = {
  add_right: 'create-course.paste_mend_add_right',
  as_comment: 'create-course.paste_mend_as_comment',
  as_option: 'create-course.paste_mend_as_option',
  close: 'create-course.paste_mend_close',
  cut: 'create-course.paste_mend_cut',
  leave_out: 'create-course.paste_mend_leave_out',
  make_open: 'create-course.paste_mend_make_open',
  mark_right: 'create-course.paste_mend_mark_right',
} as const satisfies Record<MendCode, TextId>

export const roleWords = {
  question: 'create-course.paste_role_question',
  option: undefined,
  right: 'create-course.paste_role_right',
  pair: 'create-course.paste_role_pair',
  gap: 'create-course.paste_role_gap',
  answer: 'create-course.paste_role_answer',
  comment: 'create-course.paste_role_comment',
} as const satisfies Record<LineMark['role'], TextId | undefined>
