import { describe, expect, it } from 'vitest'
import type { Connection } from '../payment-provider.ts'
import { messagesUrl } from '../testing/sample-attempt.ts'
import { startStripeDouble, stripeSecret } from '../testing/stripe-double.ts'
import { createStripe } from './stripe.ts'

const connection: Connection = { keys: { secret_key: 'sk_test_12345678' }, mode: 'test', messagesUrl }
const withSecret = { ...connection, keys: { ...connection.keys, signing_secret: stripeSecret } }

const rig = async () => {
  const double = await startStripeDouble()
  return { double, stripe: createStripe({ origin: double.origin }) }
}
const faultsOf = ({ steps }: { steps: readonly { step: string; fault: string | null }[] }) =>
  steps.flatMap(({ step, fault }) => (fault === null ? [] : [`${step}: ${fault}`]))

describe('a connection to Stripe', () => {
  it('finds the account and makes an endpoint with the events that payments need', async () => {
    const { double, stripe } = await rig()
    expect(await stripe.connect(connection)).toEqual({
      steps: ['keys', 'account', 'currencies', 'messages'].map((step) => ({ step, fault: null })),
      account: 'acct_1',
      accountName: 'a@example.test',
      currencies: [],
      found: { signing_secret: stripeSecret },
    })
    const form = new URLSearchParams(double.requests.find(({ method }) => method === 'POST')?.text)
    expect(form.get('url')).toBe(messagesUrl)
    expect([...form.values()]).toContain('charge.dispute.closed')
    expect(form.get('api_version')).toBe('2026-10-28.endive')
  })

  it('keeps its endpoint where the secret is known, and replaces it where it is not', async () => {
    const { double, stripe } = await rig()
    await stripe.connect(connection)
    expect(await stripe.connect(withSecret)).toMatchObject({ found: {} })
    const [first] = double.endpoints
    expect(await stripe.connect(connection)).toMatchObject({ found: { signing_secret: stripeSecret } })
    expect(double.endpoints).toHaveLength(1)
    expect(double.endpoints[0]).not.toBe(first)
  })

  it.each([
    ['GET /v1/account', 401, ['keys: keys_refused']],
    ['GET /v1/account', 403, ['account: rights_missing']],
    ['GET /v1/account', 500, ['keys: unreachable']],
    ['GET /v1/webhook_endpoints', 403, ['messages: rights_missing']],
    ['POST /v1/webhook_endpoints', 400, ['messages: messages_refused']],
  ])('says why %s with %i fails', async (call, status, faults) => {
    const { double, stripe } = await rig()
    double.control.answers[call] = { status, body: { error: { message: 'no' } } }
    expect(faultsOf(await stripe.connect(connection))).toEqual(faults)
  })

  it('without the right to endpoints trusts a secret that was typed', async () => {
    const { double, stripe } = await rig()
    double.control.answers['GET /v1/webhook_endpoints'] = { status: 403, body: { error: { message: 'no' } } }
    expect(faultsOf(await stripe.connect(withSecret))).toEqual([])
  })

  it('tells a key of the other mode, and an account that may not charge yet', async () => {
    const { double, stripe } = await rig()
    const keys = { secret_key: 'sk_live_12345678' }
    expect(faultsOf(await stripe.connect({ ...connection, keys }))).toEqual(['keys: other_mode'])
    double.control.answers['GET /v1/account'] = { body: { id: 'acct_1', charges_enabled: false } }
    expect(faultsOf(await stripe.connect({ ...connection, keys, mode: 'live' }))).toEqual([
      'account: may_not_charge',
    ])
  })
})
