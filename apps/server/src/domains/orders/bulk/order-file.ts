import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { NextStep } from '@lectern/contract/orders/next-step'
import type { OrderColumn } from '@lectern/contract/orders/order-list'
import type { OrderRow } from '@lectern/contract/orders/staff-order'
import { amountCell, momentCell } from '../../../platform/documents/file-cells.ts'
import type { TableCell } from '../../../platform/documents/read-csv.ts'

/** By whose clock a file tells moments, and when it is written. */
export interface FilePlace {
  readonly zone: string
  readonly now: Date
}

const dayMs = 24 * 60 * 60 * 1000

/** What comes next in a word, and when. */
const nextCell = (next: NextStep, zone: string): string => {
  const at = 'due_at' in next ? next.due_at : 'since' in next ? next.since : 'at' in next ? next.at : null
  return [next.kind, momentCell(at, zone)].filter((each) => each !== '').join(' ')
}

/** The cell of an order in each column. */
const cells: Readonly<Record<OrderColumn, (order: OrderRow, place: FilePlace) => TableCell>> = {
  number: ({ number }) => number,
  buyer: ({ buyer }) => buyer.name,
  email: ({ buyer }) => buyer.email ?? '',
  phone: ({ buyer }) => buyer.phone ?? '',
  offer: ({ title }) => title,
  total: ({ total, currency }) => amountCell(total, currency),
  paid: ({ paid_total: paid, currency }) => amountCell(paid, currency),
  refunded: ({ refunded_total: refunded, currency }) => amountCell(refunded, currency),
  currency: ({ currency }) => currency,
  state: ({ state }) => state,
  next: ({ next }, { zone }) => nextCell(next, zone),
  stage: ({ stage }) => stage?.title ?? '',
  days_in_stage: ({ stage }, { now }) =>
    stage === null ? '' : Math.max(0, Math.floor((now.getTime() - Date.parse(stage.since)) / dayMs)),
  manager: ({ manager }) => manager?.name ?? '',
  source: ({ source }) => source,
  method: ({ method }) => method?.title ?? '',
  created: ({ created_at: at }, { zone }) => momentCell(at, zone),
  first_paid: ({ first_paid_at: at }, { zone }) => momentCell(at, zone),
  comments: ({ comments_count: count }) => count,
}

/** Columns of what was ordered, behind those of the order. */
export const lineColumns = ['line_title', 'line_quantity', 'line_amount'] as const

export interface FileLine {
  readonly title: string
  readonly quantity: number
  readonly price: bigint
}

const lineCells = ({ title, quantity, price }: FileLine, currency: CurrencyCode): TableCell[] => [
  ...[title, quantity, amountCell(price * BigInt(quantity), currency)],
]

/** A row of the file. */
export const orderCells = (order: OrderRow, columns: readonly OrderColumn[], place: FilePlace): TableCell[] =>
  columns.map((column) => cells[column](order, place))

/** A row for each thing that was ordered; one with empty cells where there is none. */
export const lineRows = (
  order: OrderRow,
  lines: readonly FileLine[],
  columns: readonly OrderColumn[],
  place: FilePlace,
): TableCell[][] => {
  const shared = orderCells(order, columns, place)
  if (lines.length === 0) return [[...shared, ...lineColumns.map(() => '')]]
  return lines.map((line) => [...shared, ...lineCells(line, order.currency)])
}
