import * as operations from '@lectern/contract/orders/checkout.api'
import { orderToken } from '@lectern/contract/orders/buyer-order'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import type { z } from 'zod'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { KeyedTools } from '../../platform/sign-in/keyed.ts'
import { contactOfEmail, findContactByEmail, storedPhone } from '../contacts/index.ts'
import { findUser } from '../identity/index.ts'
import { type FindCourseOfProduct, findShownOffer, type OfferRow, priceOfOffer } from '../offers/index.ts'
import { loadBuyerOrder } from './load-orders.ts'
import { seesTests } from './sees-tests.ts'
import { findOrder, lockOrder, type OrderPlace, updateOrder, insertEvent } from './order-writes.repository.ts'
import { orderOfToken, tokenOfOrder } from './order-token.ts'
import type { BuyerDesk, PaymentMethods } from './services.ts'
import { closeOrder } from './use-cases/close-order.ts'
import { placeOrder } from './use-cases/place-order.ts'

interface BuyerParts {
  readonly methods: PaymentMethods
  readonly courseOf: FindCourseOfProduct
  readonly keys: KeyedTools
}

interface Checkout extends Omit<BuyerParts, 'courseOf'> {
  readonly desk: BuyerDesk
}

/** What buyers do without the staff, and mostly without an account. */
export const createBuyerDesk = ({ methods, courseOf, keys }: BuyerParts): BuyerDesk => {
  const tokenOf = (orderId: number) => tokenOfOrder(keys, orderId)
  return {
    placeOf: (schoolId, token) => {
      const orderId = orderOfToken(keys, token)
      if (orderId === null) throw notFound('an order of another server')
      return { schoolId, orderId }
    },
    answer: async (db, place, now) => ({
      data: await loadBuyerOrder(db, place, { courseOf, methods, now, tokenOf }),
    }),
    linkOf: (orderId) => `/orders/${tokenOf(orderId)}`,
  }
}

/** Binds the checkout, and the page of an order for whoever holds its address. */
export const registerCheckout = (
  bind: Bind,
  { desk: { answer, placeOf }, methods, keys }: Checkout,
): void => {
  bind(operations.placeOrder, async ({ db, actor, school, params, body, now }) => {
    const { schoolId } = await school()
    const areTestsShown = await seesTests(db, schoolId, actor)
    const place = await db.transaction(async (tx) => {
      const offer = await findShownOffer(tx, schoolId, params.code)
      const price = priceSeen(offer, body, now)
      const wanted = { schoolId, offerId: offer.id, amount: BigInt(price.amount), email: body.email }
      const open = body.open_order === null ? null : await findOpenOrder(tx, keys, wanted, body.open_order)
      if (open) {
        await chooseMethod(
          tx,
          methods,
          { ...open, currency: price.currency, areTestsShown },
          body.method_id,
          now,
        )
        return open
      }
      const buyer = await readBuyer(tx, offer, body)
      await findMethod(tx, methods, { schoolId, currency: price.currency, areTestsShown }, body.method_id)
      const contactId = await contactOfEmail(tx, { schoolId, ...buyer }, 'order', now)
      const orderId = await placeOrder(
        tx,
        {
          schoolId,
          offer: { id: offer.id, schoolId, title: offer.titleAlternative ?? offer.title },
          price,
          buyer: { ...buyer, contactId, userId: await accountOf(tx, actor?.userId ?? null, body.email) },
          methodId: body.method_id,
          source: 'offer_page',
          hasAcceptedTerms: offer.termsUrl !== null,
          createdBy: null,
          isLetterSent: true,
        },
        now,
      )
      return { schoolId, orderId }
    })
    return answer(db, place, now)
  })

  bind(operations.getBuyerOrder, async ({ db, school, params, now }) => {
    const { schoolId } = await school()
    return answer(db, placeOf(schoolId, params.token), now)
  })

  bind(operations.changePaymentMethod, async ({ db, actor, school, params, body, now }) => {
    const { schoolId } = await school()
    const place = placeOf(schoolId, params.token)
    const areTestsShown = await seesTests(db, schoolId, actor)
    await db.transaction(async (tx) => {
      const order = found(await lockOrder(tx, place))
      if (order.cancelledAt !== null || (order.paidStatus !== 'unpaid' && order.paidStatus !== 'partial'))
        throw new CallError('order_not_open')
      await chooseMethod(
        tx,
        methods,
        { ...place, currency: order.currency, areTestsShown },
        body.method_id,
        now,
      )
    })
    return answer(db, place, now)
  })

  bind(operations.cancelBuyerOrder, async ({ db, school, params, now }) => {
    const { schoolId } = await school()
    const place = placeOf(schoolId, params.token)
    await db.transaction((tx) => closeOrder(tx, place, { reason: 'buyer' }, { actorId: null, now }))
    return answer(db, place, now)
  })
}

type Asked = z.output<(typeof operations.placeOrder)['body']>

/** @throws CallError price_changed when the offer costs something else by now than the buyer saw */
const priceSeen = (offer: OfferRow, { amount, currency }: Asked, now: Date): ShownPrice => {
  const price = priceOfOffer(offer, now)
  if (price !== null && price.amount === amount && price.currency === currency) return price
  throw new CallError('price_changed', {
    params: { amount: price?.amount ?? 0, currency: price?.currency ?? currency },
  })
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

interface WantedAgain {
  readonly schoolId: SchoolId
  readonly offerId: number
  readonly amount: bigint
  readonly email: string
}

/** An order that waits already for the same buyer, offer and price: it is not placed twice. */
const findOpenOrder = async (
  db: ReadDatabase,
  keys: KeyedTools,
  { schoolId, offerId, amount, email }: WantedAgain,
  token: string,
): Promise<OrderPlace | null> => {
  const orderId = orderOfToken(keys, orderToken.parse(token))
  const order = orderId === null ? null : await findOrder(db, { schoolId, orderId })
  return order !== null &&
    order.offerId === offerId &&
    order.total === amount &&
    order.email === email &&
    order.paidStatus === 'unpaid' &&
    order.cancelledAt === null
    ? { schoolId, orderId: order.id }
    : null
}

interface MethodPlace {
  readonly schoolId: SchoolId
  readonly currency: string
  readonly areTestsShown: boolean
}

/** @throws CallError payment_method_gone */
const findMethod = async (
  db: ReadDatabase,
  methods: PaymentMethods,
  { schoolId, currency, areTestsShown }: MethodPlace,
  methodId: number,
) => {
  const method = (await methods.list(db, schoolId, { currency, areTestsShown })).find(
    ({ id }) => id === methodId,
  )
  if (!method) throw new CallError('payment_method_gone')
  return method
}

const chooseMethod = async (
  tx: Transaction,
  methods: PaymentMethods,
  place: OrderPlace & MethodPlace,
  methodId: number,
  now: Date,
): Promise<void> => {
  const { schoolId, orderId } = place
  const order = found(await findOrder(tx, { schoolId, orderId }))
  if (order.methodId === methodId) return
  const { title } = await findMethod(tx, methods, place, methodId)
  await updateOrder(tx, { schoolId, orderId }, { methodId })
  await insertEvent(tx, { schoolId, orderId }, { kind: 'method_changed', title }, now)
}
