import * as operations from '@lectern/contract/orders/checkout.api'
import type { Bind } from '../../platform/http/api.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import type { KeyedTools } from '../../platform/sign-in/keyed.ts'
import type { FindCourseOfProduct } from '../offers/index.ts'
import { loadBuyerOrder } from './load-orders.ts'
import { seesTests } from './sees-tests.ts'
import { lockOrder } from './order-writes.repository.ts'
import { orderOfToken, tokenOfOrder } from './order-token.ts'
import type { BuyerDesk, CreditUnpaid, PaymentMethods } from './services.ts'
import { chooseMethod } from './use-cases/choose-method.ts'
import { closeOrder } from './use-cases/close-order.ts'
import { orderAtCheckout } from './use-cases/order-at-checkout.ts'

interface BuyerParts {
  readonly methods: PaymentMethods
  readonly courseOf: FindCourseOfProduct
  readonly keys: KeyedTools
}

interface Checkout extends Omit<BuyerParts, 'courseOf'> {
  readonly desk: BuyerDesk
  readonly creditUnpaid: CreditUnpaid
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
  { desk: { answer, placeOf }, methods, keys, creditUnpaid }: Checkout,
): void => {
  bind(operations.placeOrder, async ({ db, actor, school, params, body, now }) => {
    const { schoolId } = await school()
    const areTestsShown = await seesTests(db, schoolId, actor)
    const wanted = { schoolId, code: params.code, asked: body, userId: actor?.userId ?? null, areTestsShown }
    const place = await db.transaction((tx) => orderAtCheckout(tx, { methods, keys }, wanted, now))
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
      await chooseMethod(tx, methods, order, { methodId: body.method_id, areTestsShown }, now)
    })
    return answer(db, place, now)
  })

  bind(operations.cancelBuyerOrder, async ({ db, school, params, now }) => {
    const { schoolId } = await school()
    const place = placeOf(schoolId, params.token)
    await db.transaction((tx) =>
      closeOrder(tx, place, { reason: 'buyer' }, { actorId: null, now, creditUnpaid }),
    )
    return answer(db, place, now)
  })
}
