import type { ChainedCommands, Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { TableMap } from '@tiptap/pm/tables'

/** Puts the caret into the first words of a cell: a cell holds lines, and no words of its own. */
const enterCell = (chain: ChainedCommands, cell: number): ChainedCommands =>
  chain.command(({ tr }) => {
    tr.setSelection(TextSelection.near(tr.doc.resolve(cell + 1)))
    return true
  })

/** Adds a row below the last, or a column after the last, and puts the caret into its first cell. */
export const growTable = (editor: Editor, at: number, by: 'row' | 'column'): void => {
  const table = editor.state.doc.nodeAt(at)
  if (!table) return
  const last = TableMap.get(table).map.at(-1) ?? 0
  editor.view.focus()
  const chain = enterCell(editor.chain(), at + 1 + last)
  if (by === 'row') chain.addRowAfter().run()
  else chain.addColumnAfter().run()
  const grown = editor.state.doc.nodeAt(at)
  if (!grown) return
  const { width, height, map } = TableMap.get(grown)
  const first = map[by === 'row' ? (height - 1) * width : width - 1] ?? 0
  enterCell(editor.chain(), at + 1 + first).run()
}
