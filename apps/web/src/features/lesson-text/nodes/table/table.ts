import {
  tableCellNode,
  tableHeaderNode,
  tableNode,
  tableRowNode,
} from '@lectern/contract/rich-text/nodes/tables'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Table as TableIcon } from 'lucide-react'
import { cellAttributes } from './cell-attributes.ts'
import { defineEditorNode } from '../editor-node.ts'
import { askSize } from './size/ask-size.ts'
import { TablePanel } from './table-panel.tsx'

/** A table: its first row is a head, until its author says otherwise. */
export const table = defineEditorNode({
  type: tableNode.type,
  extension: Table.configure({ resizable: true, cellMinWidth: 40, allowTableNodeSelection: true }),
  panel: TablePanel,
  inserts: [
    {
      id: 'table',
      group: 'insert',
      icon: TableIcon,
      name: (t) => t('lesson-text.insert_table'),
      words: (t) => t('lesson-text.insert_words_table'),
      after: askSize,
    },
  ],
})

export const tableRow = defineEditorNode({ type: tableRowNode.type, extension: TableRow })

export const tableCell = defineEditorNode({
  type: tableCellNode.type,
  extension: TableCell.extend({
    addAttributes() {
      return { ...this.parent?.(), ...cellAttributes }
    },
  }),
})

export const tableHeader = defineEditorNode({
  type: tableHeaderNode.type,
  extension: TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), ...cellAttributes }
    },
  }),
})
