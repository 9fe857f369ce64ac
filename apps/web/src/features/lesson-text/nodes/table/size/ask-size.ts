import type { Editor } from '@tiptap/core'

const questions = new WeakMap<Editor, () => void>()

/** Says what asks for the size of a new table of an editor. */
export const answerSizeBy = (editor: Editor, ask: () => void): void => {
  questions.set(editor, ask)
}

/** Asks how many rows and columns a new table has. */
export const askSize = (editor: Editor): void => questions.get(editor)?.()
