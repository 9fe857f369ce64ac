import { closeHistory } from '@tiptap/pm/history'
import type { NodeRange } from '@tiptap/pm/model'
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { BlockSelection } from './block-selection.ts'
import { blockRange } from './block-range.ts'

/** What a command does to the blocks of the selection; false where there is nothing to do. */
type BlockCommand = (state: EditorState, dispatch: (tr: Transaction) => void) => boolean

const onBlocks =
  (change: (tr: Transaction, range: NodeRange) => Transaction | null): BlockCommand =>
  (state, dispatch) => {
    const range = blockRange(state)
    const changed = range && change(closeHistory(state.tr), range)
    if (!changed) return false
    dispatch(changed.scrollIntoView())
    return true
  }

/** Moves the blocks above their neighbour: the neighbour goes below them, so that the caret stays in its words. */
export const moveUp = onBlocks((tr, { parent, startIndex, start, end }) => {
  const before = startIndex > 0 ? parent.child(startIndex - 1) : null
  return before && tr.delete(start - before.nodeSize, start).insert(end - before.nodeSize, before)
})

/** Moves the blocks below their neighbour. */
export const moveDown = onBlocks((tr, { parent, endIndex, start, end }) => {
  const after = endIndex < parent.childCount ? parent.child(endIndex) : null
  return after && tr.delete(end, end + after.nodeSize).insert(start, after)
})

/** Puts the same blocks once more below, and the caret into them. */
export const duplicate = onBlocks((tr, { start, end }) => {
  const { selection, doc } = tr
  const size = end - start
  const doubled = tr.insert(end, doc.slice(start, end).content)
  const blocks = selection instanceof BlockSelection && BlockSelection.between(doubled.doc, end, end + size)
  if (blocks) return doubled.setSelection(blocks)
  return doubled.setSelection(Selection.near(doubled.doc.resolve(selection.to + size)))
})

/** Takes the blocks away. */
export const removeBlocks = onBlocks((tr, { start, end }) => tr.deleteRange(start, end))
