import { quoteNode } from '@lectern/contract/rich-text/nodes/lines'
import { Blockquote } from '@tiptap/extension-blockquote'
import { TextQuote } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'

/** What another has said. */
export const quote = defineEditorNode({
  type: quoteNode.type,
  extension: Blockquote.configure({ HTMLAttributes: { dir: 'auto' } }),
  inserts: [
    {
      id: 'quote',
      group: 'line',
      icon: TextQuote,
      name: (t) => t('lesson-text.tool_quote'),
      words: (t) => t('lesson-text.slash_words_quote'),
      keys: '>',
      run: (chain) => chain.toggleBlockquote(),
    },
  ],
})
