import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeSignature } from './core/signatures.ts'
import { startStandIns, type StandIns } from './start.ts'
import { standInDesk } from './testing.ts'
import { type Reply, sessionParameters, stripeClient } from './testing/clients.ts'
import { startShop } from './testing/shop.ts'

const day = 86_400_000
let standIns: StandIns
let shop: Awaited<ReturnType<typeof startShop>>
beforeAll(async () => {
  standIns = await startStandIns({ port: 0 })
  shop = await startShop()
})
afterAll(async () => {
  await standIns.close()
  await shop.close()
})

let runs = 0
/** A session at Stripe whose amount ends so, of an account of its own. */
const open = async (ending: number, mode = 'test') => {
  runs += 1
  const client = stripeClient(standIns.url, `sk_${mode}_scenario${runs}`)
  const desk = standInDesk(standIns.url)
  const endpoint = await client('POST', '/webhook_endpoints', {
    url: `${shop.url}/${runs}`,
    'enabled_events[0]': '*',
  })
  const reference = `s${runs}`
  const path = `/${runs}`
  const secret: string = endpoint.body.secret
  const making = client('POST', '/checkout/sessions', sessionParameters(5000 + ending, reference))
  /** Messages of this account, the oldest first. */
  const told = async () => {
    await desk.settled()
    return shop.received.flatMap((message) => (message.path === path ? [message] : []))
  }
  return {
    ...{ client, desk, reference, making, told, secret },
    words: async () => (await told()).map(({ body }) => String(JSON.parse(body).type)),
    session: async () => (await client('GET', `/checkout/sessions/${(await making).body.id}`)).body,
    intent: async () =>
      (
        await client('GET', `/checkout/sessions/${(await making).body.id}`, {
          'expand[0]': 'payment_intent.latest_charge',
        })
      ).body.payment_intent,
    pay: async () => {
      await making
      return desk.press(reference, 'pay')
    },
  }
}
const isSigned = (secret: string, message: { headers: Readonly<Record<string, string>>; body: string }) => {
  const header = message.headers['stripe-signature'] ?? ''
  const stamp = Number(/t=(\d+)/.exec(header)?.[1])
  return { isGood: header === stripeSignature(secret, message.body, stamp * 1_000), stamp }
}
const completed = 'checkout.session.completed'

describe('what the last two digits of an amount make happen', () => {
  it('01 declines, and the page stays open', async () => {
    const run = await open(1)
    expect(await run.pay()).toMatchObject({ state: 'failed', reason: 'declined' })
    expect(await run.session()).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    expect((await run.intent()).last_payment_error).toMatchObject({ code: 'card_declined' })
    expect(await run.words()).toEqual(['payment_intent.payment_failed'])
  })

  it('02 asks for 3-D Secure first', async () => {
    const run = await open(2)
    expect((await run.pay()).state).toBe('action')
    expect((await run.intent()).status).toBe('requires_action')
    expect((await run.desk.press(run.reference, 'three_d_secure_pass')).state).toBe('paid')
    const refused = await open(2)
    await refused.pay()
    const state = await refused.desk.press(refused.reference, 'three_d_secure_fail')
    expect(state).toMatchObject({ state: 'failed', reason: 'authentication' })
  })

  it('03 is pending, and paid after 3 days', async () => {
    const run = await open(3)
    await run.pay()
    expect(await run.session()).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    await run.desk.forward(3 * day)
    expect(await run.session()).toMatchObject({ status: 'complete', payment_status: 'paid' })
    expect(await run.words()).toEqual([
      ...['payment_intent.processing', completed],
      ...['charge.succeeded', 'payment_intent.succeeded', 'checkout.session.async_payment_succeeded'],
    ])
  })

  it('04 is pending, and declined after 3 days', async () => {
    const run = await open(4)
    await run.pay()
    await run.desk.forward(3 * day)
    expect(await run.session()).toMatchObject({ status: 'complete', payment_status: 'unpaid' })
    expect((await run.words()).at(-1)).toBe('checkout.session.async_payment_failed')
  })

  it('05 sends each message three times', async () => {
    const run = await open(5)
    await run.pay()
    expect((await run.words()).filter((word) => word === completed)).toHaveLength(3)
  })

  it('06 tells the payment before the call is answered', async () => {
    const run = await open(6)
    const before = run.making.then(() => shop.received.some(({ body }) => body.includes(run.reference)))
    expect(await before).toBe(true)
    expect(await run.session()).toMatchObject({ payment_status: 'paid' })
  })

  it('07 tells it half a minute after the buyer is back', async () => {
    const run = await open(7)
    expect((await run.pay()).state).toBe('paid')
    expect(await run.words()).toEqual([])
    await run.desk.forward(31_000)
    expect(await run.words()).toContain(completed)
  })

  it('08 tells nothing', async () => {
    const run = await open(8)
    await run.pay()
    await run.desk.forward(4 * day)
    expect(await run.words()).toEqual([])
    expect(await run.session()).toMatchObject({ payment_status: 'paid' })
  })

  it('09 tells the refund before the payment', async () => {
    const run = await open(9)
    await run.pay()
    const words = await run.words()
    expect(words.indexOf('charge.refunded')).toBeLessThan(words.indexOf(completed))
    expect((await run.intent()).latest_charge).toMatchObject({ amount_refunded: 5009, refunded: true })
  })

  it('10 signs wrongly', async () => {
    const run = await open(10)
    await run.pay()
    const told = await run.told()
    expect(told).not.toHaveLength(0)
    expect(told.map((message) => isSigned(run.secret, message).isGood)).not.toContain(true)
  })

  it('11 dates each message an hour back and an hour ahead, signed rightly', async () => {
    const run = await open(11)
    await run.pay()
    const now = Date.now() / 1_000
    const seals = (await run.told()).map((message) => isSigned(run.secret, message))
    expect(seals.every(({ isGood }) => isGood)).toBe(true)
    const hours = seals.map(({ stamp }) => Math.round((stamp - now) / 3_600))
    expect(hours.toSorted((a, b) => a - b)).toEqual([-1, -1, -1, 1, 1, 1])
  })

  it('12 tells another account', async () => {
    const run = await open(12)
    await run.pay()
    const [first] = await run.told()
    expect(JSON.parse(first?.body ?? '{}').account).toBe('acct_of_somebody_else')
  })

  it('13 tells the other mode', async () => {
    const run = await open(13, 'live')
    await run.pay()
    const [first] = await run.told()
    expect(JSON.parse(first?.body ?? '{}').livemode).toBe(false)
    expect((await run.session()).livemode).toBe(true)
  })

  it('14 takes one minor unit less, 15 another currency', async () => {
    const less = await open(14)
    await less.pay()
    expect(await less.session()).toMatchObject({ payment_status: 'paid', amount_total: 5013 })
    const other = await open(15)
    await other.pay()
    expect(await other.session()).toMatchObject({ amount_total: 5015, currency: 'usd' })
  })

  it('16 does its work and answers 500, 17 answers a minute later', async () => {
    const broken = await open(16)
    expect((await broken.making).status).toBe(500)
    expect((await broken.desk.press(broken.reference, 'pay')).state).toBe('paid')
    const slow = await open(17)
    let isAnswered = false
    const answered = slow.making.then(() => (isAnswered = true))
    await expect
      .poll(() =>
        slow.desk.payment(slow.reference).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    expect(isAnswered).toBe(false)
    await slow.desk.forward(60_000)
    await answered
    expect((await slow.making).status).toBe(200)
  })

  it('18 is paid after it expired', async () => {
    const run = await open(18)
    expect((await run.pay()).state).toBe('expired')
    expect(await run.session()).toMatchObject({ status: 'expired' })
    await run.desk.forward(60_000)
    expect(await run.session()).toMatchObject({ status: 'complete', payment_status: 'paid' })
    const words = await run.words()
    expect(words.indexOf('checkout.session.expired')).toBeLessThan(words.indexOf(completed))
  })

  const refund = async (run: Awaited<ReturnType<typeof open>>): Promise<Reply> => {
    const { money_id: charge } = await run.pay()
    return run.client('POST', '/refunds', { charge, amount: '1000' })
  }
  it('19 fails refunds, 20 lets them wait', async () => {
    const failing = await open(19)
    expect((await refund(failing)).body).toMatchObject({
      status: 'failed',
      failure_reason: 'insufficient_funds',
    })
    expect(await failing.words()).toContain('refund.failed')
    const late = await open(20)
    const { body } = await refund(late)
    expect(body.status).toBe('pending')
    await late.desk.forward(3 * day)
    expect((await late.client('GET', `/refunds/${body.id}`)).body.status).toBe('succeeded')
    expect(await late.words()).toContain('charge.refunded')
  })

  it('21 and 22 open a dispute, which is won or lost', async () => {
    for (const [ending, end] of [
      [21, 'won'],
      [22, 'lost'],
    ] as const) {
      const run = await open(ending)
      await run.pay()
      await run.desk.forward(60_000)
      const disputes = () => run.client('GET', '/disputes')
      expect((await disputes()).body.data).toMatchObject([{ status: 'needs_response' }])
      expect((await refund(run)).body.error.code).toBe('charge_disputed')
      await run.desk.forward(7 * day)
      expect((await disputes()).body.data).toMatchObject([{ status: end }])
      const sum = (await run.desk.ledger())
        .filter(({ reference }) => reference === run.reference)
        .reduce((total, { amount }) => total + BigInt(amount), 0n)
      expect(sum).toBe(end === 'won' ? 5021n : 0n)
    }
  })

  it('25 says a word that nobody knows', async () => {
    const run = await open(25)
    await run.pay()
    expect((await run.session()).payment_status).toBe('awaiting_the_stars')
  })

  it('plays amounts without a scenario plainly', async () => {
    const run = await open(99)
    expect((await run.pay()).state).toBe('paid')
    expect(await run.words()).toHaveLength(3)
  })
})
