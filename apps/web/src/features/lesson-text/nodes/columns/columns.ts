import { columnNode, columnsNode } from '@lectern/contract/rich-text/nodes/boxes'
import { InputRule, mergeAttributes } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Columns2, Columns3 } from 'lucide-react'
import { defineEditorNode, type InsertEntry } from '../editor-node.ts'
import { insertBlock } from '../own/insert-block.ts'
import { plainNode } from '../plain-node.ts'
import { ColumnsTools } from './columns-tools.tsx'
import { columnEdges } from './drag-edges.ts'

const insertColumns = (count: number) =>
  insertBlock(columnsNode.type, {}, () =>
    Array.from({ length: count }, () => ({ type: columnNode.type, content: [{ type: 'paragraph' }] })),
  )

const shareOf = (column: Node): number => Number(column.attrs['share']) || 1

const entry = (count: number): InsertEntry => ({
  id: `columns-${count}`,
  group: 'insert',
  icon: count === 2 ? Columns2 : Columns3,
  name: (t) => t('lesson-text.block_columns_of', { count }),
  help: (t) => t('lesson-text.block_columns_help'),
  words: (t) => t('lesson-text.slash_words_columns'),
  ...(count === 2 && { keys: '|||' }),
  run: insertColumns(count),
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
    addInputRules: () => [
      new InputRule({
        find: /^\|\|\|$/,
        handler: ({ range, chain }) => void insertColumns(2)(chain().deleteRange(range)).run(),
      }),
    ],
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
        style: `flex-grow: ${shareOf(node)}`,
      }),
      0,
    ],
    // While its edge is drawn, its element shows another share than it has: nothing to read back.
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div')
        dom.dataset['column'] = ''
        dom.style.flexGrow = String(shareOf(node))
        return {
          dom,
          contentDOM: dom,
          update: (next) => {
            if (next.type.name !== columnNode.type) return false
            dom.style.flexGrow = String(shareOf(next))
            return true
          },
          ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom,
        }
      },
  }),
})
