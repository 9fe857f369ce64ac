import type { RefundProblem } from '../core/desk.ts'
import { refundedOf } from '../core/payment.ts'
import { newId } from '../core/signatures.ts'
import { troubledAnswer } from '../core/wire.ts'
import {
  type AddCall,
  answered,
  isOwn,
  missing,
  pageOf,
  stripeBroken,
  type StripeCall,
  stripeError,
} from './calls.ts'
import { expandedUnder } from './form.ts'
import { chargeObject, disputeObject, refundObject, transactionObject } from './objects.ts'
import type { StripeRoom } from './room.ts'

const refusals: Readonly<Record<RefundProblem, { message: string; code: string }>> = {
  not_paid: {
    message: 'This PaymentIntent does not have a successful charge to refund.',
    code: 'charge_not_found',
  },
  too_much: {
    message: 'Refund amount is greater than unrefunded amount on charge.',
    code: 'amount_too_large',
  },
  disputed: { message: 'The charge has been charged back; cannot issue a refund.', code: 'charge_disputed' },
  no_balance: {
    message: 'Insufficient funds in your Stripe balance to refund this amount.',
    code: 'balance_insufficient',
  },
}

/** The charge that a call names, by its own name or by its intent. */
const namedIn = (room: StripeRoom, call: StripeCall) => {
  const name = call.form.get('payment_intent') ?? call.form.get('charge')
  if (name === undefined) return null
  const found = room.find(name)
  if (!found || !isOwn(call, found.payment)) throw missing('payment_intent', name)
  return found
}

const addRefundCalls = (add: AddCall, room: StripeRoom): void => {
  const { world } = room
  const all = (account: string) =>
    room.of(account).flatMap((found) =>
      found.payment.refunds.map((refund) => ({
        found,
        refund,
        id: refund.id,
        createdAt: refund.createdAt,
      })),
    )

  add('POST', '/v1/refunds', (call) => {
    const found = namedIn(room, call)
    if (!found) throw stripeError(400, 'One of charge or payment_intent is required.')
    const { payment } = found
    const asked = call.form.integer('amount')
    const rest = (payment.moved?.amount ?? 0n) - refundedOf(payment)
    if (payment.moved && rest === 0n)
      throw stripeError(400, 'Charge has already been refunded.', { code: 'charge_already_refunded' })
    const refund = world.desk.refund(payment, {
      id: newId('re_'),
      amount: asked === undefined ? rest : BigInt(asked),
      metadata: call.form.inside('metadata'),
    })
    if (typeof refund === 'string') {
      const { message, code } = refusals[refund]
      throw stripeError(400, message, { code })
    }
    const object = refundObject({ ...found, expand: call.expand, rows: world.books.rows() }, refund)
    return troubledAnswer(world, payment, answered(object), stripeBroken)
  })

  add('GET', '/v1/refunds', (call) => {
    const named = namedIn(room, call)
    const rows = all(call.account)
      .filter(({ found }) => named === null || found.payment === named.payment)
      .toSorted((a, b) => a.createdAt - b.createdAt)
    const page = pageOf(call, '/v1/refunds', rows)
    const data = page.rows.map(({ found, refund }) => refundObject(found, refund))
    return answered({ object: page.object, url: page.url, has_more: page.has_more, data })
  })

  add('GET', '/v1/refunds/:id', (call) => {
    const row = all(call.account).find(({ id }) => id === call.id)
    if (!row) throw missing('refund', call.id)
    return answered(refundObject({ ...row.found, expand: call.expand, rows: world.books.rows() }, row.refund))
  })
}

const addDisputeCalls = (add: AddCall, room: StripeRoom): void => {
  const all = (account: string) =>
    room.of(account).flatMap((found) => {
      const { dispute } = found.payment
      return dispute ? [{ found, dispute, id: dispute.id, createdAt: dispute.openedAt }] : []
    })

  add('GET', '/v1/disputes', (call) => {
    const named = namedIn(room, call)
    const rows = all(call.account).filter(({ found }) => named === null || found.payment === named.payment)
    const page = pageOf(call, '/v1/disputes', rows)
    const data = page.rows.map(({ found, dispute }) => disputeObject(found, dispute))
    return answered({ object: page.object, url: page.url, has_more: page.has_more, data })
  })

  add('GET', '/v1/disputes/:id', (call) => {
    const row = all(call.account).find(({ id }) => id === call.id)
    if (!row) throw missing('dispute', call.id)
    return answered(disputeObject(row.found, row.dispute))
  })
}

/** Charges, what went back of them, and the books. */
export const addMoneyCalls = (add: AddCall, room: StripeRoom): void => {
  const { world } = room

  add('GET', '/v1/charges', (call) => {
    const named = namedIn(room, call)
    const rows = room
      .of(call.account)
      .filter(({ payment }) => payment.moved && (named === null || payment === named.payment))
    const { rows: shown, ...page } = pageOf(call, '/v1/charges', rows)
    const expand = expandedUnder(call.expand, 'data') ?? []
    return answered({
      ...page,
      data: shown.map((found) => chargeObject({ ...found, expand, rows: world.books.rows() })),
    })
  })

  add('GET', '/v1/charges/:id', (call) => {
    const found = room.find(call.id)
    if (!found?.payment.moved || !isOwn(call, found.payment)) throw missing('charge', call.id)
    return answered(chargeObject({ ...found, expand: call.expand, rows: world.books.rows() }))
  })

  const booked = (account: string) =>
    world.books
      .rows()
      .filter(({ payment }) => payment.provider === 'stripe' && payment.account === account)
      .map((row) => ({ row, id: row.id, createdAt: row.at }))

  /** A row of the books, with its charge or refund in full where it is asked for. */
  const shownRow = ({ row }: ReturnType<typeof booked>[number], expand: readonly string[]) => {
    const details = room.detailsOf(row.payment)
    const object = transactionObject(row)
    if (!details || expandedUnder(expand, 'source') === null) return object
    const refund = row.payment.refunds.find(({ id }) => id === row.source)
    const found = { payment: row.payment, details }
    if (refund) return { ...object, source: refundObject(found, refund) }
    return row.kind === 'charge' ? { ...object, source: chargeObject(found) } : object
  }

  add('GET', '/v1/balance_transactions', (call) => {
    const type = call.form.get('type')
    const source = call.form.get('source')
    const rows = booked(call.account).filter(
      ({ row }) =>
        (type === undefined || transactionObject(row).type === type) &&
        (source === undefined || row.source === source),
    )
    const { rows: shown, ...page } = pageOf(call, '/v1/balance_transactions', rows)
    const expand = expandedUnder(call.expand, 'data') ?? []
    return answered({ ...page, data: shown.map((row) => shownRow(row, expand)) })
  })

  add('GET', '/v1/balance_transactions/:id', (call) => {
    const row = booked(call.account).find(({ id }) => id === call.id)
    if (!row) throw missing('balance_transaction', call.id)
    return answered(shownRow(row, call.expand))
  })

  addRefundCalls(add, room)
  addDisputeCalls(add, room)
}
