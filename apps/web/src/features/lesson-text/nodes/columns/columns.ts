import { columnNode, columnsNode } from '@lectern/contract/rich-text/nodes/boxes'
import { mergeAttributes } from '@tiptap/core'
import { Columns2, Columns3 } from 'lucide-react'
import { defineEditorNode, type InsertEntry } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { plainNode } from '../plain-node.ts'
import { ColumnsTools } from './columns-tools.tsx'
import { columnEdges } from './drag-edges.ts'

const entry = (count: number): InsertEntry => ({
  id: `columns-${count}`,
  group: 'insert',
  icon: count === 2 ? Columns2 : Columns3,
  name: (t) => t('create-course.block_columns_of', { count }),
  help: (t) => t('create-course.block_columns_help'),
  words: (t) => t('create-course.slash_words_columns'),
  ...(count === 2 && { keys: '|||' }),
  run: insertBlock(columnsNode.type, {}, () =>
    Array.from({ length: count }, () => ({ type: columnNode.type, content: [{ type: 'paragraph' }] })),
  ),
})

/** Blocks beside each other. */
export const columns = defineEditorNode({
  type: columnsNode.type,
  extension: plainNode(columnsNode, {
    content: 'column{2,4}',
    isolating: true,
    parseHTML: () => [{ tag: 'div[data-columns]' }],
    renderHTML: () => ['div', { 'data-columns': '' }, 0],
    addProseMirrorPlugins: () => [columnEdges()],
  }),
  inserts: [entry(2), entry(3)],
  panel: ColumnsTools,
})

/** One of the columns. */
export const column = defineEditorNode({
  type: columnNode.type,
  extension: plainNode(columnNode, {
    isolating: true,
    selectable: false,
    parseHTML: () => [{ tag: 'div[data-column]' }],
    renderHTML: ({ node, HTMLAttributes }) => [
      'div',
      mergeAttributes(HTMLAttributes, {
        'data-column': '',
        style: `flex-grow: ${Number(node.attrs['share']) || 1}`,
      }),
      0,
    ],
  }),
})
