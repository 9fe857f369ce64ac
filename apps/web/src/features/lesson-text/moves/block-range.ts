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

const isContainer = ({ type }: Node): boolean => containers.has(type.name)

/** The blocks that the selection touches, in the innermost place that holds them all; null between blocks. */
export const blockRange = ({ selection: { $from, $to } }: EditorState): NodeRange | null =>
  $from.blockRange($to, isContainer)
