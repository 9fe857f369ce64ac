import { lineBreakNode } from '@lectern/contract/rich-text/nodes/inlines'
import { HardBreak } from '@tiptap/extension-hard-break'
import { defineEditorNode } from '../editor-node.ts'

/** A new line within a paragraph. */
export const lineBreak = defineEditorNode({ type: lineBreakNode.type, extension: HardBreak })
