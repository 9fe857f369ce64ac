import { columnNode, columnsNode } from '@lectern/contract/rich-text/nodes/boxes'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** Blocks beside each other. */
export const columns = defineEditorNode({ type: columnsNode.type, extension: plainNode(columnsNode) })

/** One of the columns. */
export const column = defineEditorNode({
  type: columnNode.type,
  extension: plainNode(columnNode, { isolating: true }),
})
