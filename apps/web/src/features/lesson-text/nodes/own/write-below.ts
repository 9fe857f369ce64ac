import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'

/** Puts the caret on the line below a block; one is added where no line of words follows. */
export const writeBelow = (tr: Transaction, at: number, block: Node): Transaction => {
  const below = at + block.nodeSize
  const line = tr.doc.type.schema.nodes['paragraph']
  if (line && !tr.doc.resolve(below).nodeAfter?.isTextblock) tr.insert(below, line.create())
  return tr.setSelection(TextSelection.near(tr.doc.resolve(below + 1))).scrollIntoView()
}

/** A selected block without words of its own, such as a film or a picture. */
const selectedBlock = ({ selection }: EditorState): NodeSelection | null =>
  selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom ? selection : null

const isPaste = (tr: Transaction): boolean =>
  tr.getMeta('uiEvent') === 'paste' || tr.getMeta('paste') === true

/**
 * A letter typed while a block is selected is written below it, where the editor alone would put the letter in its place. What was
 * pasted is not selected: its author goes on below.
 */
export const WriteBelow = Extension.create({
  name: 'writeBelow',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, letters) => {
          const block = selectedBlock(view.state)
          if (!block) return false
          view.dispatch(writeBelow(view.state.tr, block.from, block.node).insertText(letters))
          return true
        },
      },
      appendTransaction: (transactions, _before, state) => {
        const block = transactions.some(isPaste) ? selectedBlock(state) : null
        return block && writeBelow(state.tr, block.from, block.node)
      },
    }),
  ],
})
