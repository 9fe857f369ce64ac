import { anchorNode } from '@lectern/contract/rich-text/nodes/inlines'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A place to which a link leads. */
export const anchor = defineEditorNode({ type: anchorNode.type, extension: plainNode(anchorNode) })
