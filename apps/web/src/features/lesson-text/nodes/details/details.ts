import { detailsContentNode, detailsNode, detailsSummaryNode } from '@lectern/contract/rich-text/nodes/boxes'
import { mergeAttributes } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { ListCollapse } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { plainNode } from '../plain-node.ts'
import { DetailsTools } from './details-tools.tsx'
import styles from './details.module.css'

const emptyDetails = () => [
  { type: detailsSummaryNode.type },
  { type: detailsContentNode.type, content: [{ type: 'paragraph' }] },
]

/** A spoiler; where it is written it stands open. */
export const details = defineEditorNode({
  type: detailsNode.type,
  extension: plainNode(detailsNode, {
    content: 'detailsSummary detailsContent',
    isolating: true,
    parseHTML: () => [{ tag: 'div[data-details]' }],
    renderHTML: ({ HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, { dir: 'auto', class: styles.details, 'data-details': '' }),
      0,
    ],
  }),
  inserts: [
    {
      id: 'details',
      group: 'insert',
      icon: ListCollapse,
      name: (t) => t('lesson-text.block_details'),
      help: (t) => t('lesson-text.block_details_help'),
      words: (t) => t('lesson-text.slash_words_details'),
      run: insertBlock(detailsNode.type, {}, emptyDetails),
    },
  ],
  panel: DetailsTools,
})

/** The line that opens a spoiler. */
export const detailsSummary = defineEditorNode({
  type: detailsSummaryNode.type,
  extension: plainNode(detailsSummaryNode, {
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag: 'div[data-details-summary]' }],
    renderHTML: () => ['div', { class: styles.summary, 'data-details-summary': '' }, 0],
    addKeyboardShortcuts() {
      return {
        // On to what the line opens: a second line above it is nothing that a spoiler can hold.
        Enter: () =>
          this.editor.commands.command(({ tr, dispatch }) => {
            const { $from } = tr.selection
            if ($from.parent.type.name !== detailsSummaryNode.type) return false
            if (dispatch)
              tr.setSelection(TextSelection.near(tr.doc.resolve($from.after() + 1))).scrollIntoView()
            return true
          }),
      }
    },
  }),
})

/** What a spoiler folds away. */
export const detailsContent = defineEditorNode({
  type: detailsContentNode.type,
  extension: plainNode(detailsContentNode, {
    selectable: false,
    parseHTML: () => [{ tag: 'div[data-details-content]' }],
    renderHTML: () => ['div', { class: styles.content, 'data-details-content': '' }, 0],
  }),
})
