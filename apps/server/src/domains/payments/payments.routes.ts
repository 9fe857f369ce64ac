import { momentsOfDays } from '@lectern/contract/filters/kinds/date'
import * as operations from '@lectern/contract/payments/payments.api'
import { paymentLimits } from '@lectern/contract/payments/payment-systems'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import { type AnswerOrderCard, findOrder, giveBack, receivePayment, seesTests, shownMethod } from '../orders/index.ts'
import { findSchool } from '../schools/index.ts'
import { paymentMethods } from './payment-methods.ts'
import { findSystem, listSystems } from './payment-systems.repository.ts'
import { presentSum, presentSystem, presentTransactions } from './payments.presenter.ts'
import {
  countTransactionsOfSchool,
  insertTransaction,
  listTransactionsOf,
  listTransactionsOfSchool,
  sumTransactionsOfSchool,
} from './transactions.repository.ts'
import { changeSystem, createSystem, orderSystems, removeSystem } from './use-cases/change-systems.ts'
import { forecastRefund } from './use-cases/forecast-refund.ts'

/** Binds the ways to pay of a school. */
export const registerPaymentSystems = (bind: Bind): void => {
  bind(operations.listPaymentSystems, async ({ db, staff: { schoolId } }) => ({
    data: (await listSystems(db, schoolId)).map(presentSystem),
  }))

  bind(operations.createPaymentSystem, async ({ db, staff: { schoolId }, body, now }) => {
    const id = await createSystem(db, schoolId, body, now)
    return { data: presentSystem(found(await findSystem(db, schoolId, id))) }
  })

  bind(operations.updatePaymentSystem, async ({ db, staff: { schoolId }, params, body, now }) => {
    await changeSystem(db, { schoolId, id: params.system }, body, now)
    return { data: presentSystem(found(await findSystem(db, schoolId, params.system))) }
  })

  bind(operations.orderPaymentSystems, async ({ db, staff: { schoolId }, body, now }) => {
    await orderSystems(db, schoolId, body.ids, now)
    return { data: (await listSystems(db, schoolId)).map(presentSystem) }
  })

  bind(operations.deletePaymentSystem, async ({ db, staff: { schoolId }, params, now }) => {
    await removeSystem(db, { schoolId, id: params.system }, now)
    return done
  })

  bind(operations.listPaymentMethods, async ({ db, actor, school, query }) => {
    const { schoolId } = await school()
    const areTestsShown = await seesTests(db, schoolId, actor)
    const methods = await paymentMethods.list(db, schoolId, { currency: query.currency, areTestsShown })
    return { data: methods.map(shownMethod) }
  })
}

/** Binds what the staff do with the money of orders. */
export const registerPayments = (bind: Bind, answer: AnswerOrderCard): void => {
  bind(operations.takePayment, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    const paidAt = new Date(body.paid_at)
    if (paidAt > now) throw new CallError('paid_in_future', { fields: { paid_at: ['paid_in_future'] } })
    const amount = BigInt(body.amount)
    const order = await receivePayment(
      db,
      place,
      { paymentId: params.payment, amount, paidAt, comment: body.comment, isLetterSent: body.is_letter_sent },
      { actorId: actor.userId, now },
    )
    await insertTransaction(db, {
      ...place,
      ...{ paymentId: params.payment, kind: 'charge', state: 'succeeded', amount, currency: order.currency },
      ...{ providerId: providerIds.byHand, method: body.method, comment: body.comment || null },
      ...{ actorId: actor.userId, createdAt: now, processedAt: paidAt },
    })
    return answer(db, place, now)
  })

  bind(operations.forecastRefund, async ({ db, staff: { schoolId }, params }) => ({
    data: await forecastRefund(db, { schoolId, orderId: params.order }),
  }))

  bind(operations.refundOrder, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    const amount = BigInt(body.amount)
    const order = await giveBack(
      db,
      place,
      {
        amount,
        isAccessClosed: body.is_access_closed,
        isOrderCancelled: body.is_order_cancelled,
        reason: body.reason,
      },
      { actorId: actor.userId, now },
    )
    if (amount === 0n) return answer(db, place, now)
    await insertTransaction(db, {
      ...place,
      ...{ kind: 'refund', state: 'succeeded', amount, currency: order.currency },
      ...{ providerId: providerIds.byHand, method: body.method === 'provider' ? 'other' : body.method },
      comment: body.reason || null,
      ...{ actorId: actor.userId, createdAt: now, processedAt: now },
    })
    return answer(db, place, now)
  })

  bind(operations.listOrderTransactions, async ({ db, staff: { schoolId }, params }) => {
    found(await findOrder(db, { schoolId, orderId: params.order }))
    const rows = await listTransactionsOf(db, schoolId, params.order, paymentLimits.transactionsOfOrder)
    return { data: await presentTransactions(db, rows) }
  })

  bind(operations.listTransactions, async ({ db, staff: { schoolId }, query }) => {
    const { timeZone } = found(await findSchool(db, schoolId))
    const filter = {
      schoolId,
      query: query.query,
      kind: query.kind,
      state: query.state,
      ...momentsOfDays({ first: query.from, last: query.until }, timeZone),
    }
    const { rows, links } = await listTransactionsOfSchool(db, filter, {
      after: query.after,
      before: query.before,
      per_page: query.per_page,
    })
    const { total, isExact } = await countTransactionsOfSchool(db, filter)
    return {
      data: await presentTransactions(db, rows),
      sums: (await sumTransactionsOfSchool(db, filter)).map(presentSum),
      meta: { per_page: query.per_page, total, is_total_exact: isExact },
      links,
    }
  })
}
