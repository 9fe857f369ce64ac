import { calloutNode } from '@lectern/contract/rich-text/nodes/boxes'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A set-off remark. */
export const callout = defineEditorNode({ type: calloutNode.type, extension: plainNode(calloutNode) })
