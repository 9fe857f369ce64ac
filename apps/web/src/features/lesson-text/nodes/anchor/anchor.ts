import { anchorNode } from '@lectern/contract/rich-text/nodes/inlines'
import { mergeAttributes } from '@tiptap/core'
import { Hash } from 'lucide-react'
import { selectInserted } from '../../panels/select-inserted.ts'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'
import { AnchorPanel } from './anchor-panel.tsx'

/** A place to which a link leads: a sign in the editor, unseen by learners. */
export const anchor = defineEditorNode({
  type: anchorNode.type,
  extension: plainNode(anchorNode, {
    renderHTML: ({ node, HTMLAttributes }) => [
      'span',
      mergeAttributes(HTMLAttributes, { 'data-node': 'anchor', title: `#${String(node.attrs['name'])}` }),
    ],
  }),
  panel: AnchorPanel,
  inserts: [
    {
      id: 'anchor',
      group: 'insert',
      icon: Hash,
      name: (t) => t('lesson-text.insert_anchor'),
      words: (t) => t('lesson-text.insert_words_anchor'),
      run: (chain) => chain.insertContent({ type: anchorNode.type, attrs: { name: 'place' } }),
      after: selectInserted(anchorNode.type),
    },
  ],
})
