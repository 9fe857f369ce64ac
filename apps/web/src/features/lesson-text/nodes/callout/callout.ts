import { calloutKinds, calloutNode } from '@lectern/contract/rich-text/nodes/boxes'
import { mergeAttributes } from '@tiptap/core'
import { Info } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { plainNode } from '../plain-node.ts'
import { CalloutTools } from './callout-tools.tsx'

const kindOf = (value: unknown) => calloutKinds.find((kind) => kind === value) ?? 'note'

/** A set-off remark. */
export const callout = defineEditorNode({
  type: calloutNode.type,
  extension: plainNode(calloutNode, {
    defining: true,
    parseHTML: () => [{ tag: 'div[data-callout]' }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, {
        dir: 'auto',
        role: 'note',
        'data-callout': kindOf(node.attrs['kind']),
      }),
      0,
    ],
  }),
  inserts: [
    {
      id: 'callout',
      group: 'insert',
      icon: Info,
      name: (t) => t('lesson-text.block_callout'),
      help: (t) => t('lesson-text.block_callout_help'),
      words: (t) => t('lesson-text.slash_words_callout'),
      run: insertBlock(calloutNode.type, {}, () => [{ type: 'paragraph' }]),
    },
  ],
  panel: CalloutTools,
})
