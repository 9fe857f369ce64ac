import type { GiftLoss } from '@lectern/contract/quizzes/formats/gift/gift-losses'
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
  category_lost: 'create-course.paste_note_category_lost',
  feedback_lost: 'create-course.paste_note_feedback_lost',
  form_lost: 'create-course.paste_note_form_lost',
  gap_unkeyed: 'create-course.paste_note_gap_unkeyed',
  line_unknown: 'create-course.paste_note_line_unknown',
  no_answer: 'create-course.paste_note_no_answer',
  no_question: 'create-course.paste_note_no_question',
  no_right: 'create-course.paste_note_no_right',
  no_sign: 'create-course.paste_note_no_sign',
  not_closed: 'create-course.paste_note_not_closed',
  several_blocks: 'create-course.paste_note_several_blocks',
  title_lost: 'create-course.paste_note_title_lost',
  too_big: 'create-course.paste_note_too_big',
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

export const giftLossWords = {
  not_held: 'create-course.gift_not_held',
  another_type: 'create-course.gift_another_type',
  points_lost: 'create-course.gift_points_lost',
  form_lost: 'create-course.gift_form_lost',
  files_lost: 'create-course.gift_files_lost',
  order_lost: 'create-course.gift_order_lost',
  settings_lost: 'create-course.gift_settings_lost',
  key_lost: 'create-course.gift_key_lost',
} as const satisfies Record<GiftLoss, TextId>
