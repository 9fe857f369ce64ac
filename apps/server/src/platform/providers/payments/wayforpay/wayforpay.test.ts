import { describe, expect, it } from 'vitest'
import { type Connection, RefusedMessage } from '../payment-provider.ts'
import { failureOf } from '../testing/failure-of.ts'
import { messagesUrl, now, sampleAttempt, wordsOf } from '../testing/sample-attempt.ts'
import { signedPayment, startWayforpayDouble, wayforpayKeys } from '../testing/wayforpay-double.ts'
import { createWayforpay } from './wayforpay.ts'

const connection: Connection = { keys: wayforpayKeys, mode: 'test', messagesUrl }
const payUrl = 'https://secure.example.test/pay'

const rig = async () => {
  const double = await startWayforpayDouble()
  return { double, wayforpay: createWayforpay({ payUrl, apiUrl: `${double.origin}/api` }) }
}
const offline = createWayforpay({ payUrl, apiUrl: 'http://127.0.0.1:9/api' })
const uah = {
  ...sampleAttempt,
  key: 'L-1-1',
  currency: 'UAH',
  createdAt: new Date(1_700_000_000_000),
} as const

describe('a form', () => {
  it('is signed over exactly the texts in it, and says where messages go and when it closes', async () => {
    const created = await offline.create(connection, { ...uah, expiresAt: new Date(1_700_001_800_000) })
    if (created.page.kind !== 'form') throw new Error('It is no form.')
    expect(created.externalId).toBeNull()
    expect(created.page.url).toBe(payUrl)
    expect(Object.fromEntries(created.page.fields)).toMatchObject({
      merchantSignature: '690f541e6adbdc3e83566745945145de',
      amount: '100.5',
      'productPrice[]': '100.5',
      orderReference: 'L-1-1',
      orderTimeout: '1800',
      serviceUrl: messagesUrl,
      returnUrl: sampleAttempt.returnUrl,
      language: 'EN',
    })
  })

  it.each([
    [10_000n, '100'],
    [10_050n, '100.5'],
    [5n, '0.05'],
    [100_000n, '1000'],
  ])('writes %s without doubtful zeros: %s', async (amount, text) => {
    const { page } = await offline.create(connection, { ...uah, amount })
    expect(Object.fromEntries(page.kind === 'form' ? page.fields : []).amount).toBe(text)
  })
})

describe('the state of a payment', () => {
  it('whose form nobody posted is created until its page closes, and expired after', async () => {
    const { wayforpay } = await rig()
    const ask = async (at: Date) => (await wayforpay.fetchState(connection, uah, at)).state
    expect(await ask(new Date(uah.expiresAt.getTime() - 1))).toBe('created')
    expect(await ask(uah.expiresAt)).toBe('expired')
  })

  it('that is paid tells the money, the account, the card and the fee', async () => {
    const { double, wayforpay } = await rig()
    double.payments.set('L-1-1', { fee: '2.76' })
    expect(await wayforpay.fetchState(connection, uah, now)).toEqual({
      state: 'succeeded',
      amount: 10_050n,
      currency: 'EUR',
      account: 'test_merch_n1',
      mode: 'test',
      paymentId: 'L-1-1',
      refunded: 0n,
      dispute: null,
      reason: null,
      payer: 'Visa •••• 8217',
      fee: 276n,
      at: new Date(1_700_000_000_000),
      word: 'Approved',
    })
  })

  it.each([
    ['InProcessing', '1131', 'processing', null],
    ['Pending', '1134', 'processing', null],
    ['WaitingAuthComplete', '1100', 'processing', null],
    ['Declined', '1104', 'failed', 'no_funds'],
    ['Declined', '1103', 'failed', 'card_expired'],
    ['Declined', '1108', 'failed', 'not_confirmed'],
    ['Declined', '1114', 'failed', 'suspected'],
    ['Declined', '9999', 'failed', 'other'],
    ['Expired', '1124', 'expired', 'left'],
    ['SomethingNew', '1100', 'unknown', null],
  ])('%s with %s is %s for %s', async (transactionStatus, reasonCode, state, reason) => {
    const { double, wayforpay } = await rig()
    double.payments.set('L-1-1', { transactionStatus, reasonCode })
    expect(await wayforpay.fetchState(connection, uah, now)).toMatchObject({ state, reason, paymentId: null })
  })

  it('that went back is still one that came', async () => {
    const { double, wayforpay } = await rig()
    const ask = () => wayforpay.fetchState(connection, uah, now)
    double.payments.set('L-1-1', { transactionStatus: 'Refunded', refundAmount: '0.50' })
    expect(await ask()).toMatchObject({ state: 'succeeded', refunded: 50n })
    double.payments.set('L-1-1', { transactionStatus: 'Voided' })
    expect(await ask()).toMatchObject({ state: 'succeeded', refunded: 10_050n })
  })

  it('of another payment is not believed, and another account is told', async () => {
    const { double, wayforpay } = await rig()
    double.payments.set('L-1-1', { orderReference: 'L-2-2' })
    expect((await failureOf(wayforpay.fetchState(connection, uah, now))).refusal).toBe('unreachable')
    double.payments.set('L-1-1', { merchantAccount: 'somebody' })
    expect(await wayforpay.fetchState(connection, uah, now)).toMatchObject({
      account: 'somebody',
      mode: 'live',
    })
  })

  it('is not believed when its signature is wrong, and keys that are refused are named', async () => {
    const { double, wayforpay } = await rig()
    double.payments.set('L-1-1', {})
    double.control.secret = 'another one'
    const error = await failureOf(wayforpay.fetchState(connection, uah, now))
    expect(error.refusal).toBe('keys_refused')
    expect(wordsOf(error)).not.toContain(wayforpayKeys.merchant_secret)
    const keys = { ...wayforpayKeys, merchant_secret: 'another one' }
    expect((await failureOf(wayforpay.fetchState({ ...connection, keys }, uah, now))).refusal).toBe(
      'unreachable',
    )
  })
})

describe('a message', () => {
  const raw = signedPayment({ orderReference: 'L-1-1', amount: '100.5', currency: 'UAH' })
  const read = (body: string, of = connection) => offline.readMessage(of, Buffer.from(body), {}, now)

  it('is read from JSON, and from a form whose only key it is', async () => {
    expect(raw).toContain('42cc84ddacf9dd095b92d5a21de9fe74')
    const message = await read(raw)
    expect(message).toMatchObject({ keys: ['L-1-1'], externalIds: [], word: 'Approved' })
    for (const body of [`${encodeURIComponent(raw)}=`, `${raw}=`, ` ${raw}\n`])
      expect(await read(body)).toEqual(message)
  })

  it('is signed over the amount as it was written', async () => {
    expect(await read(signedPayment({ orderReference: 'L-1-1', amount: '100.50' }))).toMatchObject({
      keys: ['L-1-1'],
    })
    await expect(read(raw.replace('100.5', '100.50'))).rejects.toThrow(RefusedMessage)
  })

  it('has an id of its own for every state and moment, and the same for a repetition', async () => {
    const idOf = async (fields: Record<string, string>) =>
      (await read(signedPayment({ orderReference: 'L-1-1', ...fields }))).id
    const first = await idOf({})
    expect(await idOf({})).toBe(first)
    expect(await idOf({ transactionStatus: 'Refunded' })).not.toBe(first)
    expect(await idOf({ processingDate: '1700000001' })).not.toBe(first)
  })

  it.each([
    ['changed', raw.replace('Approved', 'Declined')],
    ['of another account', signedPayment({ orderReference: 'L-1-1', merchantAccount: 'somebody' })],
    ['signed by somebody else', signedPayment({ orderReference: 'L-1-1' }, 'another one')],
    ['about nothing', signedPayment({})],
    ['no JSON', '{'],
    ['a form of something else', 'a=1&b=2'],
    ['empty', ''],
  ])('that is %s is refused', async (_what, body) => {
    await expect(read(body)).rejects.toThrow(RefusedMessage)
  })

  it('is answered with a signed word', () => {
    const message = { id: '1', keys: ['DH783023'], externalIds: [], word: '' }
    const reply = offline.replyTo(connection, message, new Date(1_415_379_863_000))
    expect(JSON.parse(reply.body)).toEqual({
      orderReference: 'DH783023',
      status: 'accept',
      time: 1_415_379_863,
      signature: 'bd8d3443f99fb2c7a8b610ac600c80b0',
    })
  })
})

describe('a refund', () => {
  const refund = {
    key: 'R-1',
    externalId: null,
    charge: { ...sampleAttempt, paymentId: 'L-7-1' },
    refundedBefore: 0n,
    amount: 50n,
    currency: 'EUR',
  } as const
  const paid = async (fields: Record<string, string> = {}) => {
    const all = await rig()
    all.double.payments.set('L-7-1', fields)
    return all
  }

  it('is sent once: what went back since is looked at before', async () => {
    const { double, wayforpay } = await paid()
    const done = { state: 'succeeded', externalId: null, word: 'Refunded' }
    expect(await wayforpay.refund(connection, refund)).toEqual(done)
    expect(await wayforpay.refund(connection, refund)).toEqual(done)
    expect(await wayforpay.fetchRefund(connection, refund)).toEqual(done)
    expect(double.refunds.map(({ amount }) => amount)).toEqual(['0.5'])
  })

  it('that waits for money of the shop is under way, and not sent again', async () => {
    const { double, wayforpay } = await paid()
    double.control.refundStatus = 'RefundInProcessing'
    for (const ask of [wayforpay.refund, wayforpay.refund, wayforpay.fetchRefund])
      expect(await ask(connection, refund)).toMatchObject({ state: 'processing' })
    expect(double.refunds).toHaveLength(1)
  })

  it('that is declined, or never went out, failed', async () => {
    const { double, wayforpay } = await paid()
    expect(await wayforpay.fetchRefund(connection, refund)).toMatchObject({ state: 'failed' })
    double.control.refundStatus = 'Declined'
    expect(await wayforpay.refund(connection, refund)).toMatchObject({ state: 'failed' })
  })

  it('is not sent while another sum went back than is known', async () => {
    const { double, wayforpay } = await paid({ transactionStatus: 'Refunded', refundAmount: '0.20' })
    expect((await failureOf(wayforpay.refund(connection, refund))).refusal).toBe('refused')
    expect(double.refunds).toEqual([])
  })
})

describe('a connection', () => {
  const stepsOf = async (of: Connection, change?: (double: { control: { secret: string } }) => void) => {
    const { double, wayforpay } = await rig()
    change?.(double)
    return (await wayforpay.connect(of)).steps
  }

  it('is good where the keys are known and the reference is not', async () => {
    expect(await stepsOf(connection)).toEqual(
      ['keys', 'account', 'currencies', 'messages'].map((step) => ({ step, fault: null })),
    )
  })

  it('says which fault it has', async () => {
    const first = async (steps: ReturnType<typeof stepsOf>) => (await steps)[0]
    expect(
      await first(stepsOf(connection, ({ control }) => Object.assign(control, { secret: 'another one' }))),
    ).toEqual({ step: 'keys', fault: 'keys_refused' })
    expect(await first(stepsOf({ ...connection, mode: 'live' }))).toEqual({
      step: 'keys',
      fault: 'other_mode',
    })
    expect((await offline.connect(connection)).steps).toEqual([{ step: 'keys', fault: 'unreachable' }])
  })
})

describe('the books', () => {
  it('are asked for by the day, and no row counts twice', async () => {
    const { double, wayforpay } = await rig()
    const from = new Date(1_700_000_000_000)
    const second = (after: number) => String(1_700_000_000 + after)
    const row = { orderReference: 'L-1-1', amount: '100.50', currency: 'UAH', transactionStatus: 'Approved' }
    double.control.list = [
      { ...row, transactionType: 'PURCHASE', processingDate: second(86_400) },
      { ...row, transactionType: 'Refund', transactionStatus: 'Refunded', processingDate: second(86_401) },
      { ...row, transactionType: 'PURCHASE', transactionStatus: 'Declined', processingDate: second(1) },
    ]
    const booked = await wayforpay.listBooked?.(connection, from, new Date(from.getTime() + 2 * 86_400_000))
    expect(booked?.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['charge 10050', 'refund 10050'])
    expect(double.requests).toHaveLength(2)
  })
})
