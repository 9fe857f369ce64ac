import type { RichText } from '@lectern/contract/kernel/rich-text'
import type { AnyExtension, JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { editorContent } from './editor-content.ts'
import { textExtensions } from './extensions.ts'
import { readRichText } from './read-rich-text.ts'

/** What a text may hold, where it is written: how it is stored, how the editor takes it, and the editor's parts for it. */
export interface TextForm<Text> {
  readonly read: (doc: Node) => Text
  readonly content: (text: Text) => JSONContent
  readonly extensions: (placeholder: string, limit: number | null) => readonly AnyExtension[]
}

/** Texts of questions. */
export const questionTextForm: TextForm<RichText> = {
  read: (doc) => readRichText(doc.toJSON()),
  content: editorContent,
  extensions: textExtensions,
}
