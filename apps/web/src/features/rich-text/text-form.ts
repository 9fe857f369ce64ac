import type { RichText } from '@lectern/contract/kernel/rich-text'
import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { readLessonText } from '@lectern/contract/rich-text/read-lesson-text'
import type { AnyExtension, JSONContent } from '@tiptap/core'
import { editorContent, lessonContent } from './editor-content.ts'
import { textExtensions } from './extensions.ts'
import { readRichText } from './read-rich-text.ts'

/** What a text may hold, where it is written: how it is stored, how the editor takes it, and the editor's parts for it. */
export interface TextForm<Text> {
  readonly read: (doc: unknown) => Text
  readonly content: (text: Text) => JSONContent
  readonly extensions: (placeholder: string, limit: number | null) => readonly AnyExtension[]
}

/** Texts of questions. */
export const questionTextForm: TextForm<RichText> = {
  read: readRichText,
  content: editorContent,
  extensions: textExtensions,
}

/** Texts of lessons. */
export const lessonTextForm: TextForm<LessonText> = {
  read: readLessonText,
  content: lessonContent,
  extensions: textExtensions,
}
