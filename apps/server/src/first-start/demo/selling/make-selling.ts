import { randomBytes } from 'node:crypto'
import { offerStatus } from '@lectern/contract/offers/offer'
import { billingDetails } from '@lectern/contract/payments/documents/billing-details'
import { type PlanDraft, planDraft } from '@lectern/contract/offers/offer-plan'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import { contactOfEmail } from '../../../domains/contacts/index.ts'
import { offeredCourse } from '../../../domains/courses/product-of-course.ts'
import { createOffer } from '../../../domains/offers/change-offer.ts'
import { findOffer, findSoldPlan } from '../../../domains/offers/index.ts'
import {
  giveBack,
  insertEvent,
  listPaymentsOf,
  type OrderPlace,
  receivePayment,
  updateOrder,
} from '../../../domains/orders/index.ts'
import { placeOrder } from '../../../domains/orders/use-cases/place-order.ts'
import { lineOf } from '../../../domains/orders/use-cases/wanted-line.ts'
import {
  createSystem,
  documentMovement,
  insertTransaction,
  saveBillingDetails,
} from '../../../domains/payments/index.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { PaymentProviders } from '../../../platform/providers/payments/payment-provider.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { type Ago, momentBefore } from '../make-journey.ts'
import { type DemoPerson, demoPeople } from '../people.ts'

interface ShopPlan extends Pick<PlanDraft, 'amount'> {
  readonly title?: string
  readonly note?: string
  readonly months?: number
  /** Asked for three weeks from the start. */
  readonly promo?: number
}

/** A school that sells one of its courses. */
export interface Shop {
  readonly schoolId: SchoolId
  readonly ownerId: number
  readonly person: (key: DemoPerson) => number
  readonly now: Date
  readonly product: { readonly id: number; readonly title: string }
  readonly currency: 'EUR'
  /** Of its offer: buyers of the past chose the first one. */
  readonly plans: readonly ShopPlan[]
  readonly bank: { readonly title: string; readonly instruction: string }
}

/** What became of the order of somebody. */
export interface DemoOrder {
  readonly who: DemoPerson
  readonly ago: Ago
  readonly happened: 'nothing' | 'paid' | 'paid_in_part' | 'refunded' | 'refused_by_card' | 'differs'
}

/** Gives a school a way to pay and an offer with a price, and places orders by the use cases of the API. Nobody gets a letter about the past, but of a refund. */
export const makeSelling = async (
  tx: Transaction,
  shop: Shop,
  orders: readonly DemoOrder[],
  paymentProviders: PaymentProviders,
): Promise<void> => {
  const { schoolId, now, bank } = shop
  const opened = momentBefore(now, { days: 10 })
  const cardId = await makeTestPayments(tx, shop, paymentProviders, opened)
  const methodId = await createSystem(
    tx,
    { paymentProviders },
    schoolId,
    { provider_id: providerIds.byHand, ...bank, currencies: [], state: 'live' },
    opened,
  )
  const offerId = await makePricedOffer(tx, shop, opened)
  await saveBillingDetails(tx, schoolId, demoSeller, opened)
  for (const order of orders) await makeOrder(tx, { ...shop, methodId, cardId, offerId }, order)
}

/**
 * Adds payments by card that move no real money, first at the checkout; the server connects them when it starts.
 *
 * @returns null where this server has no stand-in
 */
const makeTestPayments = async (
  tx: Transaction,
  { schoolId }: Shop,
  paymentProviders: PaymentProviders,
  at: Date,
): Promise<number | null> =>
  paymentProviders[providerIds.standIn] === undefined
    ? null
    : createSystem(
        tx,
        { paymentProviders },
        schoolId,
        {
          ...{ provider_id: providerIds.standIn, title: 'Card (test, no real money)' },
          ...{ instruction: null, currencies: [], state: 'off' },
        },
        at,
      )

const planOf = ({ promo, months, ...plan }: ShopPlan, now: Date): PlanDraft =>
  planDraft.parse({
    ...plan,
    ...(months !== undefined && { length: { kind: 'months', count: months } }),
    ...(promo !== undefined && {
      promo: { amount: promo, until: momentBefore(now, { days: -21 }).toISOString() },
    }),
  })

const makePricedOffer = (tx: Transaction, shop: Shop, at: Date): Promise<number> =>
  createOffer(
    tx,
    offeredCourse,
    shop.schoolId,
    {
      title: shop.product.title,
      status_id: offerStatus.published,
      is_self_service: true,
      currency: shop.currency,
      plans: shop.plans.map((plan) => planOf(plan, shop.now)),
      products: [
        {
          product_id: shop.product.id,
          ...{ content: { kind: 'all' }, delays: null, length: { kind: 'months', count: 12 } },
          ...{ is_checkpoint_skipped: false, distribution: null },
        },
      ],
    },
    at,
  )

/** Nobody takes it for a real company. */
const demoSeller = billingDetails.parse({
  legal_name: 'Lectern Demo School',
  address: '1 Example Street\n00000 Demo Town',
  country: 'Nowhere',
  vat_id: 'DEMO 000 000',
  footer: 'A demo: nothing here was sold.',
  is_invoice_automatic: true,
})

interface OpenShop extends Shop {
  readonly methodId: number
  readonly cardId: number | null
  readonly offerId: number
}

const makeOrder = async (
  tx: Transaction,
  shop: OpenShop,
  { who, ago, happened }: DemoOrder,
): Promise<void> => {
  const { schoolId, ownerId } = shop
  const at = momentBefore(shop.now, ago)
  const { email, name } = demoPeople[who]
  const person = { email, name, phone: null, language: 'en' } as const
  const offer = await findOffer(tx, schoolId, shop.offerId)
  const sold = offer && (await findSoldPlan(tx, offer, { planId: null }, at))
  if (!sold) throw new Error('The offer has no plan.')
  const { price } = sold
  const orderId = await placeOrder(
    tx,
    {
      schoolId,
      lines: [await lineOf(tx, sold, price.amount)],
      currency: shop.currency,
      buyer: {
        ...person,
        contactId: await contactOfEmail(tx, { schoolId, ...person }, 'order', at),
        userId: shop.person(who),
      },
      method: { id: shop.methodId, kind: 'instruction' },
      source: 'offer_page',
      ...{ hasAcceptedTerms: false, createdBy: null, isLetterSent: false },
    },
    at,
  )
  if (happened === 'nothing') return
  const place = { schoolId, orderId }
  if (happened === 'refused_by_card' || happened === 'differs') {
    await makeCardAttempt(tx, shop, { ...place, happened, price }, at)
    return
  }
  const paid = BigInt(happened === 'paid_in_part' ? Math.round(price.amount / 3) : price.amount)
  const paidAt = hoursLater(at, 20)
  const [payment] = await listPaymentsOf(tx, orderId)
  if (!payment) throw new Error('The order has no payment.')
  await receivePayment(
    tx,
    place,
    { paymentId: payment.id, amount: paid, paidAt, isLetterSent: false, whatIsTooMuch: 'refuse' },
    { actorId: ownerId, now: paidAt },
  )
  const moved = {
    ...place,
    state: 'succeeded',
    currency: price.currency,
    providerId: providerIds.byHand,
  } as const
  const written = { method: 'bank', actorId: ownerId } as const
  const chargeId = await insertTransaction(tx, {
    ...{ ...moved, ...written, paymentId: payment.id, kind: 'charge', amount: paid },
    ...{ createdAt: paidAt, processedAt: paidAt },
  })
  await documentMovement(tx, place, chargeId, paidAt)
  if (happened !== 'refunded') return
  const backAt = hoursLater(paidAt, 24)
  const reason = 'Bought the wrong course'
  await giveBack(
    tx,
    place,
    { amount: paid, isAccessClosed: true, isOrderCancelled: true, reason },
    { actorId: ownerId, now: backAt },
  )
  const refundId = await insertTransaction(tx, {
    ...{ ...moved, ...written, kind: 'refund', amount: paid, comment: reason },
    ...{ createdAt: backAt, processedAt: backAt },
  })
  await documentMovement(tx, place, refundId, backAt)
}

/** A try to pay by card: the bank says no, or a cent less comes than was asked. */
const makeCardAttempt = async (
  tx: Transaction,
  { cardId }: OpenShop,
  {
    happened,
    price,
    ...place
  }: OrderPlace & {
    readonly happened: 'refused_by_card' | 'differs'
    readonly price: { readonly amount: number; readonly currency: string }
  },
  at: Date,
): Promise<void> => {
  if (cardId === null) return
  const [payment] = await listPaymentsOf(tx, place.orderId)
  const amount = BigInt(price.amount)
  await insertTransaction(tx, {
    ...place,
    ...{ paymentId: payment?.id, kind: 'charge', amount, currency: price.currency, createdAt: at },
    ...{
      providerId: providerIds.standIn,
      systemId: cardId,
      key: `L-${randomBytes(10).toString('hex')}`,
      payer: 'Visa •••• 4242',
      returnedAt: at,
    },
    ...(happened === 'differs'
      ? { state: 'mismatch', seenAmount: amount - 100n, seenCurrency: price.currency, processedAt: at }
      : { state: 'failed', reason: 'no_funds' }),
  })
  const kind = happened === 'differs' ? 'payment_differs' : 'payment_failed'
  await insertEvent(tx, place, { kind, amount, ...(kind === 'payment_failed' && { title: 'no_funds' }) }, at)
  if (happened === 'differs') await updateOrder(tx, place, { awaitingSince: at, differsSince: at })
}

const hoursLater = (at: Date, hours: number): Date => new Date(at.getTime() + hours * 60 * 60 * 1000)
