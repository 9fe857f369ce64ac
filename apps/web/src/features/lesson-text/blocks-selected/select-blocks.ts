import type { Editor } from '@tiptap/core'
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state'
import { blockRange, holdsBlocks } from '../moves/block-range.ts'
import { BlockSelection, selectedBlocks } from '../moves/block-selection.ts'

const selecting = (state: EditorState, anchor: number, head: number): Transaction | null => {
  const selection = BlockSelection.between(state.doc, anchor, head)
  return selection && state.tr.setSelection(selection)
}

/** Selects the blocks in which the caret stands, or words are marked. */
export const selectBlocks = (state: EditorState): Transaction | null => {
  const range = blockRange(state)
  return range && selecting(state, range.start, range.end)
}

/** Selects every block of the place in which blocks are selected. */
export const selectNeighbours = (state: EditorState): Transaction | null => {
  const blocks = selectedBlocks(state)
  return blocks && selecting(state, blocks.$from.start(), blocks.$from.end())
}

/** Takes the next block at the moving end in, or the last one out. */
export const extendBlocks =
  (step: 1 | -1) =>
  (state: EditorState): Transaction | null => {
    const blocks = selectedBlocks(state)
    if (!blocks) return null
    const { $anchor, $head } = blocks
    const next = step === 1 ? $head.nodeAfter : $head.nodeBefore
    if (!next) return null
    const head = $head.pos + step * next.nodeSize
    if (head !== $anchor.pos) return selecting(state, $anchor.pos, head)?.scrollIntoView() ?? null
    // One block is left: it stays, and the other end begins to move.
    const beyond = step === 1 ? $anchor.nodeAfter : $anchor.nodeBefore
    return beyond ? selecting(state, $head.pos, $anchor.pos + step * beyond.nodeSize) : null
  }

/** Selects the block above or below the selected ones instead of them. */
export const stepBlocks =
  (step: 1 | -1) =>
  (state: EditorState): Transaction | null => {
    const blocks = selectedBlocks(state)
    const next = step === 1 ? blocks?.$to.nodeAfter : blocks?.$from.nodeBefore
    if (!blocks || !next) return null
    const edge = step === 1 ? blocks.to : blocks.from
    return selecting(state, edge, edge + step * next.nodeSize)?.scrollIntoView() ?? null
  }

/** Selects from the blocks of the selection to another one, in the innermost place that holds them all. */
export const selectUpTo = (state: EditorState, at: number): Transaction | null => {
  const { doc, selection } = state
  const node = doc.nodeAt(at)
  if (!node) return null
  const isBelow = at >= selection.from
  const [from, to] = isBelow ? [selection.from, at + node.nodeSize] : [at, selection.to]
  const range = doc.resolve(from).blockRange(doc.resolve(to), holdsBlocks)
  if (!range) return null
  return isBelow ? selecting(state, range.start, range.end) : selecting(state, range.end, range.start)
}

/** Puts the caret at the end of the selected blocks. */
export const enterBlocks = (state: EditorState): Transaction | null => {
  const blocks = selectedBlocks(state)
  return blocks && state.tr.setSelection(Selection.near(blocks.$to, -1)).scrollIntoView()
}

/** Selects the block at the caret; once one is selected, one more below it. */
export const selectMore = (editor: Editor): void => {
  const tr = extendBlocks(1)(editor.state) ?? selectBlocks(editor.state)
  if (tr) editor.view.dispatch(tr)
  editor.view.focus()
}
