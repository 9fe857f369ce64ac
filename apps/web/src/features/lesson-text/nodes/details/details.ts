import { detailsContentNode, detailsNode, detailsSummaryNode } from '@lectern/contract/rich-text/nodes/boxes'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A spoiler. */
export const details = defineEditorNode({
  type: detailsNode.type,
  extension: plainNode(detailsNode, { content: 'detailsSummary detailsContent', isolating: true }),
})

/** The line that opens a spoiler. */
export const detailsSummary = defineEditorNode({
  type: detailsSummaryNode.type,
  extension: plainNode(detailsSummaryNode, { isolating: true }),
})

/** What a spoiler folds away. */
export const detailsContent = defineEditorNode({
  type: detailsContentNode.type,
  extension: plainNode(detailsContentNode),
})
