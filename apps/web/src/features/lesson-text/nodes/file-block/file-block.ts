import { fileBlockNode } from '@lectern/contract/rich-text/nodes/media'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** Files to look at and to download. */
export const fileBlock = defineEditorNode({ type: fileBlockNode.type, extension: plainNode(fileBlockNode) })
