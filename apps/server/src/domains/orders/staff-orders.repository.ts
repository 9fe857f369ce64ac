import type { OrderSort } from '@lectern/contract/orders/order-list'
import type { OrderGroup } from '@lectern/contract/orders/order-states'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, inArray, type SQL, sql } from '../../platform/database/sql.ts'
import { type KeysetList, keysetPage, type KeysetQuery } from '../../platform/lists/keyset.ts'
import { newestFirst } from '../../platform/lists/newest-first.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { inGroup, isWanted, type OrderFilter } from './list/order-conditions.repository.ts'
import { orders, ordersColumns } from './orders.tables.ts'

const selectOrders = (db: ReadDatabase) => db.select(ordersColumns).from(orders)
type Row = Awaited<ReturnType<typeof selectOrders>>[number]

/** No date stands behind every date, in either direction. */
const noDate = { asc: sql`'infinity'::timestamptz`, desc: sql`'-infinity'::timestamptz` } as const

const listIn = (direction: 'asc' | 'desc'): KeysetList<Row, OrderSort> => ({
  id: orders.id,
  idOf: ({ id }) => id,
  orders: {
    ...newestFirst<Row>(orders).orders,
    number: { column: orders.number, type: 'bigint', direction: 'desc', valueOf: ({ number }) => number },
    total: {
      ...{ column: orders.total, type: 'bigint', direction: 'desc' },
      valueOf: ({ total }) => String(total),
    },
    due: {
      column: sql`coalesce(${orders.nextDueAt}, ${noDate[direction]})`,
      ...{ type: 'timestamptz', direction: 'asc' },
      valueOf: ({ nextDueAt }) =>
        nextDueAt?.toISOString() ?? (direction === 'asc' ? 'infinity' : '-infinity'),
    },
    /** Cards of a column: the longest in the stage first. */
    stage: {
      ...{ column: orders.stageSince, type: 'timestamptz', direction: 'asc' },
      valueOf: ({ stageSince, createdAt }) => (stageSince ?? createdAt).toISOString(),
    },
  },
})

/** The first page of a column, as its rows are cut and go on. */
export const columnPage = (limit: number) => keysetPage(listIn('asc'), { per_page: limit, sort: 'stage' })

type WantedPage = Omit<KeysetQuery<OrderSort>, 'sort'> & { readonly sort?: OrderSort | undefined }

/** One page of the orders of a school: the latest first, or those of a stage as its column shows them, or as is asked. */
export const listOrdersOfSchool = async (db: ReadDatabase, filter: OrderFilter, page: WantedPage) => {
  const sort = page.sort ?? (filter.stageId === undefined ? 'created' : 'stage')
  const keyset = keysetPage(listIn(page.direction ?? 'asc'), { ...page, sort })
  const rows = await selectOrders(db)
    .where(and(isWanted(filter), keyset.where))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.answer(rows)
}

/** Ids of the orders that a filter finds. */
export const findRowsOf = (db: ReadDatabase, filter: OrderFilter): SQL =>
  sql`(${db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.schoolId, filter.schoolId), isWanted(filter)))})`

/** Where counting stops. */
const mostCounted = 10_000

/** How many orders a filter finds, up to a limit. */
export const countOrdersOfSchool = async (
  db: ReadDatabase,
  filter: OrderFilter,
): Promise<{ readonly total: number; readonly isExact: boolean }> => {
  const found = db
    .select({ id: orders.id })
    .from(orders)
    .where(isWanted(filter))
    .limit(mostCounted + 1)
    .as('found')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found)
  const total = row?.total ?? 0
  return { total: Math.min(total, mostCounted), isExact: total <= mostCounted }
}

/** How many orders of a school are in each group, by one look at them. */
export const countGroups = async (
  db: ReadDatabase,
  place: Pick<OrderFilter, 'schoolId' | 'troubles' | 'now'>,
): Promise<Record<OrderGroup, number>> => {
  const ofGroup = (group: OrderGroup) => {
    const condition = inGroup(group, place)
    return condition ? sql<number>`count(*) filter (where ${condition})::int` : sql<number>`count(*)::int`
  }
  const [row] = await db
    .select({
      all: ofGroup('all'),
      needs_action: ofGroup('needs_action'),
      late: ofGroup('late'),
      awaiting_payment: ofGroup('awaiting_payment'),
      disputed: ofGroup('disputed'),
      paid: ofGroup('paid'),
      closed: ofGroup('closed'),
    })
    .from(orders)
    .where(eq(orders.schoolId, place.schoolId))
  return row ?? { all: 0, needs_action: 0, late: 0, awaiting_payment: 0, disputed: 0, paid: 0, closed: 0 }
}

/** Numbers and titles of some orders of a school, as the history of a contact names them. */
export const listOrderTitles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await db
    .select({ id: orders.id, number: orders.number, title: orders.title })
    .from(orders)
    .where(and(eq(orders.schoolId, schoolId), inArray(orders.id, [...ids])))
  return new Map(rows.map(({ id, number, title }) => [id, `#${number} ${title}`]))
}
