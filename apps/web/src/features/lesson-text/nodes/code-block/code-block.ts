import { codeBlockNode } from '@lectern/contract/rich-text/nodes/code'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A code for reading. */
export const codeBlock = defineEditorNode({ type: codeBlockNode.type, extension: plainNode(codeBlockNode) })
