import { mostSheetRows } from '@lectern/contract/contacts/export'
import * as operations from '@lectern/contract/payments/payments.api'
import { paymentLimits } from '@lectern/contract/payments/payment-systems'
import { providerIds } from '@lectern/contract/payments/provider-ids'
import type { Bind } from '../../platform/http/api.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import {
  type AnswerOrderCard,
  type BuyerDesk,
  findOrder,
  giveBack,
  receivePayment,
  seesTests,
} from '../orders/index.ts'
import { recordAudit, staffActorOf } from '../schools/index.ts'
import { creditUnpaid } from './documents/credit-notes.ts'
import { documentMovement } from './documents/issue-documents.ts'
import { showTask, startTask, type TaskKind } from '../tasks/index.ts'
import { readTransactionFilter } from './list/viewed-transactions.ts'
import { presentSum, presentTransactions } from './payments.presenter.ts'
import {
  countTransactionsOfSchool,
  findRowsOf,
  insertTransaction,
  listTransactionsOf,
  listTransactionsOfSchool,
  sumTransactionsOfSchool,
} from './transactions.repository.ts'
import { findAttempt, findLatestAttempt, type TransactionColumns } from './attempts/attempts.repository.ts'
import type { PaymentEngine } from './attempts/attempt-parts.ts'
import { beginPayment } from './attempts/begin-payment.ts'
import { settleAttempt } from './attempts/settle-attempt.ts'
import { decideMismatch } from './desk/decide-mismatch.ts'
import { loadTransactionCard } from './desk/transaction-card.ts'
import { askAbout, askingOf } from './jobs/job-kinds.ts'
import { beginRefund } from './refunds/begin-refund.ts'
import { undoRefund } from './refunds/undo-refund.ts'
import { isOpen } from './rules/next-state.ts'
import { forecastRefund } from './use-cases/forecast-refund.ts'

/** Binds what the staff do with the money of orders. */
export const registerPayments = (bind: Bind, { keys }: PaymentEngine, answer: AnswerOrderCard): void => {
  bind(operations.takePayment, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    const paidAt = new Date(body.paid_at)
    if (paidAt > now) throw new CallError('paid_in_future', { fields: { paid_at: ['paid_in_future'] } })
    const amount = BigInt(body.amount)
    const { order } = await receivePayment(
      db,
      place,
      {
        ...{ paymentId: params.payment, amount, paidAt, comment: body.comment },
        ...{ isLetterSent: body.is_letter_sent, whatIsTooMuch: 'refuse' },
      },
      { actorId: actor.userId, now },
    )
    const transactionId = await insertTransaction(db, {
      ...place,
      ...{ paymentId: params.payment, kind: 'charge', state: 'succeeded', amount, currency: order.currency },
      ...{ providerId: providerIds.byHand, method: body.method, comment: body.comment || null },
      ...{ actorId: actor.userId, createdAt: now, processedAt: paidAt },
    })
    await documentMovement(db, place, transactionId, now)
    return answer(db, place, now)
  })

  bind(operations.forecastRefund, async ({ db, staff: { schoolId }, params }) => ({
    data: await forecastRefund(db, { schoolId, orderId: params.order }),
  }))

  bind(operations.refundOrder, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    const place = { schoolId, orderId: params.order }
    const amount = BigInt(body.amount)
    const choices = { isAccessClosed: body.is_access_closed, isOrderCancelled: body.is_order_cancelled }
    const { reason, method } = body
    if (method === 'provider') {
      await beginRefund(db, keys, place, { amount, choices, reason, actorId: actor.userId }, now)
      return answer(db, place, now)
    }
    const order = await giveBack(db, place, { amount, ...choices, reason }, { actorId: actor.userId, now })
    if (amount === 0n) {
      await creditUnpaid(db, place, now)
      return answer(db, place, now)
    }
    const transactionId = await insertTransaction(db, {
      ...place,
      ...{ kind: 'refund', state: 'succeeded', amount, currency: order.currency },
      ...{ providerId: providerIds.byHand, method, comment: reason || null },
      ...{ actorId: actor.userId, createdAt: now, processedAt: now },
    })
    await documentMovement(db, place, transactionId, now)
    return answer(db, place, now)
  })

  bind(operations.undoRefund, async ({ db, actor, staff: { schoolId }, params, now }) => {
    const actorId = actor.userId
    const place = await undoRefund(db, { schoolId, id: params.transaction }, { actorId, now })
    return answer(db, place, now)
  })

  bind(operations.listOrderTransactions, async ({ db, staff: { schoolId }, params }) => {
    found(await findOrder(db, { schoolId, orderId: params.order }))
    const rows = await listTransactionsOf(db, schoolId, params.order, paymentLimits.transactionsOfOrder)
    return { data: await presentTransactions(db, rows) }
  })
}

/** Binds the list of what moved, and what the staff decide on one movement. */
export const registerTransactions = (bind: Bind, exportKind: TaskKind): void => {
  bind(operations.getTransaction, async ({ db, staff: { schoolId }, params }) => ({
    data: await loadTransactionCard(db, schoolId, params.transaction),
  }))

  bind(operations.decideMismatch, async ({ db, actor, staff: { schoolId }, params, body, now }) => {
    await decideMismatch(db, { schoolId, id: params.transaction }, body, { actorId: actor.userId, now })
    return { data: await loadTransactionCard(db, schoolId, params.transaction) }
  })

  bind(operations.listTransactions, async ({ db, staff: { schoolId }, query }) => {
    const filter = await readTransactionFilter(db, schoolId, query)
    const { rows, links } = await listTransactionsOfSchool(db, filter, query)
    const { total, isExact } = await countTransactionsOfSchool(db, filter)
    return {
      data: await presentTransactions(db, rows),
      sums: (await sumTransactionsOfSchool(db, filter)).map(presentSum),
      meta: { per_page: query.per_page, total, is_total_exact: isExact },
      links,
    }
  })

  bind(operations.exportTransactions, async (call) => {
    const { db: tx, actor, staff, body, now } = call
    const { schoolId } = staff
    const { columns, format } = body
    const { userId } = actor
    const filter = await readTransactionFilter(tx, schoolId, body.filter)
    const { taskId, total } = await startTask(tx, {
      ...{ schoolId, userId, now, details: { format }, kind: exportKind },
      ...{ input: { columns, format }, ids: findRowsOf(tx, filter) },
    })
    if (format === 'xlsx' && total > mostSheetRows)
      throw new CallError('invalid_fields', { fields: { format: ['too_many_rows'] } })
    const after = { transactions: total, format, columns: columns.join(', ') }
    await recordAudit(tx, staffActorOf(call), { action: 'transaction.exported', after })
    return { data: await showTask(tx, { schoolId, userId, taskId, now }) }
  })
}

/** Binds what is paid through providers: by buyers, and by the staff who ask about it. */
export const registerProviders = (bind: Bind, engine: PaymentEngine, desk: BuyerDesk): void => {
  bind(operations.beginPayment, async ({ db, actor, school, params, body, now }) => {
    const { schoolId } = await school()
    const place = desk.placeOf(schoolId, params.token)
    const areTestsShown = await seesTests(db, schoolId, actor)
    const way = await beginPayment(engine, { place, methodId: body.method_id, areTestsShown })
    return { data: { ...way, order: (await desk.answer(db, place, now)).data } }
  })

  bind(operations.askProvider, async ({ db, school, params, now }) => {
    const { schoolId } = await school()
    const place = desk.placeOf(schoolId, params.token)
    const latest = await findLatestAttempt(db, place)
    if (latest !== null && isToAsk(latest.attempt, now))
      await settleAttempt(engine, { schoolId, id: latest.attempt.id })
    return desk.answer(db, place, now)
  })

  bind(operations.askTransaction, async ({ db, staff: { schoolId }, params }) => {
    const { attempt } = found(await findAttempt(db, schoolId, params.transaction))
    if (attempt.key === null) throw new CallError('not_at_provider')
    if (attempt.kind === 'charge') await settleAttempt(engine, { schoolId, id: attempt.id })
    else
      await db.transaction((tx) =>
        enqueue(
          tx,
          askAbout,
          { school_id: schoolId, transaction_id: attempt.id, kind: 'refund' },
          askingOf(attempt.id, 'refund'),
        ),
      )
    return { data: await loadTransactionCard(db, schoolId, attempt.id) }
  })
}

/** A press asks once in two seconds, however many tabs press; what is settled is not asked. */
const isToAsk = ({ state, askedAt }: TransactionColumns, now: Date): boolean =>
  isOpen(state) && (askedAt === null || now.getTime() - askedAt.getTime() > 2_000)
