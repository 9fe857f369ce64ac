import type { OrderGroup, OrderSource, OrderState } from '@lectern/contract/orders/order-states'
import { foldedHoldsWords } from '../../../platform/database/holds-words.ts'
import {
  alias,
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { orderEvents, orders } from '../orders.tables.ts'
import type { MoneyTroubles } from '../services.ts'

/** Which orders of a school are listed. */
export interface OrderFilter {
  readonly schoolId: SchoolId
  readonly group: OrderGroup
  /** Needed by the groups that look at money. */
  readonly troubles?: MoneyTroubles | undefined
  readonly state?: OrderState | undefined
  /** A number, or a part of a name, an e-mail or a title. */
  readonly query?: string | undefined
  readonly offerId?: number | undefined
  /** A contact, and those that became one with it. */
  readonly contactIds?: readonly number[] | undefined
  readonly stageId?: number | undefined
  readonly managerId?: number | undefined
  readonly methodId?: number | undefined
  readonly source?: OrderSource | undefined
  readonly currency?: string | undefined
  /** Those placed from a moment on, and before another. */
  readonly from?: Date | undefined
  readonly before?: Date | undefined
  /** In minor units, both inside. */
  readonly least?: bigint | undefined
  readonly most?: bigint | undefined
  readonly now: Date
}

const isOpen = isNull(orders.cancelledAt)
const waits = and(inArray(orders.paidStatus, ['unpaid', 'partial']), isOpen)
const isLate = (now: Date) => sql`${orders.nextDueAt} < ${now.toISOString()}::timestamptz`
const isInTime = (now: Date) => sql`(${orders.nextDueAt} is null or not ${isLate(now)})`
const isClosedUnpaid = and(inArray(orders.paidStatus, ['unpaid', 'partial']), isNotNull(orders.cancelledAt))

const later = alias(orderEvents, 'later')

/** Orders of which a product could not be opened, and nothing was opened since. */
const withoutAccess = (schoolId: SchoolId): SQL => sql`(
  select ${orderEvents.orderId} from ${orderEvents}
  where ${orderEvents.schoolId} = ${schoolId} and ${orderEvents.kind} = 'access_refused' and not exists (
    select 1 from ${orderEvents} as later
    where ${later.orderId} = ${orderEvents.orderId} and ${later.id} > ${orderEvents.id}
      and ${later.kind} in ('access_opened', 'refunded')
  )
)`

const needsAction = (schoolId: SchoolId, { mismatched, disputed }: MoneyTroubles): SQL | undefined =>
  or(
    eq(orders.paidStatus, 'overpaid'),
    sql`${orders.id} in ${mismatched(schoolId)}`,
    sql`${orders.id} in ${disputed(schoolId)}`,
    sql`${orders.id} in ${withoutAccess(schoolId)}`,
  )

const known = (troubles: MoneyTroubles | undefined): MoneyTroubles => {
  if (troubles === undefined) throw new Error('Nobody says which orders have trouble with their money.')
  return troubles
}

/** The orders of a group; undefined: all of them. */
export const inGroup = (
  group: OrderGroup,
  { schoolId, troubles, now }: Pick<OrderFilter, 'schoolId' | 'troubles' | 'now'>,
): SQL | undefined => {
  switch (group) {
    case 'all':
      return undefined
    case 'needs_action':
      return needsAction(schoolId, known(troubles))
    case 'disputed':
      return sql`${orders.id} in ${known(troubles).disputed(schoolId)}`
    case 'awaiting_payment':
      return and(waits, isInTime(now))
    case 'late':
      return and(waits, isLate(now))
    case 'paid':
      return inArray(orders.paidStatus, ['paid', 'overpaid', 'free'])
    case 'closed':
      return or(inArray(orders.paidStatus, ['refunded', 'partially_refunded']), isClosedUnpaid)
  }
}

/** The same as `orderState` of the contract says of one order. */
const inState = (state: OrderState, now: Date): SQL | undefined => {
  switch (state) {
    case 'awaiting_payment':
      return and(eq(orders.paidStatus, 'unpaid'), isOpen, isInTime(now))
    case 'paid_in_part':
      return and(eq(orders.paidStatus, 'partial'), isOpen, isInTime(now))
    case 'late':
      return and(waits, isLate(now))
    case 'expired':
      return and(isClosedUnpaid, eq(orders.cancelReason, 'expired'))
    case 'cancelled':
      return and(isClosedUnpaid, sql`${orders.cancelReason} is distinct from 'expired'`)
    case 'refunded_in_part':
      return eq(orders.paidStatus, 'partially_refunded')
    case 'paid':
    case 'overpaid':
    case 'refunded':
    case 'free':
      return eq(orders.paidStatus, state)
  }
}

const hasWords = (query: string | undefined): SQL | undefined => {
  if (!query) return undefined
  const number = /^#?(\d{1,9})$/.exec(query)?.[1]
  if (number !== undefined) return eq(orders.number, Number(number))
  return foldedHoldsWords(orders.called, query)
}

const is = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value)

export const isWanted = (filter: OrderFilter): SQL | undefined =>
  and(
    eq(orders.schoolId, filter.schoolId),
    inGroup(filter.group, filter),
    is(filter.state, (state) => inState(state, filter.now)),
    hasWords(filter.query),
    is(filter.offerId, (id) => eq(orders.offerId, id)),
    is(filter.contactIds, (ids) => inArray(orders.contactId, [...ids])),
    is(filter.stageId, (id) => eq(orders.stageId, id)),
    is(filter.managerId, (id) => eq(orders.managerId, id)),
    is(filter.methodId, (id) => eq(orders.methodId, id)),
    is(filter.source, (source) => eq(orders.source, source)),
    is(filter.currency, (currency) => eq(orders.currency, currency)),
    is(filter.from, (from) => gte(orders.createdAt, from)),
    is(filter.before, (before) => lt(orders.createdAt, before)),
    is(filter.least, (amount) => gte(orders.total, amount)),
    is(filter.most, (amount) => lte(orders.total, amount)),
  )
