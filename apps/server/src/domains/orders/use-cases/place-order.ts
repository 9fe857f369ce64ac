import type { PaymentMethod } from '@lectern/contract/orders/buyer-order'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { fromWire, toWire } from '@lectern/contract/kernel/money/minor-units'
import { orderPlaced } from '@lectern/contract/orders/orders.facts'
import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { OrderSource } from '@lectern/contract/orders/order-states'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { holdPrice, offerClosed, type OfferRow, takeOfferPlace } from '../../offers/index.ts'
import { stageOfNewOrder } from '../funnels/follow-money.ts'
import { sendOrderLetter } from '../jobs/send-order-letter.ts'
import { insertEvent } from '../order-writes.repository.ts'
import { countWaiting, insertOrder } from '../orders.repository.ts'
import { placeEnd } from './places.ts'
import type { WantedLine } from './wanted-line.ts'

/** Who orders what, and how it is paid. */
export interface WantedOrder {
  readonly schoolId: SchoolId
  /** The first is of the offer whose order it is. */
  readonly lines: readonly [WantedLine, ...WantedLine[]]
  readonly currency: CurrencyCode
  readonly buyer: {
    readonly contactId: number
    readonly userId: number | null
    readonly email: string
    readonly name: string
    readonly phone: string | null
    readonly language: Locale
  }
  /** Null: the buyer chooses at the link. */
  readonly method: Pick<PaymentMethod, 'id' | 'kind'> | null
  /** What a repetition has the same; null: it came without a key. */
  readonly orderKey?: string | null
  readonly source: OrderSource
  readonly hasAcceptedTerms: boolean
  readonly createdBy: number | null
  readonly reason?: string
  readonly isLetterSent: boolean
}

/** Whether an offer that lent a place was over before it did: what was read before the place was held may be old. */
const isClosed = (held: OfferRow, now: Date): boolean =>
  offerClosed({ ...held, placesTaken: held.placesTaken - 1 }, now) !== null

/** How it is paid, how long its place is held for that, and by what a repetition is known. */
const wayOf = ({ method, orderKey = null }: WantedOrder, held: OfferRow, now: Date) => ({
  methodId: method?.id ?? null,
  placeUntil: placeEnd(held, method?.kind ?? null, now),
  orderKey,
})

const openMs = orderLimits.openDays * 24 * 60 * 60 * 1000

/** Until when an order that is placed or opened again at a moment waits for its first payment. */
export const openUntil = (now: Date): Date => new Date(now.getTime() + openMs)

/**
 * Places an order: takes a place of the offer, keeps what it opens and costs, and writes to the buyer how to pay. Nothing opens yet.
 *
 * @returns its number in the database
 * @throws CallError offer_closed (409) without a place; price_changed (409); too_many_orders (429)
 */
export const placeOrder = async (tx: Transaction, wanted: WantedOrder, now: Date): Promise<number> => {
  const { schoolId, lines, currency, buyer, createdBy, source } = wanted
  const [main] = lines
  const { offer, plan } = main.sold
  if ((await countWaiting(tx, schoolId)) >= orderLimits.waitingOfSchool)
    throw new CallError('too_many_orders')
  const held = await takeOfferPlace(tx, schoolId, offer.id)
  if (held === null || (source === 'offer_page' && isClosed(held, now))) throw new CallError('offer_closed')
  const isPromo = await holdPrice(tx, { ...main.sold, offer: held }, main.amount, now)
  const total = lines.reduce((sum, { amount }) => sum + fromWire(amount), 0n)
  const orderId = await insertOrder(
    tx,
    {
      order: {
        schoolId,
        userId: buyer.userId,
        contactId: buyer.contactId,
        offerId: offer.id,
        planId: plan.id,
        isPromo,
        title: main.title,
        email: buyer.email,
        buyerName: buyer.name,
        phone: buyer.phone,
        language: buyer.language,
        type: 'standard',
        price: total,
        total,
        currency,
        paidStatus: 'unpaid',
        source,
        ...(await stageOfNewOrder(tx, schoolId, offer.id, now)),
        expiresAt: openUntil(now),
        holdsPlace: true,
        ...wayOf(wanted, held, now),
        termsAcceptedAt: wanted.hasAcceptedTerms ? now : null,
        createdBy,
      },
      lines: lines.map(({ title, amount, opens }) => ({ title, price: fromWire(amount), opens })),
      payments: [{ amount: total, status: 'planned' }],
    },
    now,
  )
  const place = { schoolId, orderId }
  await insertEvent(
    tx,
    place,
    { kind: 'placed', actorId: createdBy, amount: total, reason: wanted.reason ?? '' },
    now,
  )
  await record(tx, orderPlaced, {
    schoolId,
    userId: buyer.userId,
    ...(buyer.userId === null && { contactId: buyer.contactId }),
    subjectId: orderId,
    details: {
      source,
      amount: toWire(total),
      currency,
      ...(createdBy !== null && { by_id: createdBy }),
    },
    at: now,
  })
  if (wanted.isLetterSent)
    await enqueue(tx, sendOrderLetter, { school_id: schoolId, order_id: orderId, kind: 'placed' })
  return orderId
}
