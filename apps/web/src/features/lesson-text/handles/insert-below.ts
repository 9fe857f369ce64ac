import type { Editor } from '@tiptap/core'

/** Opens the insert menu in the block when it is an empty line, else in a new line below it. */
export const insertBelow = (editor: Editor, at: number): void => {
  const node = editor.state.doc.nodeAt(at)
  if (!node) return
  const isEmptyLine = node.type.name === 'paragraph' && node.content.size === 0
  const line = isEmptyLine ? at : at + node.nodeSize
  const chain = editor.chain().focus()
  if (!isEmptyLine) chain.insertContentAt(line, { type: 'paragraph' })
  chain
    .setTextSelection(line + 1)
    .insertContent('/')
    .run()
}
