import { footnoteNode } from '@lectern/contract/rich-text/nodes/inlines'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A remark below the text. */
export const footnote = defineEditorNode({ type: footnoteNode.type, extension: plainNode(footnoteNode) })
