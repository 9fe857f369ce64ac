import { z } from 'zod'
import { alignment, textColor } from '../looks.ts'
import { defineNode } from '../node-kind.ts'

export const tableLimits = { columns: 50, rows: 500, columnWidth: 2_000 } as const

const cellAttrs = {
  colspan: z.int().min(1).max(tableLimits.columns).default(1),
  rowspan: z.int().min(1).max(tableLimits.rows).default(1),
  /** Pixels of each column that the cell covers; null leaves them to the table. */
  colwidth: z
    .array(z.int().min(25).max(tableLimits.columnWidth))
    .max(tableLimits.columns)
    .nullable()
    .default(null),
  backgroundColor: textColor.nullable().default(null),
  align: alignment.nullable().default(null),
}

export const tableNode = defineNode({
  type: 'table',
  place: 'block',
  attrs: {},
  holds: ['tableRow'],
  isShown: true,
})

export const tableRowNode = defineNode({
  type: 'tableRow',
  place: 'inside',
  attrs: {},
  holds: ['tableCell', 'tableHeader'],
  isShown: false,
})

export const tableCellNode = defineNode({
  type: 'tableCell',
  place: 'inside',
  attrs: cellAttrs,
  holds: 'blocks',
  isShown: false,
})

export const tableHeaderNode = defineNode({
  type: 'tableHeader',
  place: 'inside',
  attrs: cellAttrs,
  holds: 'blocks',
  isShown: false,
})
