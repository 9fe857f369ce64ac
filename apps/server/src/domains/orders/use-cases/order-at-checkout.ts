import type { placeOrder as operation } from '@lectern/contract/orders/checkout.api'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import type { z } from 'zod'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { KeyedTools } from '../../../platform/sign-in/keyed.ts'
import { contactOfEmail, findContactByEmail, storedPhone } from '../../contacts/index.ts'
import { findUser } from '../../identity/index.ts'
import {
  findShownOffer,
  findSoldPlan,
  type OfferRow,
  priceChanged,
  type SoldPlan,
} from '../../offers/index.ts'
import { type LockedOrder, lockOrder, type OrderPlace } from '../order-writes.repository.ts'
import { orderOfToken } from '../order-token.ts'
import { findOrderOfKey } from '../orders.repository.ts'
import type { PaymentMethods } from '../services.ts'
import { chooseMethod, findMethod } from './choose-method.ts'
import { placeOrder } from './place-order.ts'
import { lineOf } from './wanted-line.ts'

type Asked = z.output<(typeof operation)['body']>

/** Who orders what at the checkout. */
export interface CheckoutOrder {
  readonly schoolId: SchoolId
  /** Of the offer. */
  readonly code: string
  readonly asked: Asked
  /** Whoever is signed in. */
  readonly userId: number | null
  readonly areTestsShown: boolean
}

interface Tools {
  readonly methods: PaymentMethods
  readonly keys: KeyedTools
}

/**
 * Orders at the checkout. What was sent before under the same key, or waits as the order of the same buyer, plan and price, is that order:
 * it is not placed twice.
 *
 * @throws CallError not_found; offer_closed, price_changed, payment_method_gone, sold_out (409); terms_not_accepted, invalid_fields (422);
 * too_many_orders (429)
 */
export const orderAtCheckout = async (
  tx: Transaction,
  tools: Tools,
  wanted: CheckoutOrder,
  now: Date,
): Promise<OrderPlace> => {
  const { schoolId, asked, areTestsShown } = wanted
  const orderKey = keyOf(tools.keys, wanted)
  // What came before counts as it was placed, whatever the offer asks by now.
  const sent = orderKey === null ? null : await findOrderOfKey(tx, schoolId, orderKey)
  if (sent !== null) return again(tx, tools.methods, { schoolId, orderId: sent }, wanted, now)
  const offer = await findShownOffer(tx, schoolId, wanted.code)
  const sold = await planSeen(tx, offer, asked, now)
  const open = asked.open_order === null ? null : orderOfToken(tools.keys, asked.open_order)
  const waiting = open === null ? null : await lockOrder(tx, { schoolId, orderId: open })
  if (waiting !== null && isWaitingFor(waiting, sold, asked.email))
    return again(tx, tools.methods, { schoolId, orderId: waiting.id }, wanted, now)
  const buyer = await readBuyer(tx, offer, asked)
  const { currency } = sold.price
  const method = await findMethod(tx, tools.methods, { schoolId, currency, areTestsShown }, asked.method_id)
  const contactId = await contactOfEmail(tx, { schoolId, ...buyer }, 'order', now)
  const orderId = await placeOrder(
    tx,
    {
      schoolId,
      lines: [await lineOf(tx, sold, sold.price.amount)],
      currency,
      buyer: { ...buyer, contactId, userId: await accountOf(tx, wanted.userId, asked.email) },
      method,
      orderKey,
      source: 'offer_page',
      hasAcceptedTerms: offer.termsUrl !== null,
      createdBy: null,
      isLetterSent: true,
    },
    now,
  )
  return { schoolId, orderId }
}

/** The key of the form with what was ordered by it: another offer, plan, buyer or price is another order. */
const keyOf = (keys: KeyedTools, { code, asked }: CheckoutOrder): string | null =>
  asked.order_key === null
    ? null
    : keys.hash(
        ...(['order form', asked.order_key, code] as const),
        ...([asked.email, asked.plan_id ?? 0, asked.amount, asked.currency] as const),
      )

/** An order that is there already, by the way to pay that was chosen with the latest press. */
const again = async (
  tx: Transaction,
  methods: PaymentMethods,
  place: OrderPlace,
  { asked, areTestsShown }: CheckoutOrder,
  now: Date,
): Promise<OrderPlace> => {
  const order = await lockOrder(tx, place)
  if (order !== null && isUnpaid(order) && order.awaitingSince === null)
    await chooseMethod(tx, methods, order, { methodId: asked.method_id, areTestsShown }, now)
  return place
}

const isUnpaid = ({ paidStatus, cancelledAt }: LockedOrder): boolean =>
  paidStatus === 'unpaid' && cancelledAt === null

const isWaitingFor = (order: LockedOrder, { offer, plan, price }: SoldPlan, email: string): boolean =>
  isUnpaid(order) &&
  order.offerId === offer.id &&
  order.planId === plan.id &&
  order.total === fromWire(price.amount) &&
  order.currency === price.currency &&
  order.email === email

/** @throws CallError price_changed when the plan cannot be chosen by now, or costs something else than the buyer saw */
const planSeen = async (
  db: ReadDatabase,
  offer: OfferRow,
  { plan_id: planId, amount, currency }: Asked,
  now: Date,
): Promise<SoldPlan> => {
  const sold = await findSoldPlan(db, offer, { planId }, now)
  if (sold !== null && sold.price.amount === amount && sold.price.currency === currency) return sold
  const first = sold ?? (await findSoldPlan(db, offer, { planId: null }, now))
  throw priceChanged(first?.price ?? null, currency)
}

/**
 * Who buys, as far as the offer asks.
 *
 * @throws CallError offer_closed, terms_not_accepted, invalid_fields
 */
const readBuyer = async (tx: Transaction, offer: OfferRow, body: Asked) => {
  const { email, name, language } = body
  const known = await findContactByEmail(tx, offer.schoolId, email)
  // Whom the school blocked is told what everybody is told of an offer that is over.
  if (known?.status === 'blocked') throw new CallError('offer_closed')
  if (offer.termsUrl !== null && !body.accepts_terms)
    throw new CallError('terms_not_accepted', { fields: { accepts_terms: ['required'] } })
  const phone = offer.phoneAsking === 'no' ? null : storedPhone(body.phone, null)
  if (offer.phoneAsking === 'required' && phone === null)
    throw new CallError('invalid_fields', { fields: { phone: ['required'] } })
  return { email, name, phone, language }
}

/** The account of whoever is signed in, when the order is for their own address: somebody may buy for another. */
const accountOf = async (db: ReadDatabase, userId: number | null, email: string): Promise<number | null> =>
  userId !== null && (await findUser(db, userId))?.email === email ? userId : null
