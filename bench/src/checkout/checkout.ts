import { login } from '@lectern/contract/identity/sign-in.api'
import { listCourseCards } from '@lectern/contract/courses/courses.api'
import { createOffer } from '@lectern/contract/offers/offers.api'
import { getPublicOffer } from '@lectern/contract/offers/public-offers.api'
import { placeOrder } from '@lectern/contract/orders/checkout.api'
import { countOrders, getOrder, listOrders } from '@lectern/contract/orders/staff-orders.api'
import { createPaymentSystem } from '@lectern/contract/payments/payment-systems.api'
import { takePayment } from '@lectern/contract/payments/payments.api'
import { Pool } from 'pg'
import { addressOf, openApi } from '../api.ts'
import { type Client, openClient } from '../closed-loop.ts'
import { percentileOf } from '../figures.ts'
import { startBenchServer } from '../server.ts'

// `npm run bench:checkout`: two hundred people who buy at the same moment, and the orders of a school that has ten thousand.
const buyers = 200
const orders = 10_000
const rounds = 40

const server = await startBenchServer('checkout', { LECTERN_TRUST_PROXY: '127.0.0.1' })
const { call, client } = openApi(server.origin)

const signIn = async (email: string): Promise<string> => {
  const { token } = (await call(login, '', { body: { email, password: 'lectern-demo' } })).data
  if (token === null) throw new Error(`${email} was not signed in.`)
  return token
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Orders of a school as if they had been placed one after the other, a quarter of them paid. */
const fill = async (offerId: number): Promise<void> => {
  const pool = new Pool({ connectionString: server.database.url, max: 1 })
  try {
    await pool.query(
      `with made as (
        insert into orders (school_id, number, type, price, total, paid_total, currency, paid_status, source, offer_id, title, email,
          buyer_name, created_at, expires_at)
        select offers.school_id, 1000000 + at, 'standard', 59000, 59000, case when at % 4 = 0 then 59000 else 0 end, 'EUR',
          case when at % 4 = 0 then 'paid' else 'unpaid' end, 'offer_page', offers.id, offers.title, 'buyer' || at || '@bench.test',
          'Buyer ' || at, now() - at * interval '1 minute', now() + interval '7 days'
        from generate_series(1, ${orders}) as at, offers where offers.id = $1 returning id, paid_status
      )
      insert into order_payments (order_id, no, amount, status, created_at)
      select id, 1, 59000, case when paid_status = 'paid' then 'paid' else 'planned' end, now() from made`,
      [offerId],
    )
    await pool.query('vacuum analyze')
  } finally {
    await pool.end()
  }
}

interface Tried {
  readonly took: number
  readonly status: number
}

const timed = async (
  one: Client,
  ...asked: Parameters<Client['send']>
): Promise<Tried & { body: string }> => {
  const begin = performance.now()
  const { status, body } = await one.send(...asked)
  return { took: performance.now() - begin, status, body }
}

/** One of the two hundred: looks at the page's data, and orders. */
const buy = async (code: string, methodId: number, at: number): Promise<readonly Tried[]> => {
  const one = openClient(server.origin)
  const from = { 'x-forwarded-for': `10.2.${at >> 8}.${at & 255}` }
  try {
    const seen = await timed(one, 'GET', addressOf(getPublicOffer, { code }), '', undefined, from)
    const body = {
      ...{ email: `crowd${at}@bench.test`, name: `Crowd ${at}`, language: 'en' },
      ...{ amount: 59_000, currency: 'EUR', method_id: methodId },
    }
    return [seen, await timed(one, 'POST', addressOf(placeOrder, { code }), '', body, from)]
  } finally {
    one.close()
  }
}

try {
  const expert = await signIn('expert@lectern.test')
  const [course] = (await call(listCourseCards, expert)).data
  const byHand = {
    ...{ provider_id: 90, title: 'Bank transfer', instruction: 'To DE00 0000' },
    ...{ currencies: [], state: 'live' },
  }
  const { id: methodId } = (await call(createPaymentSystem, expert, { body: byHand })).data
  const product = { content: { kind: 'all' }, delays: null, length: null, is_checkpoint_skipped: false }
  const offer = (
    await call(createOffer, expert, {
      body: {
        ...{ title: 'Bench', status_id: 2, is_self_service: true },
        ...{ currency: 'EUR', plans: [{ amount: 59_000 }] },
        products: [{ ...product, product_id: course?.product_id }],
      },
    })
  ).data
  await fill(offer.id)
  const all = (
    await Promise.all(Array.from({ length: buyers }, (_, at) => buy(offer.code, methodId, at)))
  ).flat()
  const ordered = all.filter(({ status }) => status === 201).length
  const faults = all.filter(({ status }) => status >= 500).length
  const slowest = Math.max(...all.map(({ took }) => took))
  const staff: [string, string][] = [
    ['first page of all orders', `${addressOf(listOrders)}?per_page=50`],
    ['those that wait for a payment', `${addressOf(listOrders)}?per_page=50&group=awaiting_payment`],
    ['a name', `${addressOf(listOrders)}?per_page=50&query=${encodeURIComponent('Buyer 77')}`],
    ['numbers beside the groups', addressOf(countOrders)],
  ]
  const lines = []
  for (const [work, path] of staff) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1)
      times.push((await timed(client, 'GET', path, expert)).took)
    lines.push({
      work,
      'p50 ms': tenths(percentileOf(times, 0.5)),
      'p95 ms': tenths(percentileOf(times, 0.95)),
    })
  }
  const waiting = (await call(listOrders, expert)).data.slice(0, 40)
  const taken: number[] = []
  for (const { id } of waiting) {
    const [payment] = (await call(getOrder, expert, { params: { order: id } })).data.payments
    const body = { amount: 59_000, paid_at: new Date().toISOString(), method: 'bank', is_letter_sent: false }
    const done = await timed(
      client,
      'POST',
      addressOf(takePayment, { order: id, payment: payment?.id ?? 0 }),
      expert,
      body,
    )
    if (done.status === 200) taken.push(done.took)
  }
  lines.push({
    work: `a payment taken, access opened (${taken.length})`,
    ...{ 'p50 ms': tenths(percentileOf(taken, 0.5)), 'p95 ms': tenths(percentileOf(taken, 0.95)) },
  })
  console.log(
    `${buyers} buyers at once: ${ordered} ordered, ${faults} faults, slowest call ${Math.round(slowest)} ms (goal 3,000)`,
  )
  console.table(lines)
  if (ordered !== buyers || faults > 0) process.exitCode = 1
} finally {
  client.close()
  await server.stop()
}
