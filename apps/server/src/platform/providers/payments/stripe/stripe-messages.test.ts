import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Connection, RefusedMessage } from '../payment-provider.ts'
import { messagesUrl, now } from '../testing/sample-attempt.ts'
import { signStripe, startStripeDouble, stripeSecret } from '../testing/stripe-double.ts'
import { createStripe } from './stripe.ts'

const connection: Connection = {
  keys: { secret_key: 'sk_test_12345678', signing_secret: stripeSecret },
  mode: 'test',
  messagesUrl,
}
const eventOf = (object: Record<string, unknown>, changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object },
    ...changes,
  })
const paid = eventOf({ id: 'cs_1', object: 'checkout.session', metadata: { lectern_key: 'L-7-1' } })
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

const stripe = createStripe({ origin: 'http://127.0.0.1:9' })
const read = (raw: string, headers: Record<string, string>, of = connection) =>
  stripe.readMessage(of, Buffer.from(raw), headers, now)

describe('a message of Stripe', () => {
  it('is signed as the papers say', () => {
    const stamp = new Date(1_700_000_000_000)
    expect(signStripe('{"id":"evt_1"}', stamp, 'whsec_test')['stripe-signature']).toBe(
      't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
    )
  })

  it('names our key and the session', async () => {
    expect(await read(paid, signStripe(paid, now))).toEqual({
      id: 'evt_1',
      keys: ['L-7-1'],
      externalIds: ['cs_1'],
      word: 'checkout.session.completed',
    })
  })

  it('without our key belongs to somebody else', async () => {
    const raw = eventOf({ id: 'cs_1', object: 'checkout.session', metadata: { school: 'other' } })
    expect(await read(raw, signStripe(raw, now))).toMatchObject({ keys: [], externalIds: [] })
  })

  it('of another account that is connected is none of ours', async () => {
    const raw = eventOf(
      { id: 'cs_1', object: 'checkout.session', metadata: { lectern_key: 'L-7-1' } },
      { account: 'acct_2' },
    )
    expect(await read(raw, signStripe(raw, now))).toMatchObject({ keys: [], externalIds: [] })
  })

  it('about a dispute finds our key at the payment', async () => {
    const double = await startStripeDouble()
    const raw = eventOf(
      { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1' },
      { type: 'charge.dispute.created' },
    )
    const there = createStripe({ origin: double.origin })
    const ask = () => there.readMessage(connection, Buffer.from(raw), signStripe(raw, now), now)
    expect(await ask()).toMatchObject({ keys: [] })
    double.control.answers['GET /v1/payment_intents/pi_1'] = {
      body: double.intent({ metadata: { lectern_key: 'L-7-1' } }),
    }
    expect(await ask()).toMatchObject({ keys: ['L-7-1'], word: 'charge.dispute.created' })
  })

  it('passes with one good signature of several', async () => {
    const { 'stripe-signature': good = '' } = signStripe(paid, now)
    const header = good.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`)
    expect(await read(paid, { 'stripe-signature': header })).toMatchObject({ id: 'evt_1' })
  })

  it.each([
    ['299 s old', -299],
    ['299 s ahead', 299],
  ])('that is %s is of now', async (_what, seconds) => {
    expect(await read(paid, signStripe(paid, after(seconds)))).toMatchObject({ id: 'evt_1' })
  })

  it.each([
    ['301 s old', paid, signStripe(paid, after(-301)), connection],
    ['301 s ahead', paid, signStripe(paid, after(301)), connection],
    ['changed after it was signed', `${paid} `, signStripe(paid, now), connection],
    ['signed by somebody else', paid, signStripe(paid, now, 'whsec_other'), connection],
    ['not signed', paid, {}, connection],
    [
      'signed with two stamps',
      paid,
      { 'stripe-signature': `t=1,${signStripe(paid, now)['stripe-signature']}` },
      connection,
    ],
    ['no event', '[]', signStripe('[]', now), connection],
    ['no JSON', '{', signStripe('{', now), connection],
    ['of the other mode', paid, signStripe(paid, now), { ...connection, mode: 'live' as const }],
  ])('that is %s is refused', async (_what, raw, headers, of) => {
    await expect(read(raw, headers, of)).rejects.toThrow(RefusedMessage)
  })

  it('is refused while there is no secret, even if it is signed with none', async () => {
    for (const secret of ['', ' ']) {
      const stamp = Math.floor(now.getTime() / 1000)
      const signature = createHmac('sha256', secret).update(`${stamp}.${paid}`).digest('hex')
      const header = { 'stripe-signature': `t=${stamp},v1=${signature}` }
      const keys = { ...connection.keys, signing_secret: secret }
      await expect(read(paid, header, { ...connection, keys })).rejects.toThrow(RefusedMessage)
    }
  })
})
