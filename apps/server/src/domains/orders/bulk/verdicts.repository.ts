import { type OrderRefusal, reminderHours } from '@lectern/contract/orders/bulk'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isWanted, type OrderFilter } from '../list/order-conditions.repository.ts'
import { orders, ordersColumns } from '../orders.tables.ts'
import type { PreparedAction } from './prepared-action.ts'

/** What an action does with an order. */
export type Verdict = 'change' | 'already' | OrderRefusal

/** Which orders somebody means. */
export type ChosenOrders =
  | { readonly schoolId: SchoolId; readonly ids: readonly number[] }
  | { readonly schoolId: SchoolId; readonly filter: OrderFilter }

const isChosen = (chosen: ChosenOrders): SQL | undefined =>
  and(
    eq(orders.schoolId, chosen.schoolId),
    'ids' in chosen ? inArray(orders.id, [...chosen.ids]) : isWanted(chosen.filter),
  )

/** A query of the ids of the chosen orders. */
export const idsOfChosen = (db: ReadDatabase, chosen: ChosenOrders): SQLWrapper =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.schoolId, chosen.schoolId), isChosen(chosen)))

const verdictOf = (action: PreparedAction, now: Date): SQL<Verdict> => {
  switch (action.kind) {
    case 'move':
      // Nobody moves an order back before the stage of money in which it is.
      return sql`case
        when ${orders.stageId} is null then 'no_stage'
        when ${orders.stageId} = ${action.stage_id} then 'already'
        when ${inArray(orders.stageId, action.behind.length > 0 ? action.behind : [0])} then 'stage_of_money'
        else 'change' end`
    case 'manager':
      return sql`case when ${orders.managerId} is not distinct from ${action.manager_id}::bigint then 'already' else 'change' end`
    case 'cancel':
      return sql`case
        when ${orders.cancelledAt} is not null then 'already'
        when ${orders.paidStatus} <> 'unpaid' then 'has_money'
        when ${orders.awaitingSince} is not null then 'payment_under_way'
        else 'change' end`
    case 'remind':
      return sql`case
        when ${orders.paidStatus} not in ('unpaid', 'partial') or ${orders.cancelledAt} is not null then 'not_waiting'
        when ${orders.awaitingSince} is not null then 'payment_under_way'
        when ${orders.email} is null then 'no_email'
        when ${orders.linkSentAt} > ${remindedSince(now).toISOString()}::timestamptz then 'reminded_lately'
        else 'change' end`
  }
}

const remindedSince = (now: Date): Date => new Date(now.getTime() - reminderHours * 60 * 60 * 1000)

/** How many of the chosen orders have each verdict, and how many of those hold a place. */
export const countVerdicts = (db: ReadDatabase, chosen: ChosenOrders, action: PreparedAction, now: Date) => {
  const judged = db
    .select({ verdict: verdictOf(action, now).as('verdict'), holdsPlace: orders.holdsPlace })
    .from(orders)
    .where(and(eq(orders.schoolId, chosen.schoolId), isChosen(chosen)))
    .as('judged')
  return db
    .select({
      verdict: judged.verdict,
      orders: sql<number>`count(*)::int`,
      places: sql<number>`count(*) filter (where ${judged.holdsPlace})::int`,
    })
    .from(judged)
    .groupBy(judged.verdict)
}

interface Slice {
  readonly schoolId: SchoolId
  readonly ids: readonly number[]
  readonly now: Date
}

/** Orders of a slice with what becomes of them, by their number, as everybody locks who holds several; nobody else changes them meanwhile. */
export const holdOrders = (tx: Transaction, { schoolId, ids, now }: Slice, action: PreparedAction) =>
  tx
    .select({ ...ordersColumns, verdict: verdictOf(action, now) })
    .from(orders)
    .where(and(eq(orders.schoolId, schoolId), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))
    .for('update')
export type JudgedOrder = Awaited<ReturnType<typeof holdOrders>>[number]

/** Orders of a page of a file. */
export const listForFile = (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) =>
  db
    .select(ordersColumns)
    .from(orders)
    .where(and(eq(orders.schoolId, schoolId), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))
