import { footnoteNode } from '@lectern/contract/rich-text/nodes/inlines'
import { mergeAttributes } from '@tiptap/core'
import { Superscript } from 'lucide-react'
import { selectInserted } from '../../panels/select-inserted.ts'
import { defineEditorNode } from '../editor-node.ts'
import { plainNode } from '../plain-node.ts'
import { FootnotePanel } from './footnote-panel.tsx'

/** A remark below the text: its number is counted where it is shown. */
export const footnote = defineEditorNode({
  type: footnoteNode.type,
  extension: plainNode(footnoteNode, {
    renderHTML: ({ HTMLAttributes }) => ['sup', mergeAttributes(HTMLAttributes, { 'data-node': 'footnote' })],
    parseHTML: () => [{ tag: 'sup[data-node="footnote"]', priority: 60 }],
  }),
  panel: FootnotePanel,
  inserts: [
    {
      id: 'footnote',
      group: 'insert',
      icon: Superscript,
      name: (t) => t('lesson-text.insert_footnote'),
      words: (t) => t('lesson-text.insert_words_footnote'),
      run: (chain) => chain.insertContent({ type: footnoteNode.type }),
      after: selectInserted(footnoteNode.type),
    },
  ],
})
