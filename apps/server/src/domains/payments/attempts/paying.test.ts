import { describe, expect, it } from 'vitest'
import { newBuyer } from '../../../testing/selling.ts'
import { payingSchool } from '../testing/paying-school.ts'

const paying = await payingSchool('paying')
const { app, fake, stripe, bank, pay, begin, tell, ask, later, drain } = paying
const { send, offerOf, order, buyerView, cardOf, take, grantsOf } = paying
const { code } = await offerOf()
const { database } = app.dependencies

const attemptsOf = async (number: number) =>
  (await send('GET', `/orders/${(await cardOf(number)).id}/transactions`)).body.data

describe('a payment at a provider', () => {
  it('is claimed before the provider is called, opens what was bought once it is paid, and is found by its return', async () => {
    const { token, number, key } = await begin(code)
    expect(await buyerView(token)).toMatchObject({
      state: 'awaiting_payment',
      attempt: { state: 'open', pay_url: `https://pay.example/${key}`, returned_at: null },
    })
    fake.pay(key)
    const back = await app.app.inject({ method: 'POST', url: `/pay/${key}/back`, payload: 'a=b' })
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(`/orders/${token}?returned=1`)
    await drain()
    expect(await buyerView(token)).toMatchObject({
      state: 'paid',
      attempt: { state: 'succeeded', payer: 'Visa •••• 4242', is_found_by_asking: true },
    })
    const card = await cardOf(number)
    expect(await grantsOf(card.id)).toHaveLength(1)
    expect(await attemptsOf(number)).toMatchObject([
      { kind: 'charge', state: 'succeeded', amount: 59_000, external_id: `ext_${key}`, is_test: false },
    ])
  })

  it('counts once, however often and by whatever way it is told', async () => {
    const { token, number, key } = await begin(code)
    fake.pay(key)
    const told = ['evt1', 'evt1', 'evt2', 'evt3'].map((id) => tell(`${id}-${key} ${key}`))
    for (const { statusCode } of await Promise.all(told)) expect(statusCode).toBe(200)
    await Promise.all([drain(), ask(token), ask(token), app.app.inject({ url: `/pay/${key}/back` })])
    await later(1)
    await later(15)
    expect(await buyerView(token)).toMatchObject({
      paid_total: 59_000,
      attempt: { is_found_by_asking: false },
    })
    const { id } = await cardOf(number)
    expect(await grantsOf(id)).toHaveLength(1)
    const [transaction] = await attemptsOf(number)
    const { data } = (await send('GET', `/transactions/${transaction.id}`)).body
    expect(data.messages).toHaveLength(3)
    expect(data.provider).toMatchObject({ key, title: 'Card' })
  })

  it('is found by the clock when no message ever comes and nobody returns (complaint 1)', async () => {
    const { token, key } = await begin(code)
    fake.pay(key)
    await later(1)
    expect(await buyerView(token)).toMatchObject({ state: 'paid', attempt: { is_found_by_asking: true } })
  })

  it('that was refused says why, takes nothing, and is tried again by another attempt', async () => {
    const { token, number, key } = await begin(code)
    fake.say(key, { state: 'failed', reason: 'no_funds' })
    await ask(token)
    expect(await buyerView(token)).toMatchObject({
      state: 'awaiting_payment',
      paid_total: 0,
      next: { kind: 'pay' },
      attempt: { state: 'failed', reason: 'no_funds' },
    })
    const again = (await pay(token)).body.data.url.split('/').at(-1)
    expect(again).not.toBe(key)
    fake.pay(again)
    await ask(token)
    expect(await attemptsOf(number)).toMatchObject([
      { state: 'succeeded' },
      { state: 'failed', reason: 'no_funds' },
    ])
    // The first one is told late, and lowers nothing.
    await tell(`evt-late-${key} ${key}`)
    await drain()
    expect((await buyerView(token)).state).toBe('paid')
  })

  it('whose outcome is open keeps everybody from paying again, and the order from closing', async () => {
    const { token, number, key } = await begin(code)
    fake.say(key, { state: 'processing' })
    await ask(token)
    expect((await buyerView(token)).next.kind).toBe('await_provider')
    expect((await pay(token)).body.error).toBe('payment_under_way')
    expect((await app.call('POST', `/public/orders/${token}/cancel`, { body: {} })).body.error).toBe(
      'order_not_open',
    )
    fake.say(key, { state: 'failed', reason: 'declined' })
    await later(60)
    expect(await buyerView(token)).toMatchObject({ next: { kind: 'pay' }, attempt: { state: 'failed' } })
    expect((await cardOf(number)).history[0]).toMatchObject({ kind: 'payment_failed', title: 'declined' })
  })

  it('of which the provider does not answer is unknown, and the same key asks again: nothing is made twice', async () => {
    const { token } = (await order(code, { ...newBuyer(), method_id: stripe.id })).body.data
    fake.refuse('create', 'unreachable')
    expect((await pay(token)).body.error).toBe('provider_silent')
    expect(await buyerView(token)).toMatchObject({ attempt: { state: 'unknown', pay_url: null } })
    const { url } = (await pay(token)).body.data
    const key = url.split('/').at(-1)
    expect(fake.calls.filter((call) => call === `create ${key}`)).toHaveLength(2)
    expect(fake.calls.filter((call) => call.startsWith('create') && call.endsWith(key))).toHaveLength(2)
    fake.pay(key)
    await ask(token)
    expect((await buyerView(token)).state).toBe('paid')
  })

  it('that two tabs begin at once is one', async () => {
    const { token } = (await order(code, { ...newBuyer(), method_id: stripe.id })).body.data
    const urls = (await Promise.all([pay(token), pay(token), pay(token)])).map(({ body }) => body.data.url)
    expect(new Set(urls).size).toBe(1)
  })

  it('in another way closes the first page; one that was paid there counts instead (complaint 9)', async () => {
    const { token, key, number } = await begin(code)
    await send('POST', `/payment-systems/${bank.id}/check`)
    fake.pay(key)
    const other = (
      await send('POST', '/payment-systems', {
        ...{
          provider_id: 3,
          title: 'Card, the other account',
          instruction: null,
          currencies: [],
          state: 'off',
        },
      })
    ).body.data
    await send('POST', `/payment-systems/${other.id}/connect`, { keys: { secret_key: 'sk_live_87654321' } })
    await send('PUT', `/payment-systems/${other.id}`, { state: 'live' })
    expect((await pay(token, other.id)).body.error).toBe('payment_found')
    expect((await buyerView(token)).state).toBe('paid')
    expect(await grantsOf((await cardOf(number)).id)).toHaveLength(1)
    await send('DELETE', `/payment-systems/${other.id}`)
  })

  it('that comes after the order closed opens it again; one that comes beside another is overpaid (complaint 3)', async () => {
    const { token, number, key } = await begin(code)
    const { id } = await cardOf(number)
    expect((await send('POST', `/orders/${id}/cancel`, { reason: 'Test' })).status).toBeLessThan(300)
    fake.pay(key)
    await later(5)
    expect(await buyerView(token)).toMatchObject({ state: 'paid', paid_total: 59_000 })
    const twice = await begin(code)
    await take(await cardOf(twice.number))
    fake.pay(twice.key)
    await later(5)
    expect(await buyerView(twice.token)).toMatchObject({
      state: 'overpaid',
      paid_total: 118_000,
      next: { kind: 'settle_overpaid', amount: 59_000 },
    })
  })

  it('of another sum, currency, account or mode is parked, and staff decide (THREATS T62)', async () => {
    for (const seen of [
      { amount: 58_999n },
      { currency: 'USD' },
      { account: 'acct_9' },
      { mode: 'test' },
    ] as const) {
      const { token, number, key } = await begin(code)
      fake.pay(key, seen)
      await ask(token)
      expect(await buyerView(token)).toMatchObject({
        ...{ paid_total: 0, next: { kind: 'await_school' }, attempt: { state: 'mismatch' } },
      })
      expect(await grantsOf((await cardOf(number)).id)).toEqual([])
      expect((await pay(token)).body.error).toBe('payment_under_way')
    }
    const { token, number, key } = await begin(code)
    fake.pay(key, { amount: 58_999n })
    await ask(token)
    const [{ id }] = await attemptsOf(number)
    const decide = (decision: string) =>
      send('POST', `/transactions/${id}/decide`, { decision, reason: 'Rounded by the bank' })
    expect((await decide('accept')).body.data).toMatchObject({ state: 'succeeded', amount: 58_999 })
    expect(await buyerView(token)).toMatchObject({ state: 'paid_in_part', paid_total: 58_999 })
    expect((await decide('ignore')).body.error).toBe('no_mismatch')
    const other = await begin(code)
    fake.pay(other.key, { amount: 1n })
    await ask(other.token)
    const [row] = await attemptsOf(other.number)
    await send('POST', `/transactions/${row.id}/decide`, { decision: 'ignore', reason: 'Not ours' })
    expect(await buyerView(other.token)).toMatchObject({ next: { kind: 'pay' }, attempt: null })
    expect((await pay(other.token)).status).toBe(200)
  })

  it('is begun for an open order of this school alone, at a way of its checkout', async () => {
    const { token, number } = await begin(code)
    expect((await pay(token, 999_999)).body.error).toBe('payment_method_gone')
    expect((await pay(token, bank.id)).body.error).toBe('payment_method_gone')
    expect((await pay(`${token.slice(0, -1)}A`)).status).toBe(404)
    await take(await cardOf(number))
    expect((await pay(token)).body.error).toBe('order_not_open')
  })

  it('keeps one movement of money from counting for two attempts', async () => {
    const [first, second] = [await begin(code), await begin(code)]
    fake.pay(first.key, { paymentId: 'pay_same' })
    fake.pay(second.key, { paymentId: 'pay_same' })
    await ask(first.token)
    await ask(second.token)
    expect((await buyerView(second.token)).attempt.state).toBe('mismatch')
    const { rows } = await database.pool.query(
      `select count(*)::int as n from transactions where money_id = 'pay_same'`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })
})

describe('messages of a provider', () => {
  it('that are forged, for another address or too large are refused, counted, and change nothing', async () => {
    const { token, key } = await begin(code)
    expect((await tell(`forged ${key}`)).statusCode).toBe(400)
    expect(
      (await app.app.inject({ method: 'POST', url: '/api/v1/payment-messages/nobody', payload: 'x' }))
        .statusCode,
    ).toBe(404)
    expect((await tell('x'.repeat(300_000))).statusCode).toBe(413)
    const system = (await send('GET', '/payment-systems')).body.data.find(
      ({ id }: { id: number }) => id === stripe.id,
    )
    expect(system.connection).toMatchObject({ refused_count: 1, last_refused_at: expect.any(String) })
    expect((await buyerView(token)).paid_total).toBe(0)
  })

  it('that speak of nothing of ours are answered and not kept', async () => {
    const before = await database.pool.query('select count(*)::int as n from provider_messages')
    expect((await tell('evt-foreign')).statusCode).toBe(200)
    const after = await database.pool.query('select count(*)::int as n from provider_messages')
    expect(after.rows).toEqual(before.rows)
  })
})

describe('a dispute', () => {
  it('stands at the payment, keeps refunds away, and takes the money off the order once it is lost', async () => {
    const { token, number, key } = await begin(code)
    fake.pay(key)
    await ask(token)
    const { id } = await cardOf(number)
    fake.say(key, { dispute: 'open' })
    await tell(`evt-dispute-${key} ${key}`)
    await drain()
    expect(await attemptsOf(number)).toMatchObject([{ dispute: 'open' }])
    const refund = { amount: 100, is_access_closed: false, is_order_cancelled: false, method: 'provider' }
    expect((await send('POST', `/orders/${id}/refund`, refund)).body.error).toBe('payment_disputed')
    fake.say(key, { dispute: 'lost' })
    await tell(`evt-lost-${key} ${key}`)
    await drain()
    expect(await cardOf(number)).toMatchObject({ paid_total: 0, refunded_total: 59_000 })
    await tell(`evt-lost-again-${key} ${key}`)
    await drain()
    expect(await cardOf(number)).toMatchObject({ paid_total: 0, refunded_total: 59_000 })
  })
})
