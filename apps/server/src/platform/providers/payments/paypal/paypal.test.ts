import { describe, expect, it } from 'vitest'
import type { Connection } from '../payment-provider.ts'
import { failureOf } from '../testing/failure-of.ts'
import { paypalKeys, startPaypalDouble } from '../testing/paypal-double.ts'
import { messagesUrl, now, sampleAttempt, wordsOf } from '../testing/sample-attempt.ts'
import { createPaypal } from './paypal.ts'

const connection: Connection = { keys: paypalKeys, mode: 'test', messagesUrl }

const rig = async () => {
  const double = await startPaypalDouble()
  const clock = { ms: now.getTime() }
  const origins = { live: 'http://127.0.0.1:9', sandbox: double.origin }
  const paypal = createPaypal({ origins, nowMs: () => clock.ms })
  const made = async (status: string) => {
    const { externalId } = await paypal.create(connection, sampleAttempt)
    const kept = double.orders.get(externalId ?? '')
    if (kept) kept.status = status
    return { ...sampleAttempt, externalId }
  }
  const callsOf = (path: string) => double.requests.filter((request) => request.path === path)
  return { double, paypal, clock, made, callsOf }
}

describe('an order', () => {
  it('is made with our key, and with the total alone', async () => {
    const { double, paypal } = await rig()
    expect(await paypal.create(connection, sampleAttempt)).toEqual({
      externalId: 'O-1',
      page: { kind: 'redirect', url: 'https://paypal.example.test/O-1' },
    })
    const request = double.requests.at(-1)
    expect(request?.headers['paypal-request-id']).toBe('L-7-1')
    expect(JSON.parse(request?.text ?? '').purchase_units).toEqual([
      {
        custom_id: 'L-7-1',
        invoice_id: 'L-7-1',
        description: 'Course',
        amount: { currency_code: 'EUR', value: '100.50' },
      },
    ])
  })

  it.each([
    ['HUF', 45_000n, '450'],
    ['JPY', 500n, '500'],
    ['TWD', 80_000n, '800'],
    ['USD', 5n, '0.05'],
  ] as const)('in %s of %s is written %s', async (currency, amount, value) => {
    const { double, paypal } = await rig()
    await paypal.create(connection, { ...sampleAttempt, currency, amount })
    expect(JSON.parse(double.requests.at(-1)?.text ?? '').purchase_units[0].amount.value).toBe(value)
  })

  it('with parts of a forint is refused before anybody is asked', async () => {
    const { double, paypal } = await rig()
    const error = await failureOf(
      paypal.create(connection, { ...sampleAttempt, currency: 'HUF', amount: 1n }),
    )
    expect([error.refusal, double.requests.length]).toEqual(['refused', 0])
  })

  it('that the buyer approved is taken once, with the key of the attempt', async () => {
    const { paypal, made, callsOf } = await rig()
    const attempt = await made('APPROVED')
    const paid = {
      state: 'succeeded',
      amount: 10_050n,
      currency: 'EUR',
      account: 'M-1',
      mode: 'test',
      paymentId: 'C-1',
      refunded: 0n,
      dispute: null,
      reason: null,
      payer: 'PayPal b•••@example.test',
      fee: 325n,
      at: new Date('2026-11-30T10:05:00Z'),
      word: 'COMPLETED/COMPLETED',
    }
    expect(await paypal.fetchState(connection, attempt, now)).toEqual(paid)
    expect(await paypal.fetchState(connection, attempt, now)).toEqual(paid)
    const captures = callsOf('/v2/checkout/orders/O-1/capture')
    expect(captures.map(({ headers }) => headers['paypal-request-id'])).toEqual(['L-7-1'])
  })

  it.each([
    ['INSTRUMENT_DECLINED', 'declined'],
    ['COMPLIANCE_VIOLATION', 'suspected'],
  ])('of which the money is refused for %s failed for %s', async (captureFault, reason) => {
    const { double, paypal, made } = await rig()
    double.control.captureFault = captureFault
    const attempt = await made('APPROVED')
    expect(await paypal.fetchState(connection, attempt, now)).toMatchObject({ state: 'failed', reason })
  })

  it('that was taken meanwhile is asked for again', async () => {
    const { double, paypal, made } = await rig()
    const attempt = await made('APPROVED')
    double.control.captureFault = 'ORDER_ALREADY_CAPTURED'
    expect(await paypal.fetchState(connection, attempt, now)).toMatchObject({ state: 'processing' })
  })

  it.each([
    ['PENDING', 'processing', null],
    ['DECLINED', 'failed', 'declined'],
    ['SOMETHING_NEW', 'unknown', null],
  ])('whose money is %s is %s', async (captureStatus, state, reason) => {
    const { double, paypal, made } = await rig()
    double.control.captureStatus = captureStatus
    const attempt = await made('APPROVED')
    expect(await paypal.fetchState(connection, attempt, now)).toMatchObject({
      state,
      reason,
      paymentId: null,
    })
  })

  it.each([
    ['PAYER_ACTION_REQUIRED', 'created', 'expired'],
    ['VOIDED', 'expired', 'expired'],
    ['SOMETHING_NEW', 'unknown', 'unknown'],
  ])('%s is %s in its time, and %s after', async (status, before, after) => {
    const { paypal, made } = await rig()
    const attempt = await made(status)
    const ask = async (at: Date) => (await paypal.fetchState(connection, attempt, at)).state
    expect([await ask(now), await ask(attempt.expiresAt)]).toEqual([before, after])
  })

  it('of which the answer was lost is found by its key, as long as PayPal keeps it', async () => {
    const { double, paypal, made } = await rig()
    await made('APPROVED')
    expect(await paypal.fetchState(connection, sampleAttempt, now)).toMatchObject({ state: 'succeeded' })
    const late = new Date(now.getTime() + 6 * 3_600_000)
    expect(await paypal.fetchState(connection, sampleAttempt, late)).toMatchObject({ state: 'expired' })
    expect(double.orders.size).toBe(1)
  })

  it('tells what went back, and how a dispute ended', async () => {
    const { double, paypal, made } = await rig()
    const attempt = await made('APPROVED')
    await paypal.fetchState(connection, attempt, now)
    const amount = { currency_code: 'EUR', value: '0.50' }
    double.orders
      .get('O-1')
      ?.refunds.push({ id: 'R-1', status: 'COMPLETED', amount }, { id: 'R-2', status: 'PENDING', amount })
    const dispute = { dispute_id: 'D-1', status: 'OPEN' }
    const ask = async (changes: Record<string, unknown>) => {
      const body = { ...dispute, ...changes }
      double.control.answers['GET /v1/customer/disputes'] = { body: { items: [body] } }
      double.control.answers['GET /v1/customer/disputes/D-1'] = { body }
      return paypal.fetchState(connection, attempt, now)
    }
    expect(await ask({})).toMatchObject({ dispute: 'open', refunded: 50n, state: 'succeeded' })
    const ended = (outcome_code: string) => ({ status: 'RESOLVED', dispute_outcome: { outcome_code } })
    expect(await ask(ended('RESOLVED_BUYER_FAVOUR'))).toMatchObject({ dispute: 'lost' })
    expect(await ask(ended('RESOLVED_SELLER_FAVOUR'))).toMatchObject({ dispute: 'won' })
  })
})

describe('a token', () => {
  it('is kept until a minute before its end', async () => {
    const { double, paypal, clock } = await rig()
    const tokensAfter = async (ms: number) => {
      clock.ms = now.getTime() + ms
      await paypal.create(connection, sampleAttempt)
      return double.control.tokens
    }
    expect([await tokensAfter(0), await tokensAfter(3_539_999), await tokensAfter(3_540_000)]).toEqual([
      1, 1, 2,
    ])
  })

  it('that is not taken any more is renewed once', async () => {
    const { double, paypal } = await rig()
    await paypal.create(connection, sampleAttempt)
    double.control.revoked.add('T-1')
    await paypal.create(connection, sampleAttempt)
    expect(double.control.tokens).toBe(2)
    for (const each of ['T-2', 'T-3']) double.control.revoked.add(each)
    expect((await failureOf(paypal.create(connection, sampleAttempt))).refusal).toBe('keys_refused')
    expect(double.control.tokens).toBe(3)
  })

  it('of right keys is not used for wrong ones', async () => {
    const { paypal } = await rig()
    await paypal.create(connection, sampleAttempt)
    const keys = { ...paypalKeys, client_secret: 'another one' }
    const error = await failureOf(paypal.create({ ...connection, keys }, sampleAttempt))
    expect(error.refusal).toBe('keys_refused')
  })
})

describe('a call that fails', () => {
  it.each([
    [400, 'refused'],
    [403, 'keys_refused'],
    [404, 'unknown_payment'],
    [409, 'in_use'],
    [429, 'too_often'],
    [503, 'unreachable'],
  ])('with %i is %s, and holds no key', async (status, refusal) => {
    const { double, paypal } = await rig()
    const body = { name: 'SOME_FAULT', message: paypalKeys.client_secret }
    double.control.answers['POST /v2/checkout/orders'] = { status, body }
    const error = await failureOf(paypal.create(connection, sampleAttempt))
    expect([error.refusal, error.message.includes('SOME_FAULT')]).toEqual([refusal, true])
    expect(wordsOf(error)).not.toContain(paypalKeys.client_secret)
  })
})

describe('a refund', () => {
  const refund = {
    key: 'R-9',
    externalId: null,
    charge: { ...sampleAttempt, externalId: 'O-1', paymentId: 'C-1' },
    refundedBefore: 0n,
    amount: 50n,
    currency: 'EUR',
  } as const

  it('is sent with its key, and looked for among those of the order', async () => {
    const { double, paypal, made, callsOf } = await rig()
    await made('APPROVED')
    expect(await paypal.refund(connection, refund)).toEqual({
      state: 'processing',
      externalId: 'R-1',
      word: 'PENDING',
    })
    const [sent] = callsOf('/v2/payments/captures/C-1/refund')
    expect(sent?.headers['paypal-request-id']).toBe('R-9')
    expect(JSON.parse(sent?.text ?? '')).toEqual({
      amount: { currency_code: 'EUR', value: '0.50' },
      invoice_id: 'R-9',
      custom_id: 'L-7-1',
    })
    double.orders.get('O-1')?.refunds.push({ id: 'R-1', status: 'COMPLETED', invoice_id: 'R-9' })
    expect(await paypal.fetchRefund(connection, refund)).toMatchObject({ state: 'succeeded' })
    expect(callsOf('/v2/payments/captures/C-1/refund')).toHaveLength(1)
    double.control.answers['GET /v2/payments/refunds/R-1'] = { body: { id: 'R-1', status: 'FAILED' } }
    expect(await paypal.fetchRefund(connection, { ...refund, externalId: 'R-1' })).toMatchObject({
      state: 'failed',
    })
  })
})

describe('the books', () => {
  const until = new Date(now.getTime() + 86_400_000)

  it('name payments and refunds, page by page', async () => {
    const { double, paypal } = await rig()
    const row = (id: string, code: string, value: string, status = 'S') => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: code,
        transaction_status: status,
        transaction_initiation_date: '2026-11-30T12:00:00+0000',
        transaction_amount: { currency_code: 'EUR', value },
        custom_field: 'L-7-1',
      },
    })
    const transaction_details = [
      row('C-1', 'T0006', '100.50'),
      row('R-1', 'T1107', '-0.50'),
      row('P-1', 'T0400', '-90.00'),
      row('C-2', 'T0006', '5.00', 'P'),
    ]
    double.control.answers['GET /v1/reporting/transactions'] = {
      body: { total_pages: 2, transaction_details },
    }
    const booked = await paypal.listBooked?.(connection, now, until)
    expect(booked?.map(({ kind, id, amount, key }) => `${kind} ${id} ${amount} ${key}`)).toEqual([
      'charge C-1 10050 L-7-1',
      'refund R-1 50 L-7-1',
      'charge C-1 10050 L-7-1',
      'refund R-1 50 L-7-1',
    ])
  })

  it('of more than a month are asked for by the month, and no row counts twice', async () => {
    const { double, paypal, callsOf } = await rig()
    double.control.answers['GET /v1/reporting/transactions'] = { body: { transaction_details: [] } }
    await paypal.listBooked?.(connection, now, new Date(now.getTime() + 40 * 86_400_000))
    const spans = callsOf('/v1/reporting/transactions').map(({ query }) => query.get('start_date'))
    expect(spans).toEqual(['2026-11-30T10:00:00.000Z', '2026-12-31T10:00:00.000Z'])
  })

  it('without the right to reports are refused', async () => {
    const { double, paypal } = await rig()
    double.control.answers['GET /v1/reporting/transactions'] = {
      status: 403,
      body: { name: 'NOT_AUTHORIZED' },
    }
    const work = paypal.listBooked?.(connection, now, until) ?? Promise.resolve()
    expect((await failureOf(work)).refusal).toBe('keys_refused')
  })
})
