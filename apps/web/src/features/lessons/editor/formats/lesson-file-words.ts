import type { LossCode } from '@lectern/contract/lessons/formats/find-losses'
import type { LessonFileFormat, ReadNoteCode } from '@lectern/contract/lessons/formats/read-lesson-file'
import type { TextId } from '../../../../lib/texts/index.ts'

export const formatNames: Readonly<Record<LessonFileFormat, TextId>> = {
  markdown: 'create-course.lesson_file_markdown',
  docx: 'create-course.lesson_file_docx',
}

export const formatHelp: Readonly<Record<LessonFileFormat, TextId>> = {
  markdown: 'create-course.lesson_file_markdown_help',
  docx: 'create-course.lesson_file_docx_help',
}

/** What becomes of a part of a lesson in a file. */
export const lossWords: Readonly<Record<LossCode, TextId>> = {
  audio: 'create-course.lesson_loss_audio',
  video: 'create-course.lesson_loss_video',
  files: 'create-course.lesson_loss_files',
  quiz: 'create-course.lesson_loss_quiz',
  comments: 'create-course.lesson_loss_comments',
  html: 'create-course.lesson_loss_html',
  frame: 'create-course.lesson_loss_frame',
  callout: 'create-course.lesson_loss_callout',
  spoiler: 'create-course.lesson_loss_spoiler',
  columns: 'create-course.lesson_loss_columns',
  gallery: 'create-course.lesson_loss_gallery',
  button: 'create-course.lesson_loss_button',
  tooltip: 'create-course.lesson_loss_tooltip',
  formula: 'create-course.lesson_loss_formula',
  table_cells: 'create-course.lesson_loss_table_cells',
  table_merged: 'create-course.lesson_loss_table_merged',
  table_head: 'create-course.lesson_loss_table_head',
  list_parts: 'create-course.lesson_loss_list_parts',
  unit_joined: 'create-course.lesson_loss_unit_joined',
  anchor: 'create-course.lesson_loss_anchor',
  looks: 'create-course.lesson_loss_looks',
  picture_look: 'create-course.lesson_loss_picture_look',
  ticks: 'create-course.lesson_loss_ticks',
}

/** What of a file is not as it was there. */
export const noteWords: Readonly<Record<ReadNoteCode, TextId>> = {
  html_lost: 'create-course.lesson_note_html_lost',
  link_lost: 'create-course.lesson_note_link_lost',
  picture_missing: 'create-course.lesson_note_picture_missing',
  picture_elsewhere: 'create-course.lesson_note_picture_elsewhere',
  picture_in_line: 'create-course.lesson_note_picture_in_line',
  picture_not_kept: 'create-course.lesson_note_picture_not_kept',
  code_language: 'create-course.lesson_note_code_language',
  code_too_long: 'create-course.lesson_note_code_too_long',
  front_matter: 'create-course.lesson_note_front_matter',
  too_deep: 'create-course.lesson_note_too_deep',
  footnote_missing: 'create-course.lesson_note_footnote_missing',
  title_cut: 'create-course.lesson_note_title_cut',
  looks_lost: 'create-course.lesson_note_looks_lost',
  comments_lost: 'create-course.lesson_note_comments_lost',
  object_lost: 'create-course.lesson_note_object_lost',
  file_left_out: 'create-course.lesson_note_file_left_out',
}
