import { audioNode } from '@lectern/contract/rich-text/nodes/media'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'

/** A recording between words. */
export const audio = defineEditorNode({ type: audioNode.type, extension: plainNode(audioNode) })
