import { htmlBlockNode } from '@lectern/contract/rich-text/nodes/code'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** The author's own HTML. */
export const htmlBlock = defineEditorNode({ type: htmlBlockNode.type, extension: plainNode(htmlBlockNode) })
