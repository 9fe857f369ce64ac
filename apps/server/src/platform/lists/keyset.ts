import type { CursorLinks } from '@lectern/contract/kernel/paging'
import { z } from 'zod'
import { asc, desc, type SQL, type SQLWrapper, sql } from '../database/sql.ts'
import { CallError } from '../http/call-error.ts'

/** One order in which a list may stand. Rows with the same value follow each other by id, in the same direction. */
export interface KeysetOrder<Row> {
  readonly column: SQLWrapper
  readonly type: 'text' | 'timestamptz' | 'bigint'
  readonly direction: 'asc' | 'desc'
  /** The value of a row as PostgreSQL reads it. */
  readonly valueOf: (row: Row) => string | number
}

/** A list that is paged by places: `(value, id)` of its first or last row, which an index finds without counting. */
export interface KeysetList<Row, Order extends string> {
  readonly id: SQLWrapper
  readonly idOf: (row: Row) => number
  readonly orders: Readonly<Record<Order, KeysetOrder<Row>>>
}

export interface KeysetQuery<Order extends string> {
  readonly sort: Order
  /** Instead of the order's own. */
  readonly direction?: 'asc' | 'desc' | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly per_page: number
}

/** What a query of one page adds to its conditions, and what becomes of the rows that it finds. */
export interface KeysetPage<Row> {
  readonly where: SQL | undefined
  readonly orderBy: readonly SQL[]
  /** One row more than are answered. */
  readonly limit: number
  readonly answer: (found: readonly Row[]) => { readonly rows: Row[]; readonly links: CursorLinks }
}

const place = z.tuple([z.string(), z.union([z.string(), z.number()]), z.int()])

const cursorOf = (sort: string, value: string | number, id: number): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** @throws CallError invalid_fields for what this list has not made in this order */
const readCursor = (name: 'after' | 'before', text: string, sort: string) => {
  const refusal = () => new CallError('invalid_fields', { fields: { [name]: ['invalid_cursor'] } })
  try {
    const [madeFor, value, id] = place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    if (madeFor !== sort) throw refusal()
    return { value, id }
  } catch (error) {
    throw error instanceof CallError ? error : refusal()
  }
}

/**
 * One page of a list, for `where`, `orderBy` and `limit` of its query.
 *
 * @throws CallError invalid_fields for a place that is none of this order
 */
export const keysetPage = <Row, Order extends string>(
  list: KeysetList<Row, Order>,
  { sort, direction, after, before, per_page: perPage }: KeysetQuery<Order>,
): KeysetPage<Row> => {
  const order = list.orders[sort]
  const isTurned = direction !== undefined && direction !== order.direction
  const madeFor = isTurned ? `-${sort}` : sort
  const isBackward = after === undefined && before !== undefined
  const isFalling = ((order.direction === 'desc') !== isTurned) !== isBackward
  const from = isBackward ? before : after
  const start = from === undefined ? undefined : readCursor(isBackward ? 'before' : 'after', from, madeFor)
  const by = isFalling ? desc : asc
  const linkAt = (row: Row | undefined) =>
    row === undefined ? null : cursorOf(madeFor, order.valueOf(row), list.idOf(row))
  return {
    where: start && beyond(list.id, order, start, isFalling),
    orderBy: [by(order.column), by(list.id)],
    limit: perPage + 1,
    answer: (found) => {
      const rows = found.slice(0, perPage)
      if (isBackward) rows.reverse()
      const isMore = found.length > perPage
      const [isNext, isPrevious] = isBackward ? [true, isMore] : [isMore, after !== undefined]
      return {
        rows,
        links: { next: isNext ? linkAt(rows.at(-1)) : null, previous: isPrevious ? linkAt(rows[0]) : null },
      }
    },
  }
}

/** Rows behind a place: pairs are compared as the index holds them. */
const beyond = <Row>(
  id: SQLWrapper,
  { column, type }: KeysetOrder<Row>,
  start: { readonly value: string | number; readonly id: number },
  isFalling: boolean,
): SQL => {
  const value = sql`${start.value}::${sql.raw(type)}`
  return isFalling
    ? sql`(${column}, ${id}) < (${value}, ${start.id}::bigint)`
    : sql`(${column}, ${id}) > (${value}, ${start.id}::bigint)`
}

/** Beyond this many rows a list says "more than". */
export const mostCounted = 50_000

/** What `count` of a query with `limit mostCounted + 1` means. */
export const totalOf = (counted: number): { total: number; is_total_exact: boolean } => ({
  total: Math.min(counted, mostCounted),
  is_total_exact: counted <= mostCounted,
})

/** The length of a list of which one page was asked: known where the page is the whole list, else left to a call that counts. */
export const totalOfPage = (
  rows: number,
  { next, previous }: CursorLinks,
): { total: number | null; is_total_exact: boolean } => {
  const isWhole = next === null && previous === null
  return { total: isWhole ? rows : null, is_total_exact: isWhole }
}
