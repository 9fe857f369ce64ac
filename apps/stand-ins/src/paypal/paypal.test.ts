import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createVerify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { startStandIns, type StandIns } from '../start.ts'
import { standInDesk } from '../testing.ts'
import { form, orderBody, payPalClient } from '../testing/clients.ts'
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
  const call = await payPalClient(standIns.url, `client-letters-${(accounts += 1)}`)
  const webhook = await call('POST', '/v1/notifications/webhooks', {
    url: `${shop.url}/paypal`,
    event_types: [{ name: '*' }],
  })
  return { call, webhook: webhook.body, desk: standInDesk(standIns.url) }
}
const issueOf = (reply: { status: number; body: { details?: { issue: string }[] } }) => [
  reply.status,
  reply.body.details?.[0]?.issue,
]

it('gives tokens to clients that it knows, and ends them', async () => {
  const ask = (clientId: string) =>
    fetch(`${standIns.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { ...form, authorization: `Basic ${Buffer.from(`${clientId}:secret`).toString('base64')}` },
      body: 'grant_type=client_credentials',
    })
  expect((await ask('client-refused')).status).toBe(401)
  expect(await (await ask('client-good')).json()).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 })
  const { call, desk } = await newAccount()
  await desk.forward(33_000_000)
  expect((await call('GET', '/v1/notifications/webhooks')).status).toBe(401)
})

it('lets a buyer agree, and moves money when the shop captures', async () => {
  const { call, desk } = await newAccount()
  const made = await call('POST', '/v2/checkout/orders', orderBody('59.00', 'p-1'), 'make-1')
  expect(made).toMatchObject({ status: 201, body: { status: 'PAYER_ACTION_REQUIRED' } })
  const again = await call('POST', '/v2/checkout/orders', orderBody('59.00', 'p-1'), 'make-1')
  expect(again.body.id).toBe(made.body.id)
  const path = `/v2/checkout/orders/${made.body.id}`
  expect(issueOf(await call('POST', `${path}/capture`, {}, 'early'))).toEqual([422, 'ORDER_NOT_APPROVED'])

  const page = made.body.links.find(({ rel }: { rel: string }) => rel === 'payer-action').href
  expect(await (await fetch(page)).text()).toContain('PayPal')
  const back = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ button: 'pay' }),
    redirect: 'manual',
  })
  const target = new URL(back.headers.get('location') ?? '')
  expect(target.searchParams.get('token')).toBe(made.body.id)
  expect(target.searchParams.get('PayerID')).toMatch(/^\w{13}$/)
  expect((await call('GET', path)).body.status).toBe('APPROVED')
  expect(await desk.ledger()).toEqual([])

  const captured = await call('POST', `${path}/capture`, {}, 'capture-1')
  expect(captured.body).toMatchObject({ status: 'COMPLETED' })
  const [capture] = captured.body.purchase_units[0].payments.captures
  expect(capture).toMatchObject({
    ...{ status: 'COMPLETED', custom_id: 'p-1', amount: { value: '59.00', currency_code: 'EUR' } },
    seller_receivable_breakdown: { paypal_fee: { value: '2.01' } },
  })
  expect((await call('POST', `${path}/capture`, {}, 'capture-1')).body).toEqual(captured.body)
  expect(issueOf(await call('POST', `${path}/capture`, {}, 'capture-2'))).toEqual([
    422,
    'ORDER_ALREADY_CAPTURED',
  ])
  expect((await call('GET', `/v2/payments/captures/${capture.id}`)).body.id).toBe(capture.id)
  await desk.settled()
  expect(shop.received.map(({ body }) => JSON.parse(body).event_type)).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
  ])
})

it('signs messages so that its key and its verification hold, and nothing else does', async () => {
  const { call, webhook, desk } = await newAccount()
  await call('POST', '/v2/checkout/orders', orderBody('10.00', 'p-2'))
  await desk.press('p-2', 'pay')
  await desk.settled()
  const [{ headers, body } = { headers: {}, body: '' }] = shop.received
  const head = (name: string) => new Map(Object.entries(headers)).get(`paypal-${name}`) ?? ''
  const line = [head('transmission-id'), head('transmission-time'), webhook.id, crc32(body)].join('|')
  const key = await (await fetch(head('cert-url'))).text()
  expect(createVerify('SHA256').update(line).verify(key, head('transmission-sig'), 'base64')).toBe(true)
  const verify = async (webhookId: string, event: unknown, by = call) => {
    const reply = await by('POST', '/v1/notifications/verify-webhook-signature', {
      auth_algo: head('auth-algo'),
      cert_url: head('cert-url'),
      transmission_id: head('transmission-id'),
      transmission_sig: head('transmission-sig'),
      transmission_time: head('transmission-time'),
      webhook_id: webhookId,
      webhook_event: event,
    })
    return reply.body.verification_status
  }
  expect(await verify(webhook.id, JSON.parse(body))).toBe('SUCCESS')
  expect(await verify(webhook.id, { ...JSON.parse(body), id: 'WH-other' })).toBe('FAILURE')
  expect(await verify('other', JSON.parse(body))).toBe('FAILURE')
  const stranger = await newAccount()
  expect(await verify(webhook.id, JSON.parse(body), stranger.call)).toBe('FAILURE')
  expect(crc32('{"id":"WH-1"}')).toBe(838_965_618)
})

it('declines in the words of PayPal', async () => {
  const { call, desk } = await newAccount()
  const capture = async (reference: string, button: 'decline' | 'no_funds' | 'slow') => {
    const made = await call('POST', '/v2/checkout/orders', orderBody('10.00', reference))
    await desk.press(reference, button)
    return call('POST', `/v2/checkout/orders/${made.body.id}/capture`, {})
  }
  expect(issueOf(await capture('p-3', 'decline'))).toEqual([422, 'INSTRUMENT_DECLINED'])
  const statusOf = (reply: Awaited<ReturnType<typeof capture>>) =>
    reply.body.purchase_units[0].payments.captures[0].status
  expect(statusOf(await capture('p-4', 'no_funds'))).toBe('DECLINED')
  expect(statusOf(await capture('p-5', 'slow'))).toBe('PENDING')
  await desk.forward(11_000)
  expect((await desk.payment('p-5')).state).toBe('paid')
})

it('gives parts back once for each key, and reports all of it by date', async () => {
  const { call, desk } = await newAccount()
  const made = await call('POST', '/v2/checkout/orders', orderBody('60.00', 'p-6'))
  await desk.press('p-6', 'pay')
  await call('POST', `/v2/checkout/orders/${made.body.id}/capture`, {})
  const { money_id: capture } = await desk.payment('p-6')
  const path = `/v2/payments/captures/${capture}/refund`
  const part = { amount: { currency_code: 'EUR', value: '25.00' }, invoice_id: 'r-1' }
  const first = await call('POST', path, part, 'refund-1')
  expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED' } })
  expect((await call('POST', path, part, 'refund-1')).body.id).toBe(first.body.id)
  expect((await call('GET', `/v2/payments/refunds/${first.body.id}`)).body.invoice_id).toBe('r-1')
  const over = { amount: { currency_code: 'EUR', value: '35.01' } }
  expect(issueOf(await call('POST', path, over, 'refund-2'))).toEqual([422, 'REFUND_AMOUNT_EXCEEDED'])
  expect((await call('GET', `/v2/payments/captures/${capture}`)).body.status).toBe('PARTIALLY_REFUNDED')
  const now = (await desk.now()).getTime()
  const query = new URLSearchParams({
    start_date: new Date(now - 3_600_000).toISOString(),
    end_date: new Date(now + 1_000).toISOString(),
  })
  const report = await call('GET', `/v1/reporting/transactions?${query.toString()}`)
  const rows = report.body.transaction_details.map(
    ({
      transaction_info: row,
    }: {
      transaction_info: { transaction_id: string; transaction_amount: { value: string } }
    }) => [row.transaction_id, row.transaction_amount.value],
  )
  expect(rows).toEqual([
    [capture, '60.00'],
    [first.body.id, '-25.00'],
  ])
})
