import { z } from 'zod'
import { exponentAt, minorOf } from '../core/money.ts'
import type { Payment } from '../core/payment.ts'
import { newId } from '../core/signatures.ts'
import { troubledAnswer } from '../core/wire.ts'
import { languageOf, newPayment } from '../core/world.ts'
import { type AddPayPalCall, notThere, payPalBroken, type PayPalCall, payPalError } from './calls.ts'
import { merchantOf, orderObject, type PayPalDetails } from './objects.ts'
import type { PayPalRoom } from './room.ts'

const context = z.object({
  brand_name: z.string().max(127).optional(),
  locale: z.string().max(10).optional(),
  return_url: z.url().optional(),
  cancel_url: z.url().optional(),
})

const orderBody = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().max(256).optional(),
        custom_id: z.string().max(255).optional(),
        invoice_id: z.string().max(127).optional(),
        description: z.string().max(3_000).optional(),
        amount: z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string().max(32) }),
      }),
    )
    .length(1),
  payment_source: z
    .object({ paypal: z.object({ experience_context: context.optional() }).optional() })
    .optional(),
  application_context: context.optional(),
})

/** An order lives three hours before it is approved. */
const lifetime = 3 * 3_600_000

const readOrder = (body: unknown) => {
  const read = orderBody.safeParse(body)
  const [unit] = read.data?.purchase_units ?? []
  if (!read.success || !unit)
    throw payPalError(
      400,
      'INVALID_REQUEST',
      'INVALID_PARAMETER_VALUE',
      read.error?.issues[0]?.path.join('.'),
    )
  const { currency_code: currency, value } = unit.amount
  const amount = minorOf(value, exponentAt('paypal', currency))
  if (amount === null)
    throw payPalError(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION', 'The value has too many decimals.')
  if (amount === 0n)
    throw payPalError(422, 'UNPROCESSABLE_ENTITY', 'CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.')
  const shown = read.data.payment_source?.paypal?.experience_context ?? read.data.application_context ?? {}
  return { unit, amount, currency, shown }
}

const newOrder = ({ world, hasInvoice }: PayPalRoom, { account, body }: PayPalCall) => {
  const { unit, amount, currency, shown } = readOrder(body)
  if (unit.invoice_id !== undefined && hasInvoice(account, unit.invoice_id))
    throw payPalError(422, 'UNPROCESSABLE_ENTITY', 'DUPLICATE_INVOICE_ID', 'Duplicate Invoice ID detected.')
  const now = world.clock.now()
  const payment = newPayment({
    ...{ account, amount, currency },
    id: newId('', 17).toUpperCase(),
    moneyId: newId('', 17).toUpperCase(),
    provider: 'paypal',
    mode: 'test',
    reference: unit.custom_id ?? unit.reference_id ?? '',
    title: unit.description ?? unit.reference_id ?? 'PayPal',
    shop: shown.brand_name ?? `Test shop ${merchantOf(account).slice(-4)}`,
    language: languageOf(shown.locale),
    createdAt: now,
    expiresAt: now + lifetime,
  })
  const details: PayPalDetails = {
    customId: unit.custom_id ?? null,
    invoiceId: unit.invoice_id ?? null,
    referenceId: unit.reference_id ?? 'default',
    returnUrl: shown.return_url ?? null,
    cancelUrl: shown.cancel_url ?? null,
    origin: world.publicUrl(),
    payUrl: world.payPageOf(payment),
  }
  return { payment, details }
}

const unprocessable = (issue: string, description: string) =>
  payPalError(422, 'UNPROCESSABLE_ENTITY', issue, description)

/** Why an order cannot be captured now; null where it can. */
const captureFault = ({ state, moved }: Payment) => {
  if (moved || ['processing', 'unknown', 'failed'].includes(state))
    return unprocessable('ORDER_ALREADY_CAPTURED', 'Order already captured.')
  if (state !== 'approved')
    return unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order.')
  return null
}

/** Orders: what a buyer shall agree to, and taking the money afterwards. */
export const addOrderCalls = (add: AddPayPalCall, room: PayPalRoom): void => {
  const { world } = room

  add('POST', '/v2/checkout/orders', async (call) => {
    const { payment, details } = newOrder(room, call)
    room.keep(payment, details)
    world.clock.after(lifetime, () => {
      if (payment.state === 'open' || payment.state === 'action') world.desk.expire(payment)
    })
    const answer = { status: 201, body: orderObject(payment, details) }
    if (payment.scenario.sending === 'before_answer') {
      payment.state = 'approved'
      world.desk.tell(payment, 'approved')
      await world.deliveries.settledOf(payment)
    }
    return answer
  })

  add('GET', '/v2/checkout/orders/:id', (call) => {
    const found = room.own(call)
    if (!found) throw notThere()
    return { status: 200, body: orderObject(found.payment, found.details) }
  })

  add('POST', '/v2/checkout/orders/:id/capture', async (call) => {
    const found = room.own(call)
    if (!found) throw notThere()
    const { payment, details } = found
    const fault = captureFault(payment)
    if (fault) throw fault
    if (payment.plan === 'declined') {
      // The buyer chooses another way to pay at the same address.
      payment.state = 'open'
      payment.plan = 'paid'
      payment.reason = 'declined'
      throw unprocessable('INSTRUMENT_DECLINED', 'The instrument presented was declined.')
    }
    world.desk.settle(payment, payment.plan)
    const answer = { status: 201, body: orderObject(payment, details) }
    // A lost answer is kept by no key: the repetition hears that the order is captured already.
    if (payment.scenario.answer === '500') throw payPalError(500, payPalBroken.name)
    return troubledAnswer(world, payment, answer, payPalBroken)
  })
}
