import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type {
  BuyerOrder,
  OrderPlace as OrderPlaceShown,
  PaymentMethod,
} from '@lectern/contract/orders/buyer-order'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import { orderSources } from '@lectern/contract/orders/order-states'
import { orderState } from '@lectern/contract/orders/rules/order-state'
import { type OrderCourse, whatComesNext } from '@lectern/contract/orders/rules/what-comes-next'
import type { OrderCard, OrderRow as ShownRow } from '@lectern/contract/orders/staff-order'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { found } from '../../platform/http/call-error.ts'
import type { KnownPerson } from '@lectern/contract/kernel/ids'
import { listOrderGrants } from '../access/index.ts'
import { listPeople } from '../identity/index.ts'
import { findOffer, type FindCourseOfProduct, offerLink, type OfferRow } from '../offers/index.ts'
import { listSchoolsById } from '../schools/index.ts'
import { currencyOf, known, presentPayment } from './orders.presenter.ts'
import { listStageTitles } from './funnels/funnels.repository.ts'
import { listLines, listPayments, type OrderRow, type PaymentRow } from './orders.repository.ts'
import {
  findOrder,
  listComments,
  listEvents,
  listOrderedProducts,
  type OrderPlace,
} from './order-writes.repository.ts'
import type { KnownMethod, PaymentMethods } from './services.ts'

/** What the next step of an order follows from, of its rows. */
export const courseOfOrder = (order: OrderRow, payments: readonly PaymentRow[]): OrderCourse => {
  const next = payments.find(({ status }) => status === 'planned')
  return {
    paidStatus: order.paidStatus,
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    nextDueAt: order.nextDueAt,
    total: order.total,
    paidTotal: order.paidTotal,
    refundedTotal: order.refundedTotal,
    nextPayment: next ? { amount: next.amount, dueAt: next.dueAt } : null,
    expiresAt: order.expiresAt,
    awaitingSince: order.awaitingSince,
    differsSince: order.differsSince,
  }
}

/** What is named beside the row of an order. */
interface RowNames {
  readonly stages: ReadonlyMap<number, string>
  readonly people: ReadonlyMap<number, KnownPerson>
  /** Ways to pay. */
  readonly methods: ReadonlyMap<number, string>
}

const presentRow = (
  order: OrderRow,
  payments: readonly PaymentRow[],
  { stages, people, methods }: RowNames,
  now: Date,
): ShownRow => {
  const course = courseOfOrder(order, payments)
  return {
    id: order.id,
    number: order.number,
    buyer: { contact_id: order.contactId, name: order.buyerName, email: order.email, phone: order.phone },
    title: order.title,
    total: toWire(order.total),
    paid_total: toWire(order.paidTotal),
    refunded_total: toWire(order.refundedTotal),
    currency: currencyOf(order),
    state: orderState(course, now),
    next: whatComesNext(course, now),
    source: known(orderSources, order.source, 'source'),
    comments_count: order.commentsCount,
    stage:
      order.stageId === null || order.stageSince === null
        ? null
        : {
            id: order.stageId,
            title: stages.get(order.stageId) ?? '',
            since: order.stageSince.toISOString(),
          },
    manager: order.managerId === null ? null : (people.get(order.managerId) ?? null),
    method: order.methodId === null ? null : { id: order.methodId, title: methods.get(order.methodId) ?? '' },
    first_paid_at: order.firstPaidAt?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
  }
}

const listedOnce = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.flatMap((id) => (id === null ? [] : [id]))),
]

const loadPeople = async (db: ReadDatabase, ids: readonly (number | null)[]) =>
  new Map(
    (await listPeople(db, listedOnce(ids))).map(({ id, name, email }) => [
      id,
      { id, name, email: email ?? '' },
    ]),
  )

/** Orders as the staff list them; four questions, however many. */
export const presentOrderRows = async (
  db: ReadDatabase,
  { titles }: Pick<PaymentMethods, 'titles'>,
  rows: readonly OrderRow[],
  now: Date,
): Promise<ShownRow[]> => {
  const payments = Map.groupBy(
    await listPayments(
      db,
      rows.map(({ id }) => id),
    ),
    ({ orderId }) => orderId,
  )
  const [first] = rows
  const stageIds = listedOnce(rows.map(({ stageId }) => stageId))
  const names = {
    stages: first ? await listStageTitles(db, first.schoolId, stageIds) : new Map<number, string>(),
    people: await loadPeople(
      db,
      rows.map(({ managerId }) => managerId),
    ),
    methods: first
      ? await titles(db, first.schoolId, listedOnce(rows.map(({ methodId }) => methodId)))
      : new Map<number, string>(),
  }
  return rows.map((row) => presentRow(row, payments.get(row.id) ?? [], names, now))
}

const loadLines = async (db: ReadDatabase, order: OrderRow, courseOf: FindCourseOfProduct) => {
  const lines = await listLines(db, [order.id])
  const ordered = await listOrderedProducts(db, [order.id])
  const links = new Map<number, string>()
  for (const { productId } of ordered) {
    const course = await courseOf(db, order.schoolId, productId)
    if (course) links.set(productId, course.link)
  }
  const opens = ordered.map(({ lineId, productId, title }) => ({
    lineId,
    shown: { product_id: productId, title, link: links.get(productId) ?? null },
  }))
  return lines.map(({ id, title, price, quantity }) => ({
    id,
    title,
    amount: toWire(price * BigInt(quantity)),
    opens: opens.filter(({ lineId }) => lineId === id).map(({ shown }) => shown),
  }))
}

/** The place of an order, where its offer has so many. */
const presentPlace = (order: OrderRow, offer: OfferRow | null): OrderPlaceShown | null => {
  if (offer === null || offer.placesTotal === null) return null
  const { holdsPlace, paidStatus, placeUntil, expiresAt } = order
  const until = holdsPlace && paidStatus === 'unpaid' ? (placeUntil ?? expiresAt) : null
  return { is_held: holdsPlace, until: until?.toISOString() ?? null }
}

export const shownMethod = ({ instruction: _ownWords, ...method }: KnownMethod): PaymentMethod => method

/** What is loaded beside an order. */
export interface OrderSurroundings {
  readonly courseOf: FindCourseOfProduct
  readonly methods: PaymentMethods
  readonly tokenOf: (orderId: number) => string
  readonly now: Date
}

/**
 * An order as whoever holds its address sees it.
 *
 * @throws CallError not_found
 */
export const loadBuyerOrder = async (
  db: ReadDatabase,
  place: OrderPlace,
  { courseOf, methods, tokenOf, now }: OrderSurroundings,
): Promise<BuyerOrder> => {
  const order = found(await findOrder(db, place))
  const payments = await listPayments(db, [order.id])
  const [school] = await listSchoolsById(db, [order.schoolId])
  const method = order.methodId === null ? null : await methods.find(db, order.schoolId, order.methodId)
  const offer = order.offerId === null ? null : await findOffer(db, order.schoolId, order.offerId)
  const course = courseOfOrder(order, payments)
  const lines = await loadLines(db, order, courseOf)
  return {
    token: tokenOf(order.id),
    number: order.number,
    school: { name: school?.name ?? '' },
    offer_link: offer && offerLink(offer.code),
    email: order.email ?? '',
    name: order.buyerName,
    lines: lines.map(({ title, amount, opens }) => ({ title, amount, opens })),
    total: toWire(order.total),
    paid_total: toWire(order.paidTotal),
    currency: currencyOf(order),
    state: orderState(course, now),
    next: whatComesNext(course, now),
    payments: payments.map((payment) => presentPayment(payment, now)),
    method: method && shownMethod(method),
    instruction: method?.instruction ?? null,
    attempt: await methods.latestAttempt(db, place),
    place: presentPlace(order, offer),
    placed_at: order.createdAt.toISOString(),
    paid_at: order.firstPaidAt?.toISOString() ?? null,
    as_of: now.toISOString(),
  }
}

/**
 * An order with everything that its card shows.
 *
 * @param origin the school's address, without a trailing slash
 * @throws CallError not_found
 */
export const loadOrderCard = async (
  db: ReadDatabase,
  place: OrderPlace,
  { courseOf, methods, tokenOf, now, origin }: OrderSurroundings & { readonly origin: string },
): Promise<OrderCard> => {
  const order = found(await findOrder(db, place))
  const payments = await listPayments(db, [order.id])
  const comments = await listComments(db, place, orderLimits.commentsOfOrder)
  const events = await listEvents(db, place, orderLimits.historyShown)
  const offer = order.offerId === null ? null : await findOffer(db, order.schoolId, order.offerId)
  const people = await loadPeople(db, [
    ...[order.createdBy, order.managerId],
    ...comments.map(({ authorId }) => authorId),
    ...events.map(({ actorId }) => actorId),
  ])
  const stages = await listStageTitles(db, order.schoolId, listedOnce([order.stageId]))
  const titles = await methods.titles(db, order.schoolId, listedOnce([order.methodId]))
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null))
  return {
    ...presentRow(order, payments, { stages, people, methods: titles }, now),
    offer: offer && { id: offer.id, title: offer.title },
    lines: await loadLines(db, order, courseOf),
    payments: payments.map((payment) => ({ ...presentPayment(payment, now), comment: payment.comment })),
    pay_link: `${origin}/orders/${tokenOf(order.id)}`,
    place: presentPlace(order, offer),
    is_access_open: (await listOrderGrants(db, order.schoolId, order.id)).length > 0,
    cancel_reason: order.cancelReason,
    terms_accepted_at: order.termsAcceptedAt?.toISOString() ?? null,
    created_by: personOf(order.createdBy),
    comments: comments.map(({ id, authorId, text, createdAt }) => ({
      id,
      author: personOf(authorId),
      text,
      created_at: createdAt.toISOString(),
    })),
    history: events.map(({ id, kind, actorId, amount, reason, title, at }) => ({
      id,
      kind,
      by: personOf(actorId),
      amount: amount === null ? null : toWire(amount),
      reason,
      title,
      at: at.toISOString(),
    })),
  }
}
