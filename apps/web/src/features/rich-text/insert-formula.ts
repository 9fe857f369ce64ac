import type { Editor } from '@tiptap/core'

/** Makes a formula of what is marked in one line, or an empty one at the caret, and marks what stands between its signs. */
export const insertFormula = (editor: Editor): void => {
  const { $from, $to, from, to } = editor.state.selection
  const isOneLine = $from.sameParent($to)
  const start = isOneLine ? from : to
  const tex = (isOneLine && editor.state.doc.textBetween(from, to).trim()) || 'x^2'
  editor
    .chain()
    .focus()
    .insertContentAt({ from: start, to }, { type: 'text', text: `$${tex}$` })
    .setTextSelection({ from: start + 1, to: start + 1 + tex.length })
    .run()
}
