import { dividerNode } from '@lectern/contract/rich-text/nodes/lines'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { defineEditorNode } from '../editor-node.ts'

/** A line across the text. */
export const divider = defineEditorNode({ type: dividerNode.type, extension: HorizontalRule })
