import { buttonNode } from '@lectern/contract/rich-text/nodes/button'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A link that looks like a button. */
export const button = defineEditorNode({ type: buttonNode.type, extension: plainNode(buttonNode) })
