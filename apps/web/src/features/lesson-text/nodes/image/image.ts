import { imageNode } from '@lectern/contract/rich-text/nodes/media'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A picture. */
export const image = defineEditorNode({ type: imageNode.type, extension: plainNode(imageNode) })
