import type { DeclineReason } from '../core/payment.ts'
import { newId } from '../core/signatures.ts'
import { troubledAnswer } from '../core/wire.ts'
import { newPayment } from '../core/world.ts'
import {
  type AddCall,
  answered,
  isOwn,
  missing,
  stripeBroken,
  type StripeCall,
  stripeError,
} from './calls.ts'
import { declineOf, intentObject, type StripeDetails } from './objects.ts'
import { newNames, type StripeRoom } from './room.ts'

const newIntent = ({ world, find }: StripeRoom, call: StripeCall) => {
  const { account, mode, form } = call
  const amount = form.integer('amount')
  const currency = form.get('currency')?.toUpperCase()
  if (amount === undefined || amount < 1) throw stripeError(400, 'Invalid integer.', { param: 'amount' })
  if (currency === undefined)
    throw stripeError(400, 'Missing required param: currency.', { param: 'currency' })
  const method = form.get('payment_method') ?? ''
  const first = find(method)
  if (!first || !isOwn(call, first.payment)) throw missing('PaymentMethod', method)
  if (first.details.customer === null || first.details.customer !== form.get('customer'))
    throw stripeError(400, 'The customer does not have a payment method with this ID.', {
      param: 'payment_method',
    })
  const { moneyId, intentId } = newNames()
  const payment = newPayment({
    ...{ account, mode, currency, moneyId, id: intentId },
    amount: BigInt(amount),
    provider: 'stripe',
    reference: form.inside('metadata')['attempt'] ?? '',
    title: form.get('description') ?? '',
    shop: first.payment.shop,
    language: first.payment.language,
    createdAt: world.clock.now(),
    expiresAt: null,
  })
  const details: StripeDetails = {
    ...first.details,
    intentId,
    hasSession: false,
    metadata: {},
    intentMetadata: form.inside('metadata'),
    isComplete: false,
  }
  return { payment, details, first: first.payment }
}

/** Why a card that is charged without its owner refuses. */
const refusalOf = (token: 'needs_authentication' | 'dead' | null): DeclineReason | null => {
  if (token === 'dead') return 'expired_card'
  return token === null ? null : 'authentication'
}

/** Charges without the buyer, by a card that was kept. */
export const addChargeCalls = (add: AddCall, room: StripeRoom): void => {
  const { world } = room

  add('POST', '/v1/payment_intents', async (call) => {
    if (call.form.get('off_session') !== 'true' || call.form.get('confirm') !== 'true')
      throw stripeError(400, 'Only off_session=true with confirm=true is played.')
    const { payment, details, first } = newIntent(room, call)
    room.keep(payment, details)
    const refusal = refusalOf(payment.scenario.token ?? first.scenario.token)
    if (refusal === 'expired_card') {
      payment.state = 'failed'
      payment.reason = refusal
      world.desk.tell(payment, 'failed')
    } else if (refusal) world.desk.settle(payment, 'authentication')
    // Nobody is there to pass 3-D Secure.
    else
      world.desk.settle(
        payment,
        payment.scenario.plan === 'three_d_secure' ? 'authentication' : payment.scenario.plan,
      )
    const intent = intentObject({ payment, details, expand: call.expand, rows: world.books.rows() })
    if (payment.state !== 'failed') return troubledAnswer(world, payment, answered(intent), stripeBroken)
    const error = declineOf(payment.reason ?? 'declined')
    const code = payment.reason === 'authentication' ? 'authentication_required' : error.code
    return {
      status: 402,
      body: { error: { ...error, code, charge: newId('ch_'), payment_intent: intent } },
    }
  })

  add('GET', '/v1/payment_intents/:id', (call) => {
    const found = room.find(call.id)
    if (!found || !isOwn(call, found.payment)) throw missing('payment_intent', call.id)
    return answered(intentObject({ ...found, expand: call.expand, rows: world.books.rows() }))
  })
}
