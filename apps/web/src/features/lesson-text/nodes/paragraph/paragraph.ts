import { paragraphNode } from '@lectern/contract/rich-text/nodes/lines'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Pilcrow } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'

/** A line of words. */
export const paragraph = defineEditorNode({
  type: paragraphNode.type,
  extension: Paragraph,
  inserts: [
    {
      id: 'paragraph',
      group: 'line',
      icon: Pilcrow,
      name: (t) => t('lesson-text.tool_paragraph'),
      words: (t) => t('lesson-text.slash_words_paragraph'),
      keys: 'Ctrl+Alt+0',
      run: (chain) => chain.setParagraph(),
    },
  ],
})
