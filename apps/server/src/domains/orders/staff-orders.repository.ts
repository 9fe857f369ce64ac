import type { OrderGroup } from '@lectern/contract/orders/order-states'
import { foldedHoldsWords } from '../../platform/database/holds-words.ts'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from '../../platform/database/sql.ts'
import { type KeysetList, keysetPage, type KeysetQuery } from '../../platform/lists/keyset.ts'
import { newestFirst } from '../../platform/lists/newest-first.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { orders, ordersColumns } from './orders.tables.ts'

/** Which orders of a school are listed. */
export interface OrderFilter {
  readonly schoolId: SchoolId
  readonly group: OrderGroup
  /** A number, or a part of a name, an e-mail or a title. */
  readonly query?: string | undefined
  readonly offerId?: number | undefined
  /** A contact, and those that became one with it. */
  readonly contactIds?: readonly number[] | undefined
  readonly stageId?: number | undefined
  readonly managerId?: number | undefined
  readonly now: Date
}

const waits = and(inArray(orders.paidStatus, ['unpaid', 'partial']), isNull(orders.cancelledAt))
const isLate = (now: Date) => sql`${orders.nextDueAt} < ${now.toISOString()}::timestamptz`

const inGroup = (group: OrderGroup, now: Date): SQL | undefined => {
  switch (group) {
    case 'all':
      return undefined
    case 'awaiting_payment':
      return and(waits, sql`(${orders.nextDueAt} is null or not ${isLate(now)})`)
    case 'late':
      return and(waits, isLate(now))
    case 'paid':
      return inArray(orders.paidStatus, ['paid', 'overpaid', 'free'])
    case 'closed':
      return or(
        inArray(orders.paidStatus, ['refunded', 'partially_refunded']),
        and(inArray(orders.paidStatus, ['unpaid', 'partial']), isNotNull(orders.cancelledAt)),
      )
  }
}

const hasWords = (query: string | undefined): SQL | undefined => {
  if (!query) return undefined
  const number = /^#?(\d{1,9})$/.exec(query)?.[1]
  if (number !== undefined) return eq(orders.number, Number(number))
  return foldedHoldsWords(orders.called, query)
}

export const isWanted = ({
  schoolId,
  group,
  query,
  offerId,
  contactIds,
  stageId,
  managerId,
  now,
}: OrderFilter) =>
  and(
    eq(orders.schoolId, schoolId),
    inGroup(group, now),
    hasWords(query),
    offerId === undefined ? undefined : eq(orders.offerId, offerId),
    contactIds === undefined ? undefined : inArray(orders.contactId, [...contactIds]),
    stageId === undefined ? undefined : eq(orders.stageId, stageId),
    managerId === undefined ? undefined : eq(orders.managerId, managerId),
  )

const selectOrders = (db: ReadDatabase) => db.select(ordersColumns).from(orders)
type Row = Awaited<ReturnType<typeof selectOrders>>[number]

const list = newestFirst<Row>(orders)

/** Cards of a column: the longest in the stage first. */
const byStage: KeysetList<Row, 'stage'> = {
  id: orders.id,
  idOf: ({ id }) => id,
  orders: {
    stage: {
      column: orders.stageSince,
      type: 'timestamptz',
      direction: 'asc',
      valueOf: ({ stageSince, createdAt }) => (stageSince ?? createdAt).toISOString(),
    },
  },
}

/** The first page of a column, as its rows are cut and go on. */
export const columnPage = (limit: number) => keysetPage(byStage, { per_page: limit, sort: 'stage' })

/** One page of the orders of a school: the latest first, or those of a stage as its column shows them. */
export const listOrdersOfSchool = async (
  db: ReadDatabase,
  filter: OrderFilter,
  page: Omit<KeysetQuery<'created'>, 'sort'>,
) => {
  const keyset =
    filter.stageId === undefined
      ? keysetPage(list, { ...page, sort: 'created' })
      : keysetPage(byStage, { ...page, sort: 'stage' })
  const rows = await selectOrders(db)
    .where(and(isWanted(filter), keyset.where))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.answer(rows)
}

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
  schoolId: SchoolId,
  now: Date,
): Promise<Record<OrderGroup, number>> => {
  const ofGroup = (group: OrderGroup) => {
    const condition = inGroup(group, now)
    return condition ? sql<number>`count(*) filter (where ${condition})::int` : sql<number>`count(*)::int`
  }
  const [row] = await db
    .select({
      all: ofGroup('all'),
      awaiting_payment: ofGroup('awaiting_payment'),
      late: ofGroup('late'),
      paid: ofGroup('paid'),
      closed: ofGroup('closed'),
    })
    .from(orders)
    .where(eq(orders.schoolId, schoolId))
  return row ?? { all: 0, awaiting_payment: 0, late: 0, paid: 0, closed: 0 }
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
