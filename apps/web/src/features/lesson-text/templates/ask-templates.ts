import type { Editor } from '@tiptap/core'

/** What is asked about templates: a name for the selected blocks, or which of them to rename and delete. */
export type TemplateQuestion = 'save' | 'manage'

const questions = new WeakMap<Editor, (question: TemplateQuestion) => void>()

/** Says what asks about the templates of an editor. */
export const answerTemplatesBy = (editor: Editor, ask: (question: TemplateQuestion) => void): void => {
  questions.set(editor, ask)
}

/** Asks about templates where the editor's dialogs stand. */
export const askTemplates = (editor: Editor, question: TemplateQuestion): void =>
  questions.get(editor)?.(question)
