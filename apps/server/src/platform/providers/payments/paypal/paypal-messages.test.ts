import { describe, expect, it } from 'vitest'
import { type Connection, RefusedMessage } from '../payment-provider.ts'
import { failureOf } from '../testing/failure-of.ts'
import { paypalKeys, paypalMessage, startPaypalDouble } from '../testing/paypal-double.ts'
import { messagesUrl, now } from '../testing/sample-attempt.ts'
import { createPaypal } from './paypal.ts'

const connection: Connection = { keys: paypalKeys, mode: 'test', messagesUrl }
const resource = { id: 'C-1', custom_id: 'L-7-1', supplementary_data: { related_ids: { order_id: 'O-1' } } }
const after = (ms: number) => new Date(now.getTime() + ms)
const day = 86_400_000

const rig = async () => {
  const double = await startPaypalDouble()
  const paypal = createPaypal({ origins: { live: double.origin, sandbox: double.origin } })
  const read = ({ raw, headers }: { raw: string; headers: Record<string, string> }, of = connection) =>
    paypal.readMessage(of, Buffer.from(raw), headers, now)
  return { double, paypal, read }
}

describe('a message of PayPal', () => {
  it('names our key and the order', async () => {
    const { read } = await rig()
    expect(await read(paypalMessage(now, resource))).toEqual({
      id: 'WH-EVENT-1',
      keys: ['L-7-1'],
      externalIds: ['O-1'],
      word: 'PAYMENT.CAPTURE.COMPLETED',
    })
  })

  it('goes into the question byte for byte, since a checksum of the bytes is signed', async () => {
    const { double, read } = await rig()
    const { raw, headers } = paypalMessage(now, resource)
    const spaced = raw.replace('{', '{ \n').replace('L-7-1', 'L-7-1\\u00e9')
    await read({ raw: spaced, headers })
    const { text } = double.requests.at(-1) ?? { text: '' }
    expect(text).toContain(`"webhook_event":${spaced}}`)
    expect(JSON.parse(text)).toMatchObject({ webhook_id: 'WH-1', transmission_id: 'T-1' })
  })

  it('about a dispute names the payment that is disputed', async () => {
    const { read } = await rig()
    const disputed_transactions = [{ invoice_number: 'L-7-1' }]
    expect(await read(paypalMessage(now, { disputed_transactions }))).toMatchObject({ keys: ['L-7-1'] })
  })

  it.each([
    ['three days old', -3 * day],
    ['four minutes ahead', 240_000],
  ])('that is %s is of now, as PayPal repeats for days', async (_what, ms) => {
    const { read } = await rig()
    expect(await read(paypalMessage(after(ms), resource))).toMatchObject({ id: 'WH-EVENT-1' })
  })

  it.each([
    ['five days old', paypalMessage(after(-5 * day), resource), paypalKeys],
    ['six minutes ahead', paypalMessage(after(360_000), resource), paypalKeys],
    ['forged', paypalMessage(now, resource, 'forged'), paypalKeys],
    ['for another webhook', paypalMessage(now, resource), { ...paypalKeys, webhook_id: 'WH-2' }],
    ['for no webhook', paypalMessage(now, resource), { ...paypalKeys, webhook_id: '' }],
    ['without a time', { raw: paypalMessage(now, resource).raw, headers: {} }, paypalKeys],
    ['no event', { ...paypalMessage(now, resource), raw: '{}' }, paypalKeys],
    ['more than one value', { ...paypalMessage(now, resource), raw: '{},"webhook_id":"WH-1"' }, paypalKeys],
  ])('that is %s is refused', async (_what, message, keys) => {
    const { read } = await rig()
    await expect(read(message, { ...connection, keys })).rejects.toThrow(RefusedMessage)
  })

  it('that PayPal cannot read is refused, and one that nobody could check is asked for again', async () => {
    const { double, read } = await rig()
    const call = 'POST /v1/notifications/verify-webhook-signature'
    double.control.answers[call] = { status: 400, body: { name: 'VALIDATION_ERROR' } }
    await expect(read(paypalMessage(now, resource))).rejects.toThrow(RefusedMessage)
    double.control.answers[call] = { status: 500, body: {} }
    expect((await failureOf(read(paypalMessage(now, resource)))).refusal).toBe('unreachable')
  })
})

describe('a connection to PayPal', () => {
  const webhooks = '/v1/notifications/webhooks'

  it('finds its webhook, or makes one', async () => {
    const { double, paypal } = await rig()
    double.control.answers[`GET ${webhooks}`] = {
      body: { webhooks: [{ id: 'WH-0', url: 'https://other.test' }] },
    }
    double.control.answers[`POST ${webhooks}`] = { body: { id: 'WH-7', url: messagesUrl } }
    double.control.answers['GET /v1/identity/oauth2/userinfo'] = { body: { payer_id: 'M-1', name: 'Shop' } }
    expect(await paypal.connect(connection)).toEqual({
      steps: ['keys', 'account', 'currencies', 'messages'].map((step) => ({ step, fault: null })),
      account: 'M-1',
      accountName: 'Shop',
      currencies: [],
      found: { webhook_id: 'WH-7' },
    })
    double.control.answers[`GET ${webhooks}`] = { body: { webhooks: [{ id: 'WH-8', url: messagesUrl }] } }
    expect((await paypal.connect(connection)).found).toEqual({ webhook_id: 'WH-8' })
  })

  it('says why messages cannot come, and why keys are not good', async () => {
    const { double, paypal } = await rig()
    for (const [status, fault] of [
      [403, 'rights_missing'],
      [400, 'messages_refused'],
      [500, 'unreachable'],
    ] as const) {
      double.control.answers[`GET ${webhooks}`] = { status, body: {} }
      expect((await paypal.connect(connection)).steps.at(-1)).toEqual({ step: 'messages', fault })
    }
    const keys = { ...paypalKeys, client_secret: 'another one' }
    expect((await paypal.connect({ ...connection, keys })).steps).toEqual([
      { step: 'keys', fault: 'keys_refused' },
    ])
  })
})
