import type { BoardColumn, OrderStage } from '@lectern/contract/orders/funnels'
import type { OrderRow } from '@lectern/contract/orders/staff-order'

/** What comes of taking an order to a stage: `money` asks about its payment or its end, and moves nothing by itself. */
export type WayToStage = 'move' | 'money' | 'never'

/** Whether an order may go from one stage of its funnel to another: it never goes back before the stage of its money. */
export const wayTo = (stages: readonly OrderStage[], from: number, to: number): WayToStage => {
  const [start, end] = [from, to].map((id) => stages.findIndex((stage) => stage.id === id))
  const target = end === undefined ? undefined : stages[end]
  if (start === undefined || end === undefined || !target || start === end) return 'never'
  if (target.rule !== null) return 'money'
  const current = stages[start]
  return current && current.rule !== null && end < start ? 'never' : 'move'
}

/** The column with a card of this sum more or less. */
const counted = (column: BoardColumn, { currency, total }: OrderRow, by: 1 | -1): BoardColumn => {
  const known = column.sums.find((each) => each.currency === currency)
  const others = column.sums.filter((each) => each !== known)
  const amount = (known?.amount ?? 0) + by * total
  const count = column.count + by
  const order = [...others, { currency, amount }].toSorted((one, other) =>
    one.currency.localeCompare(other.currency),
  )
  return { ...column, count, sums: count > 0 && (amount > 0 || by > 0) ? order : others }
}

/** The board with an order in another stage, where it is the newest: the last of the cards. */
export const withMoved = (
  columns: readonly BoardColumn[],
  order: OrderRow,
  to: number,
  since: string,
): BoardColumn[] => {
  const moved = columns.find(({ stage }) => stage.id === to)?.stage
  if (!moved) return [...columns]
  const card = { ...order, stage: { id: moved.id, title: moved.title, since } }
  return columns.map((column) => {
    const rest = column.orders.filter(({ id }) => id !== order.id)
    const left = rest.length < column.orders.length ? counted(column, order, -1) : column
    if (column.stage.id !== to) return { ...left, orders: rest }
    return { ...counted(left, order, 1), orders: [...rest, card] }
  })
}

/** The board with what is new of a card, wherever it stands. */
export const withCard = (
  columns: readonly BoardColumn[],
  orderId: number,
  change: (order: OrderRow) => OrderRow,
): BoardColumn[] =>
  columns.map((column) => ({
    ...column,
    orders: column.orders.map((order) => (order.id === orderId ? change(order) : order)),
  }))

/** The column with its next cards; those that came meanwhile by a move are not there twice. */
export const withMore = (
  columns: readonly BoardColumn[],
  stageId: number,
  orders: readonly OrderRow[],
  next: string | null,
): BoardColumn[] =>
  columns.map((column) => {
    if (column.stage.id !== stageId) return column
    const fresh = new Set(orders.map(({ id }) => id))
    return { ...column, orders: [...column.orders.filter(({ id }) => !fresh.has(id)), ...orders], next }
  })

/** Whole days that an order has been in its stage. */
export const daysIn = (since: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(since)) / 86_400_000))
