import { galleryNode } from '@lectern/contract/rich-text/nodes/media'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** Pictures beside each other. */
export const gallery = defineEditorNode({ type: galleryNode.type, extension: plainNode(galleryNode) })
