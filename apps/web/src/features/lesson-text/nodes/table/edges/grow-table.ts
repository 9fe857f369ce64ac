import type { Editor } from '@tiptap/core'
import { TableMap } from '@tiptap/pm/tables'

/** Adds a row below the last, or a column after the last, and puts the caret into its first cell. */
export const growTable = (editor: Editor, at: number, by: 'row' | 'column'): void => {
  const table = editor.state.doc.nodeAt(at)
  if (!table) return
  const last = TableMap.get(table).map.at(-1) ?? 0
  editor.view.focus()
  const chain = editor.chain().setTextSelection(at + 1 + last + 1)
  if (by === 'row') chain.addRowAfter().run()
  else chain.addColumnAfter().run()
  const grown = editor.state.doc.nodeAt(at)
  if (!grown) return
  const { width, height, map } = TableMap.get(grown)
  const first = map[by === 'row' ? (height - 1) * width : width - 1] ?? 0
  editor.commands.setTextSelection(at + 1 + first + 1)
}
