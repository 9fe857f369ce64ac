import { z } from 'zod'
import type { RefundProblem } from '../core/desk.ts'
import { exponentAt, minorOf } from '../core/money.ts'
import { refundedOf } from '../core/payment.ts'
import { newId } from '../core/signatures.ts'
import { troubledAnswer } from '../core/wire.ts'
import { type AddPayPalCall, notThere, payPalBroken, type PayPalCall, payPalError } from './calls.ts'
import { captureObject, moneyObject, refundObject } from './objects.ts'
import type { PayPalRoom } from './room.ts'

const refundBody = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string().max(32) }).optional(),
  invoice_id: z.string().max(127).optional(),
  custom_id: z.string().max(127).optional(),
  note_to_payer: z.string().max(255).optional(),
})

const refusals: Readonly<Record<RefundProblem, string>> = {
  not_paid: 'CAPTURE_NOT_COMPLETED',
  too_much: 'REFUND_AMOUNT_EXCEEDED',
  disputed: 'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED',
  no_balance: 'REFUND_FAILED_INSUFFICIENT_FUNDS',
}

const unprocessable = (issue: string) => payPalError(422, 'UNPROCESSABLE_ENTITY', issue, issue)

const readRefund = (body: unknown) => {
  const read = refundBody.safeParse(body)
  if (!read.success) throw payPalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
  const { amount, ...texts } = read.data
  const metadata = Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
  return { amount, metadata }
}

const dayMost = 31 * 86_400_000
const wordOf = { charge: 'T0006', refund: 'T1107', dispute: 'T1110', dispute_reversal: 'T1111' } as const
const pageMost = 500

const timeOf = (call: PayPalCall, name: string): number => {
  const time = Date.parse(call.query.get(name) ?? '')
  if (Number.isNaN(time)) throw payPalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE', name)
  return time
}

const numberOf = (call: PayPalCall, name: string, otherwise: number, most: number): number =>
  Math.min(Math.max(Math.trunc(Number(call.query.get(name))) || otherwise, 1), most)

const addReporting = (add: AddPayPalCall, { world, detailsOf }: PayPalRoom): void => {
  add('GET', '/v1/reporting/transactions', (call) => {
    const from = timeOf(call, 'start_date')
    const until = timeOf(call, 'end_date')
    if (until - from > dayMost || until < from)
      throw payPalError(400, 'INVALID_REQUEST', 'DATE_RANGE_TOO_LONG', 'Date range is greater than 31 days')
    const rows = world.books
      .rows()
      .filter(
        ({ payment, at }) =>
          payment.provider === 'paypal' && payment.account === call.account && at >= from && at <= until,
      )
    const size = numberOf(call, 'page_size', 100, pageMost)
    const page = numberOf(call, 'page', 1, 10_000)
    const details = rows.slice((page - 1) * size, page * size).map((row) => ({
      transaction_info: {
        transaction_id: row.source,
        ...(row.kind === 'charge'
          ? {}
          : { paypal_reference_id: row.payment.moneyId, paypal_reference_id_type: 'TXN' }),
        transaction_event_code: wordOf[row.kind],
        transaction_initiation_date: new Date(row.at).toISOString(),
        transaction_updated_date: new Date(row.at).toISOString(),
        transaction_amount: moneyObject(row.amount, row.currency),
        fee_amount: moneyObject(-row.fee, row.currency),
        transaction_status: 'S',
        custom_field: detailsOf(row.payment)?.customId ?? '',
        invoice_id: detailsOf(row.payment)?.invoiceId ?? '',
      },
    }))
    return {
      status: 200,
      body: {
        transaction_details: details,
        start_date: new Date(from).toISOString(),
        end_date: new Date(until).toISOString(),
        page,
        total_items: rows.length,
        total_pages: Math.max(Math.ceil(rows.length / size), 1),
        links: [],
      },
    }
  })
}

/** Money that was taken, what went back of it, and the books. */
export const addCaptureCalls = (add: AddPayPalCall, room: PayPalRoom): void => {
  const { world } = room

  const ownCapture = (call: PayPalCall) => {
    const found = room.own(call)
    const hasCapture =
      found && (found.payment.moved || ['processing', 'failed', 'unknown'].includes(found.payment.state))
    if (!found || !hasCapture || found.payment.moneyId !== call.id) throw notThere()
    return found
  }

  add('GET', '/v2/payments/captures/:id', (call) => {
    const { payment, details } = ownCapture(call)
    return { status: 200, body: captureObject(payment, details) }
  })

  add('POST', '/v2/payments/captures/:id/refund', (call) => {
    const { payment, details } = ownCapture(call)
    const { amount: asked, metadata } = readRefund(call.body)
    const { moved } = payment
    if (!moved) throw unprocessable(refusals.not_paid)
    const rest = moved.amount - refundedOf(payment)
    if (rest === 0n) throw unprocessable('CAPTURE_FULLY_REFUNDED')
    if (asked && asked.currency_code !== moved.currency) throw unprocessable('CURRENCY_MISMATCH')
    const amount = asked ? minorOf(asked.value, exponentAt('paypal', moved.currency)) : rest
    if (amount === null) throw unprocessable('DECIMAL_PRECISION')
    const refund = world.desk.refund(payment, { id: newId('', 17).toUpperCase(), amount, metadata })
    if (typeof refund === 'string') throw unprocessable(refusals[refund])
    const answer = { status: 201, body: refundObject(payment, details, refund) }
    return troubledAnswer(world, payment, answer, payPalBroken)
  })

  add('GET', '/v2/payments/refunds/:id', (call) => {
    const payment = world.books
      .payments()
      .find((each) => each.account === call.account && each.refunds.some(({ id }) => id === call.id))
    const refund = payment?.refunds.find(({ id }) => id === call.id)
    const details = payment && room.detailsOf(payment)
    if (!payment || !refund || !details) throw notThere()
    return { status: 200, body: refundObject(payment, details, refund) }
  })

  addReporting(add, room)
}
