import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { stripeSignature } from '../core/signatures.ts'
import { startStandIns, type StandIns } from '../start.ts'
import { standInDesk } from '../testing.ts'
import { sessionParameters, stripeClient } from '../testing/clients.ts'
import { startShop } from '../testing/shop.ts'

let standIns: StandIns
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  shop = await startShop()
})
beforeEach(async () => {
  await standInDesk(standIns.url).settled()
  shop.received.splice(0)
})
afterAll(async () => {
  await standIns.close()
  await shop.close()
})

let accounts = 0
/** A client of an account of its own, with an endpoint for its messages. */
const newAccount = async () => {
  const client = stripeClient(standIns.url, `sk_test_letters${(accounts += 1)}x`)
  const endpoint = await client('POST', '/webhook_endpoints', {
    url: `${shop.url}/stripe`,
    'enabled_events[0]': '*',
  })
  return { client, endpoint: endpoint.body, desk: standInDesk(standIns.url) }
}

it('knows an account by the letters of its key, and refuses keys and rights', async () => {
  const ask = async (key: string, path = '/account') => stripeClient(standIns.url, key)('GET', path)
  const account = await ask('sk_test_lettersAB')
  expect(account.body).toMatchObject({ object: 'account', charges_enabled: true })
  expect((await ask('rk_test_lettersAB')).body.id).toBe(account.body.id)
  expect((await ask('sk_live_lettersAB')).body.id).not.toBe(account.body.id)
  expect((await ask('sk_test_refused_letters')).status).toBe(401)
  expect((await ask('pk_test_lettersAB')).status).toBe(401)
  expect((await ask('rk_test_norights_letters')).status).toBe(200)
  expect((await ask('rk_test_norights_letters', '/webhook_endpoints')).status).toBe(403)
})

it('makes a page, takes a payment there, and tells it with a signature that holds', async () => {
  const { client, endpoint, desk } = await newAccount()
  const made = await client('POST', '/checkout/sessions', sessionParameters(5900, 'a-1'))
  expect(made.body).toMatchObject({
    ...{ object: 'checkout.session', status: 'open', payment_status: 'unpaid', payment_intent: null },
    ...{ amount_total: 5900, currency: 'eur', client_reference_id: 'a-1', metadata: { school: 's1' } },
  })
  const page = await (await fetch(made.body.url)).text()
  expect(page).toContain('Course &amp; &quot;more&quot;')
  expect(page).toContain('59.00 EUR')
  expect(page).toContain('Stripe')
  const back = await fetch(made.body.url, {
    method: 'POST',
    body: new URLSearchParams({ button: 'pay' }),
    redirect: 'manual',
  })
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toBe(`https://shop.example/back?s=${made.body.id}`)

  const read = await client('GET', `/checkout/sessions/${made.body.id}`, {
    'expand[0]': 'payment_intent.latest_charge.balance_transaction',
  })
  expect(read.body).toMatchObject({
    ...{ status: 'complete', payment_status: 'paid', url: null },
    payment_intent: {
      ...{ status: 'succeeded', amount_received: 5900, metadata: { school: 's1' } },
      latest_charge: {
        payment_method_details: { card: { brand: 'visa', last4: '4242' } },
        balance_transaction: { fee: 201, net: 5699, type: 'charge' },
      },
    },
  })
  await desk.settled()
  const words = shop.received.map(({ body }) => JSON.parse(body).type)
  expect(words).toEqual(['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed'])
  for (const { headers, body } of shop.received) {
    const stamp = Number(/t=(\d+)/.exec(headers['stripe-signature'] ?? '')?.[1])
    expect(headers['stripe-signature']).toBe(stripeSignature(endpoint.secret, body, stamp * 1_000))
    expect(Math.abs(Date.now() / 1_000 - stamp)).toBeLessThan(60)
  }
})

it('signs as the vector says', () => {
  expect(stripeSignature('whsec_test', '{"id":"evt_1"}', 1_700_000_000_000)).toBe(
    't=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925',
  )
})

it('answers a repeated key the same, other parameters 400, and a running one 409', async () => {
  const { client, desk } = await newAccount()
  const first = await client('POST', '/checkout/sessions', sessionParameters(1000, 'b-1'), 'key-1')
  const again = await client('POST', '/checkout/sessions', sessionParameters(1000, 'b-1'), 'key-1')
  expect(again.body.id).toBe(first.body.id)
  const other = await client('POST', '/checkout/sessions', sessionParameters(1100, 'b-1'), 'key-1')
  expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  const waiting = client('POST', '/checkout/sessions', sessionParameters(1017, 'b-2'), 'key-2')
  await expect
    .poll(async () => (await desk.payments()).some(({ reference }) => reference === 'b-2'))
    .toBe(true)
  const busy = await client('POST', '/checkout/sessions', sessionParameters(1017, 'b-2'), 'key-2')
  expect(busy).toMatchObject({ status: 409, body: { error: { code: 'idempotency_key_in_use' } } })
  await desk.forward(61_000)
  expect((await waiting).status).toBe(200)
  const refused = await client('POST', '/checkout/sessions', { mode: 'payment' }, 'key-3')
  expect(refused.status).toBe(400)
  expect((await client('POST', '/checkout/sessions', sessionParameters(900, 'b-3'), 'key-3')).status).toBe(
    200,
  )
})

it('closes a page, and keeps one that is paid', async () => {
  const { client, desk } = await newAccount()
  const open = await client('POST', '/checkout/sessions', sessionParameters(1000, 'c-1'))
  expect((await client('POST', `/checkout/sessions/${open.body.id}/expire`)).body.status).toBe('expired')
  expect((await fetch(open.body.url)).status).toBe(410)
  const paid = await client('POST', '/checkout/sessions', sessionParameters(1000, 'c-2'))
  await desk.press('c-2', 'pay')
  expect((await client('POST', `/checkout/sessions/${paid.body.id}/expire`)).status).toBe(400)
})

it('gives parts back, never more than came, and lists all of it in the books', async () => {
  const { client, desk } = await newAccount()
  await client('POST', '/checkout/sessions', sessionParameters(6000, 'd-1'))
  const { money_id: charge, account } = await desk.press('d-1', 'pay')
  const intent = (await client('GET', `/charges/${charge}`)).body.payment_intent
  const refund = { payment_intent: intent, amount: '2500', 'metadata[refund]': 'r1' }
  const first = await client('POST', '/refunds', refund, 'refund-1')
  expect(first.body).toMatchObject({ status: 'succeeded', amount: 2500, metadata: { refund: 'r1' } })
  expect((await client('POST', '/refunds', refund, 'refund-1')).body.id).toBe(first.body.id)
  expect((await client('POST', '/refunds', { ...refund, amount: '3501' })).status).toBe(400)
  const list = await client('GET', '/balance_transactions', { limit: '1' })
  expect(list.body).toMatchObject({
    has_more: true,
    data: [{ type: 'refund', amount: -2500, source: first.body.id }],
  })
  const next = await client('GET', '/balance_transactions', {
    limit: '1',
    starting_after: list.body.data[0].id,
  })
  expect(next.body).toMatchObject({
    has_more: false,
    data: [{ type: 'charge', amount: 6000, source: charge }],
  })
  const rows = (await desk.ledger()).filter((row) => row.account === account)
  expect(rows.map(({ amount }) => amount)).toEqual(['6000', '-2500'])
})

it('charges a kept card without the buyer', async () => {
  const { client, desk } = await newAccount()
  const keep = { ...sessionParameters(1000, 'e-1'), 'payment_intent_data[setup_future_usage]': 'off_session' }
  const session = await client('POST', '/checkout/sessions', keep)
  await desk.press('e-1', 'pay')
  const read = await client('GET', `/checkout/sessions/${session.body.id}`, { 'expand[]': 'payment_intent' })
  const charge = (amount: number) =>
    client('POST', '/payment_intents', {
      ...{ amount: String(amount), currency: 'eur', off_session: 'true', confirm: 'true' },
      customer: read.body.customer,
      payment_method: read.body.payment_intent.payment_method,
    })
  expect((await charge(1000)).body.status).toBe('succeeded')
  expect(await charge(1023)).toMatchObject({
    status: 402,
    body: { error: { code: 'authentication_required' } },
  })
  expect(await charge(1024)).toMatchObject({ status: 402, body: { error: { code: 'expired_card' } } })
})

it('sends a message again until it is accepted', async () => {
  const { client, desk } = await newAccount()
  shop.answerBy(() => ({ status: 500, body: '' }))
  await client('POST', '/checkout/sessions', sessionParameters(1000, 'f-1'))
  await desk.press('f-1', 'pay')
  await desk.settled()
  expect(shop.received).toHaveLength(3)
  shop.answerBy(() => ({ status: 200, body: '' }))
  await desk.forward(61_000)
  await desk.settled()
  await desk.forward(4 * 86_400_000)
  await desk.settled()
  const events = (await desk.events()).filter(({ reference }) => reference === 'f-1')
  expect(events.map(({ deliveries }) => deliveries.map(({ status }) => status))).toEqual([
    [500, 200],
    [500, 200],
    [500, 200],
  ])
})
