import { iframeNode } from '@lectern/contract/rich-text/nodes/code'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** Another site's page. */
export const iframe = defineEditorNode({ type: iframeNode.type, extension: plainNode(iframeNode) })
