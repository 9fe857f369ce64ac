import { dividerNode } from '@lectern/contract/rich-text/nodes/lines'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Minus } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'

/** A line across the text. */
export const divider = defineEditorNode({
  type: dividerNode.type,
  extension: HorizontalRule,
  inserts: [
    {
      id: 'divider',
      group: 'insert',
      icon: Minus,
      name: (t) => t('lesson-text.block_divider'),
      words: (t) => t('lesson-text.slash_words_divider'),
      keys: '---',
      run: (chain) => chain.setHorizontalRule(),
    },
  ],
})
