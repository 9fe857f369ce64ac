import type { Node, NodeRange } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'

/** Nodes whose children are moved by themselves; what stands in an entry of a list moves with its entry. */
const containers = new Set([
  'doc',
  'blockquote',
  'callout',
  'detailsContent',
  'column',
  'tableCell',
  'tableHeader',
  'bulletList',
  'orderedList',
  'taskList',
])

/** Whether the children of a node are moved by themselves. */
export const holdsBlocks = ({ type }: Node): boolean => containers.has(type.name)

/** The blocks that the selection touches, in the innermost place that holds them all; null between blocks. */
export const blockRange = ({ selection: { $from, $to } }: EditorState): NodeRange | null =>
  $from.blockRange($to, holdsBlocks)

/** From where to where what is done at a block reaches: over all selected ones when it is one of several, else over itself. */
export const rangeAt = (state: EditorState, at: number): { from: number; to: number } | null => {
  const selected = blockRange(state)
  const isOneOfSeveral =
    selected !== null &&
    selected.endIndex - selected.startIndex > 1 &&
    selected.start <= at &&
    at < selected.end
  if (isOneOfSeveral) return { from: selected.start, to: selected.end }
  const node = state.doc.nodeAt(at)
  return node && { from: at, to: at + node.nodeSize }
}
