import type { NodeKind } from './node-kind.ts'
import {
  calloutNode,
  columnNode,
  columnsNode,
  detailsContentNode,
  detailsNode,
  detailsSummaryNode,
} from './nodes/boxes.ts'
import { buttonNode } from './nodes/button.ts'
import { codeBlockNode, htmlBlockNode, iframeNode } from './nodes/code.ts'
import { anchorNode, footnoteNode, formulaBlockNode, formulaNode, lineBreakNode } from './nodes/inlines.ts'
import { dividerNode, headingNode, paragraphNode, quoteNode } from './nodes/lines.ts'
import { bulletListNode, listItemNode, orderedListNode, taskItemNode, taskListNode } from './nodes/lists.ts'
import { audioNode, fileBlockNode, galleryNode, imageNode } from './nodes/media.ts'
import { tableCellNode, tableHeaderNode, tableNode, tableRowNode } from './nodes/tables.ts'

/** Every kind of node that a lesson's text can hold, besides words. The registries of the other floors are total over it. */
export const nodeList = [
  paragraphNode,
  headingNode,
  quoteNode,
  dividerNode,
  bulletListNode,
  orderedListNode,
  listItemNode,
  taskListNode,
  taskItemNode,
  tableNode,
  tableRowNode,
  tableCellNode,
  tableHeaderNode,
  calloutNode,
  detailsNode,
  detailsSummaryNode,
  detailsContentNode,
  columnsNode,
  columnNode,
  codeBlockNode,
  htmlBlockNode,
  iframeNode,
  buttonNode,
  imageNode,
  fileBlockNode,
  audioNode,
  galleryNode,
  formulaBlockNode,
  formulaNode,
  footnoteNode,
  anchorNode,
  lineBreakNode,
] as const
export type NodeType = (typeof nodeList)[number]['type']

const byType: ReadonlyMap<string, NodeKind> = new Map(
  nodeList.map((kind): [string, NodeKind] => [kind.type, kind]),
)

/** The kind of a node; undefined for words and for what no version knows. */
export const nodeKindOf = (type: string): NodeKind | undefined => byType.get(type)
