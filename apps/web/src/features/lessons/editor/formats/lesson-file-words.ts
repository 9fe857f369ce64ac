import type { LossCode } from '@lectern/formats/lessons/find-losses'
import type { LessonFileFormat, ReadNoteCode } from '@lectern/contract/lessons/formats/read-lesson-file'
import type { TextId } from '../../../../lib/texts/index.ts'

export const formatNames: Readonly<Record<LessonFileFormat, TextId>> = {
  markdown: 'lesson-editor.lesson_file_markdown',
  docx: 'lesson-editor.lesson_file_docx',
}

export const formatHelp: Readonly<Record<LessonFileFormat, TextId>> = {
  markdown: 'lesson-editor.lesson_file_markdown_help',
  docx: 'lesson-editor.lesson_file_docx_help',
}

/** What becomes of a part of a lesson in a file. */
export const lossWords: Readonly<Record<LossCode, TextId>> = {
  audio: 'lesson-editor.lesson_loss_audio',
  video: 'lesson-editor.lesson_loss_video',
  files: 'lesson-editor.lesson_loss_files',
  quiz: 'lesson-editor.lesson_loss_quiz',
  comments: 'lesson-editor.lesson_loss_comments',
  html: 'lesson-editor.lesson_loss_html',
  frame: 'lesson-editor.lesson_loss_frame',
  callout: 'lesson-editor.lesson_loss_callout',
  spoiler: 'lesson-editor.lesson_loss_spoiler',
  columns: 'lesson-editor.lesson_loss_columns',
  gallery: 'lesson-editor.lesson_loss_gallery',
  button: 'lesson-editor.lesson_loss_button',
  tooltip: 'lesson-editor.lesson_loss_tooltip',
  formula: 'lesson-editor.lesson_loss_formula',
  table_cells: 'lesson-editor.lesson_loss_table_cells',
  table_merged: 'lesson-editor.lesson_loss_table_merged',
  table_head: 'lesson-editor.lesson_loss_table_head',
  list_count: 'lesson-editor.lesson_loss_list_count',
  list_parts: 'lesson-editor.lesson_loss_list_parts',
  unit_joined: 'lesson-editor.lesson_loss_unit_joined',
  anchor: 'lesson-editor.lesson_loss_anchor',
  looks: 'lesson-editor.lesson_loss_looks',
  picture_look: 'lesson-editor.lesson_loss_picture_look',
  ticks: 'lesson-editor.lesson_loss_ticks',
}

/** What of a file is not as it was there. */
export const noteWords: Readonly<Record<ReadNoteCode, TextId>> = {
  html_lost: 'lesson-editor.lesson_note_html_lost',
  link_lost: 'lesson-editor.lesson_note_link_lost',
  picture_missing: 'lesson-editor.lesson_note_picture_missing',
  picture_elsewhere: 'lesson-editor.lesson_note_picture_elsewhere',
  picture_in_line: 'lesson-editor.lesson_note_picture_in_line',
  picture_not_kept: 'lesson-editor.lesson_note_picture_not_kept',
  code_language: 'lesson-editor.lesson_note_code_language',
  code_too_long: 'lesson-editor.lesson_note_code_too_long',
  front_matter: 'lesson-editor.lesson_note_front_matter',
  too_deep: 'lesson-editor.lesson_note_too_deep',
  footnote_missing: 'lesson-editor.lesson_note_footnote_missing',
  title_cut: 'lesson-editor.lesson_note_title_cut',
  looks_lost: 'lesson-editor.lesson_note_looks_lost',
  comments_lost: 'lesson-editor.lesson_note_comments_lost',
  object_lost: 'lesson-editor.lesson_note_object_lost',
  file_left_out: 'lesson-editor.lesson_note_file_left_out',
}
