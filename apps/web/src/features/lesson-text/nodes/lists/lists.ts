import { bulletListNode, listItemNode, orderedListNode } from '@lectern/contract/rich-text/nodes/lists'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { List, ListOrdered } from 'lucide-react'
import { defineEditorNode } from '../editor-node.ts'
import { listKindIn } from './list-kind-of.ts'

/** A list with points. */
export const bulletList = defineEditorNode({
  type: bulletListNode.type,
  extension: BulletList.configure({ HTMLAttributes: { dir: 'auto' } }),
  inserts: [
    {
      id: 'bullets',
      group: 'line',
      icon: List,
      name: (t) => t('lesson-text.tool_bullets'),
      words: (t) => t('lesson-text.slash_words_bullets'),
      keys: '-',
      run: (chain) => chain.toggleBulletList(),
    },
  ],
})

/** A list with numbers. */
export const orderedList = defineEditorNode({
  type: orderedListNode.type,
  extension: OrderedList.extend({
    addAttributes() {
      // Of what HTML may name only what a text stores.
      return { ...this.parent?.(), type: { default: null, parseHTML: listKindIn } }
    },
  }).configure({ HTMLAttributes: { dir: 'auto' } }),
  inserts: [
    {
      id: 'numbers',
      group: 'line',
      icon: ListOrdered,
      name: (t) => t('lesson-text.tool_numbers'),
      words: (t) => t('lesson-text.slash_words_numbers'),
      keys: '1.',
      run: (chain) => chain.toggleOrderedList(),
    },
  ],
})

/** An entry of a list. */
export const listItem = defineEditorNode({ type: listItemNode.type, extension: ListItem })
