import { describe, expect, it } from 'vitest'
import type { Connection } from '../payment-provider.ts'
import { failureOf } from '../testing/failure-of.ts'
import { messagesUrl, now, sampleAttempt, wordsOf } from '../testing/sample-attempt.ts'
import { startStripeDouble, stripeSecret } from '../testing/stripe-double.ts'
import { createStripe } from './stripe.ts'

const connection: Connection = {
  keys: { secret_key: 'sk_test_told_in_full', signing_secret: stripeSecret },
  mode: 'test',
  messagesUrl,
}

const rig = async () => {
  const double = await startStripeDouble()
  const stripe = createStripe({ origin: double.origin })
  const made = async () => {
    const { externalId } = await stripe.create(connection, sampleAttempt)
    return { ...sampleAttempt, externalId }
  }
  return { double, stripe, made }
}

describe('a session', () => {
  it('carries our key in every place, the price in minor units, and closes in time', async () => {
    const { double, stripe } = await rig()
    const created = await stripe.create(connection, { ...sampleAttempt, language: 'uk' })
    expect(created).toEqual({
      externalId: 'cs_test_1',
      page: { kind: 'redirect', url: 'https://checkout.example.test/cs_test_1' },
    })
    const [request] = double.requests
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk_test_told_in_full',
      'idempotency-key': 'L-7-1',
      'stripe-version': '2026-10-28.endive',
    })
    expect(request?.headers).not.toHaveProperty('x-stripe-client-telemetry')
    expect(Object.fromEntries(new URLSearchParams(request?.text))).toMatchObject({
      client_reference_id: 'L-7-1',
      'metadata[lectern_key]': 'L-7-1',
      'payment_intent_data[metadata][lectern_key]': 'L-7-1',
      'line_items[0][price_data][unit_amount]': '10050',
      'line_items[0][price_data][currency]': 'eur',
      customer_email: 'buyer@example.test',
      locale: 'auto',
      expires_at: String(now.getTime() / 1000 + 3_600),
      success_url: sampleAttempt.returnUrl,
      cancel_url: sampleAttempt.returnUrl,
    })
  })

  it.each([
    [60_000, 31 * 60],
    [3 * 86_400_000, 86_400],
  ])('that shall be open %i ms is open %i s, as Stripe allows', async (openMs, seconds) => {
    const { double, stripe } = await rig()
    await stripe.create(connection, { ...sampleAttempt, expiresAt: new Date(now.getTime() + openMs) })
    const form = new URLSearchParams(double.requests[0]?.text)
    expect(Number(form.get('expires_at')) - now.getTime() / 1000).toBe(seconds)
  })

  it('of which the answer was lost is found by its key, and there is no second one', async () => {
    const { double, stripe, made } = await rig()
    await made()
    expect(await stripe.fetchState(connection, sampleAttempt, now)).toMatchObject({ state: 'created' })
    await stripe.cancel(connection, sampleAttempt)
    expect([...double.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
  })

  it('that Stripe refuses to make, and of which no answer is known, never was', async () => {
    const { double, stripe } = await rig()
    double.control.refuses = 400
    expect(await stripe.fetchState(connection, sampleAttempt, now)).toMatchObject({
      state: 'expired',
      word: 'never made',
    })
  })

  it('that is paid tells the money, the card, the fee and the mode', async () => {
    const { double, stripe, made } = await rig()
    const attempt = await made()
    double.change('cs_test_1', {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: double.intent(),
    })
    expect(await stripe.fetchState(connection, attempt, now)).toEqual({
      state: 'succeeded',
      amount: 10_050n,
      currency: 'EUR',
      account: null,
      mode: 'test',
      paymentId: 'pi_1',
      refunded: 0n,
      dispute: null,
      reason: null,
      payer: 'Visa •••• 4242',
      fee: 325n,
      at: new Date(1_700_000_000_000),
      word: 'complete/paid/succeeded',
    })
    expect(double.requests.at(-1)?.query.get('expand[0]')).toBe(
      'payment_intent.latest_charge.balance_transaction',
    )
  })

  it.each([
    ['complete', 'unpaid', { status: 'processing' }, 'processing', null],
    ['complete', 'unpaid', { status: 'requires_payment_method' }, 'failed', 'other'],
    ['complete', 'unpaid', { status: 'something_new' }, 'unknown', null],
    ['complete', 'something_new', { status: 'processing' }, 'unknown', null],
    ['expired', 'unpaid', null, 'expired', 'left'],
    ['expired', 'paid', { status: 'succeeded' }, 'succeeded', null],
    ['open', 'unpaid', { status: 'requires_action' }, 'created', null],
    ['something_new', 'unpaid', null, 'unknown', null],
  ])('%s and %s with %j is %s', async (status, payment_status, intent, state, reason) => {
    const { double, stripe, made } = await rig()
    const attempt = await made()
    const payment_intent = intent && double.intent({ amount_received: 0, ...intent, latest_charge: null })
    double.change('cs_test_1', { status, payment_status, payment_intent })
    expect(await stripe.fetchState(connection, attempt, now)).toMatchObject({ state, reason })
  })

  it.each([
    ['insufficient_funds', 'no_funds'],
    ['expired_card', 'card_expired'],
    ['stolen_card', 'suspected'],
    ['generic_decline', 'declined'],
    ['authentication_required', 'not_confirmed'],
    ['something_new', 'other'],
  ])('declined for %s can still be paid, and says %s', async (decline_code, reason) => {
    const { double, stripe, made } = await rig()
    const attempt = await made()
    const last_payment_error = { code: 'some_code', decline_code }
    const payment_intent = double.intent({ status: 'requires_payment_method', last_payment_error })
    double.change('cs_test_1', { payment_intent })
    expect(await stripe.fetchState(connection, attempt, now)).toMatchObject({ state: 'created', reason })
  })

  it.each([
    ['needs_response', 'open'],
    ['warning_under_review', 'open'],
    ['appeal_needs_response', 'open'],
    ['won', 'won'],
    ['lost', 'lost'],
    ['prevented', 'won'],
  ])('with a dispute that is %s is %s, and what went back is told', async (status, dispute) => {
    const { double, stripe, made } = await rig()
    const attempt = await made()
    const payment_intent = double.intent({}, { disputed: true, amount_refunded: 50 })
    double.change('cs_test_1', { status: 'complete', payment_status: 'paid', payment_intent })
    double.control.disputes = [
      { id: 'dp_1', status: 'lost', created: 1 },
      { id: 'dp_2', status, created: 2 },
    ]
    expect(await stripe.fetchState(connection, attempt, now)).toMatchObject({ dispute, refunded: 50n })
  })

  it('of which the fee was taken in another currency tells no fee', async () => {
    const { double, stripe, made } = await rig()
    const attempt = await made()
    const payment_intent = double.intent({}, { balance_transaction: { fee: 325, currency: 'usd' } })
    double.change('cs_test_1', { status: 'complete', payment_status: 'paid', payment_intent })
    expect(await stripe.fetchState(connection, attempt, now)).toMatchObject({ state: 'succeeded', fee: null })
  })

  it('that is paid is left when it shall be closed', async () => {
    const { double, stripe, made } = await rig()
    const attempt = await made()
    double.change('cs_test_1', { status: 'complete', payment_status: 'paid' })
    await stripe.cancel(connection, attempt)
    expect(double.sessions.get('cs_test_1')?.status).toBe('complete')
  })
})

describe('a refund', () => {
  const refund = {
    key: 'R-1',
    externalId: null,
    charge: { ...sampleAttempt, externalId: 'cs_test_1', paymentId: 'pi_1' },
    refundedBefore: 0n,
    amount: 50n,
    currency: 'EUR',
  } as const

  it('is sent once, however often it is asked for', async () => {
    const { double, stripe } = await rig()
    const first = await stripe.refund(connection, refund)
    expect(first).toEqual({ state: 'processing', externalId: 're_1', word: 'pending' })
    expect(await stripe.refund(connection, refund)).toEqual(first)
    expect(await stripe.fetchRefund(connection, refund)).toEqual(first)
    expect(double.refunds).toHaveLength(1)
    expect(double.refunds[0]).toMatchObject({ key: 'R-1', amount: '50' })
    expect(await stripe.fetchRefund(connection, { ...refund, externalId: 're_1' })).toMatchObject({
      state: 'succeeded',
    })
  })
})

describe('the books', () => {
  it('name payments and refunds as states do, in the money of the payment, and nothing else', async () => {
    const { double, stripe } = await rig()
    const row = { amount: -999, currency: 'usd', created: 1_700_000_000 }
    const metadata = { lectern_key: 'L-7-1' }
    const source = { id: 'ch_1', amount: 10_050, currency: 'eur', payment_intent: 'pi_1', metadata }
    double.control.books = [
      { ...row, id: 'txn_1', type: 'charge', source },
      { ...row, id: 'txn_2', type: 'refund', source: { ...source, id: 're_1', amount: 50 } },
      { ...row, id: 'txn_3', type: 'payout', source: { id: 'po_1', bank: true } },
    ]
    const at = new Date(1_700_000_000_000)
    const booked = { key: 'L-7-1', currency: 'EUR', at }
    expect(await stripe.listBooked?.(connection, now, new Date(now.getTime() + 1_000))).toEqual([
      { ...booked, kind: 'charge', id: 'pi_1', amount: 10_050n },
      { ...booked, kind: 'refund', id: 're_1', amount: 50n },
    ])
    expect(double.requests[0]?.query.get('created[gte]')).toBe(String(now.getTime() / 1000))
    expect(double.requests[0]?.query.get('created[lt]')).toBe(String(now.getTime() / 1000 + 1))
  })
})

describe('a call that fails', () => {
  it.each([
    [401, 'x', 'keys_refused'],
    [403, 'x', 'keys_refused'],
    [404, 'resource_missing', 'unknown_payment'],
    [409, 'idempotency_key_in_use', 'in_use'],
    [429, 'rate_limit', 'too_often'],
    [500, 'x', 'unreachable'],
    [400, 'x', 'refused'],
    [402, 'card_declined', 'refused'],
  ])('%i %s is %s, is not repeated, and holds no key', async (status, code, refusal) => {
    const { double, stripe } = await rig()
    const body = { error: { code, message: 'No such key: sk_test_told_in_full' } }
    double.control.answers['POST /v1/checkout/sessions'] = { status, body }
    const error = await failureOf(stripe.create(connection, sampleAttempt))
    expect(error.refusal).toBe(refusal)
    expect(double.requests).toHaveLength(1)
    expect(wordsOf(error)).not.toContain('told_in_full')
  })

  it.each([
    ['no JSON', '<html>'],
    ['another thing', { id: 5 }],
    ['endless', 'x'.repeat(1024 ** 2 + 1)],
  ])('because the answer is %s leaves the outcome open', async (_what, body) => {
    const { double, stripe } = await rig()
    double.control.answers['POST /v1/checkout/sessions'] = { body }
    expect((await failureOf(stripe.create(connection, sampleAttempt))).refusal).toBe('unreachable')
  })
})
