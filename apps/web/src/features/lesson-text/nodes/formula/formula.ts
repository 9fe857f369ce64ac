import { formulaBlockNode, formulaNode } from '@lectern/contract/rich-text/nodes/inlines'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A formula in a line. */
export const formula = defineEditorNode({ type: formulaNode.type, extension: plainNode(formulaNode) })

/** A formula that stands by itself. */
export const formulaBlock = defineEditorNode({
  type: formulaBlockNode.type,
  extension: plainNode(formulaBlockNode),
})
