import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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
const newAccount = async () => {
  const client = stripeClient(standIns.url, `sk_test_desk${(accounts += 1)}xxxx`)
  await client('POST', '/webhook_endpoints', {
    url: `${shop.url}/desk`,
    'enabled_events[0]': 'checkout.session.completed',
    'enabled_events[1]': 'charge.refunded',
  })
  return { client, desk: standInDesk(standIns.url) }
}
const wordsOfShop = () => shop.received.map(({ body }) => String(JSON.parse(body).type))

it('holds messages, sends them in any order and number, and drops or releases them', async () => {
  const { client, desk } = await newAccount()
  await client('POST', '/checkout/sessions', sessionParameters(3000, 'h-1'))
  await desk.hold()
  await desk.press('h-1', 'pay')
  await desk.refund('h-1', 1000n)
  await desk.settled()
  expect(shop.received).toEqual([])
  const [paid, refunded] = (await desk.events()).filter(({ reference }) => reference === 'h-1')
  for (const event of [refunded, paid, refunded]) await desk.replay(event?.n ?? 0)
  expect(wordsOfShop()).toEqual(['charge.refunded', 'checkout.session.completed', 'charge.refunded'])
  await desk.release({ drop: true })
  await desk.settled()
  expect(shop.received).toHaveLength(3)
  await desk.hold()
  await desk.refund('h-1')
  await desk.release()
  await desk.settled()
  expect(shop.received).toHaveLength(4)
  expect(await desk.payment('h-1')).toMatchObject({ paid: '3000', refunded: '3000' })
})

it('forges, and dates messages as it is told', async () => {
  const { client, desk } = await newAccount()
  await client('POST', '/checkout/sessions', sessionParameters(3000, 'h-2'))
  await desk.press('h-2', 'pay')
  await desk.settled()
  const event = (await desk.events()).find(({ reference }) => reference === 'h-2')
  await desk.replay(event?.n ?? 0, { forged: true })
  await desk.replay(event?.n ?? 0, { shift: -3_600_000 })
  const signatures = shop.received.map(({ headers }) => headers['stripe-signature'] ?? '')
  expect(new Set(signatures.map((text) => text.split('v1=')[1])).size).toBe(3)
  const stamps = signatures.map((text) => Number(/t=(\d+)/.exec(text)?.[1]))
  expect((stamps[1] ?? 0) - (stamps[2] ?? 0)).toBeGreaterThan(3_590)
  await desk.forge({
    url: `${shop.url}/desk`,
    body: '{"id":"evt_nobody"}',
    headers: { 'stripe-signature': 't=1,v1=0' },
  })
  expect(shop.received.at(-1)).toMatchObject({ body: '{"id":"evt_nobody"}' })
})

it('spoils the next calls, and no more', async () => {
  const { client, desk } = await newAccount()
  const make = (reference: string) =>
    client('POST', '/checkout/sessions', sessionParameters(3000, reference), reference)
  const isMade = async (name: string) => (await desk.payments()).some(({ reference }) => reference === name)
  await desk.fail(1, '500', '/v1/checkout')
  expect((await client('GET', '/account')).status).toBe(200)
  expect([(await make('t-1')).status, await isMade('t-1')]).toEqual([500, false])
  expect((await make('t-1')).status).toBe(200)
  await desk.fail(1, '500_after')
  expect([(await make('t-2')).status, await isMade('t-2')]).toEqual([500, true])
  expect((await make('t-2')).status).toBe(200)
  expect((await desk.payments()).filter(({ reference }) => reference === 't-2')).toHaveLength(1)
  await desk.fail(1, 'close')
  await expect(make('t-3')).rejects.toThrow('fetch failed')
  expect(await isMade('t-3')).toBe(true)
  await desk.fail(1, 'hang')
  const hanging = fetch(`${standIns.url}/v1/account`, { signal: AbortSignal.timeout(200) })
  await expect(hanging).rejects.toThrow('timeout')
  const calls = (await desk.calls()).filter(({ key }) => key === 't-2')
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/v1/checkout/sessions'],
    ['POST', '/v1/checkout/sessions'],
  ])
})

it('refuses refunds beyond a balance that was set', async () => {
  const { client, desk } = await newAccount()
  await client('POST', '/checkout/sessions', sessionParameters(3000, 'h-3'))
  const { money_id: charge, account } = await desk.press('h-3', 'pay')
  await desk.setBalance(account, 'EUR', 900n)
  const refund = (amount: string) => client('POST', '/refunds', { charge, amount })
  expect((await refund('1000')).body.error.code).toBe('balance_insufficient')
  expect((await refund('900')).status).toBe(200)
  expect((await refund('1')).body.error.code).toBe('balance_insufficient')
})

it('reads the cards of Stripe, and shows no page for a payment that is not there', async () => {
  const { client, desk } = await newAccount()
  const card = async (reference: string, number: string) => {
    await client('POST', '/checkout/sessions', sessionParameters(3000, reference))
    return desk.press(reference, 'pay', number)
  }
  expect(await card('k-1', '4000 0000 0000 0002')).toMatchObject({ state: 'failed', reason: 'declined' })
  expect(await card('k-2', '4000000000009995')).toMatchObject({ reason: 'no_funds' })
  expect(await card('k-3', '4000002760003184')).toMatchObject({ state: 'action' })
  await card('k-4', '4000000000000259')
  await desk.forward(60_000)
  expect((await desk.payment('k-4')).dispute).toBe('open')
  expect((await fetch(`${standIns.url}/stand-in/pay/none`)).status).toBe(404)
})

it('starts and ends by hand, and ends although calls and messages are on their way', async () => {
  const own = await startStandIns({ port: 0 })
  await standInDesk(own.url).fail(1, 'hang')
  const hanging = fetch(`${own.url}/v1/account`)
  const end = async () => {
    await expect.poll(async () => (await standInDesk(own.url).calls()).length).toBe(1)
    await own.close()
  }
  await Promise.all([expect(hanging).rejects.toThrow('fetch failed'), end()])

  const program = spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
    env: { ...process.env, PORT: '0' },
  })
  const [line] = await once(program.stdout, 'data')
  expect(String(line)).toMatch(/listens at http:\/\/127\.0\.0\.1:\d+/)
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([0, null])
})
