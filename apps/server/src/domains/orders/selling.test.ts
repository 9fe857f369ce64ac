import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { newBuyer, onePlan, sellingSchool } from '../../testing/selling.ts'
import { openTestMailServer } from '../../testing/test-mail-server.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const letters = await openTestMailServer(app)
const { send, offerOf, order, buyerView, cardOf, take, grantsOf } = await sellingSchool(app, 'selling')

describe('an offer with a price', () => {
  it('tells it on its page, and is not taken for nothing', async () => {
    const { code } = await offerOf()
    expect((await call('GET', `/public/offers/${code}`)).body.data).toMatchObject({
      price: { currency: 'EUR', amount: 59_000, old_amount: null, promo_until: null, is_from: false },
      closed: null,
    })
    const visitor = await signUp(app)
    expect(await send('POST', `/public/offers/${code}/take`, {}, visitor.token)).toMatchObject({
      status: 409,
      body: { error: 'offer_costs' },
    })
  })

  it('asks the promo price until its end', async () => {
    const until = new Date(clock.now().getTime() + 60_000).toISOString()
    const { code } = await offerOf(onePlan({ promo: { amount: 49_000, until } }))
    expect((await order(code)).body).toMatchObject({
      error: 'price_changed',
      params: { amount: 49_000, currency: 'EUR' },
    })
    expect((await order(code, { amount: 49_000 })).status).toBe(201)
    clock.advance(60_000)
    expect((await order(code, { amount: 49_000 })).body.params).toEqual({ amount: 59_000, currency: 'EUR' })
  })

  it('refuses an old price that is lower, and a currency that there is not', async () => {
    const bad = { ...onePlan({ old_amount: 100 }), currency: 'EUX' }
    const { status, body } = await send('POST', '/offers', { title: 'Bad', products: [], ...bad })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['currency', 'plans.0.old_amount']))
  })
})

describe('a stranger who buys', () => {
  it('orders as a guest, is told how to pay, is in once the money came, and comes in by the letter', async () => {
    const { code } = await offerOf()
    const person = newBuyer()
    const placed = (await order(code, person)).body.data
    expect(placed).toMatchObject({
      state: 'awaiting_payment',
      total: 59_000,
      paid_total: 0,
      instruction: 'To DE00 0000, with the number of the order',
      next: { kind: 'pay', amount: 59_000 },
    })
    const how = await letters.newest(person.email)
    expect(how.text).toContain('To DE00 0000')
    expect(how.text).toContain('€590')
    expect(how.text).toContain(`/orders/${placed.token}`)
    const card = await cardOf(placed.number)
    expect(card.pay_link).toContain(placed.token)
    expect(await grantsOf(card.id)).toEqual([])
    const paid = (await take(card)).body.data
    expect(paid).toMatchObject({
      state: 'paid',
      paid_total: 59_000,
      is_access_open: true,
      next: { kind: 'nothing' },
    })
    expect(paid.history.map(({ kind }: { kind: string }) => kind)).toEqual([
      'access_opened',
      'payment_received',
      'placed',
    ])
    expect(await grantsOf(card.id)).toHaveLength(1)
    expect(await buyerView(placed.token)).toMatchObject({ state: 'paid', next: { kind: 'nothing' } })
    const entrance = await letters.newest(person.email)
    expect(entrance.subject).toBe('You are in: Bread, the whole of it')
    expect(new URL(entrance.link).searchParams.get('token')).toHaveLength(43)
    const [transaction] = (await send('GET', `/orders/${card.id}/transactions`)).body.data
    expect(transaction).toMatchObject({ kind: 'charge', state: 'succeeded', amount: 59_000, method: 'bank' })
  })

  it('with an account has the purchase there', async () => {
    const { code } = await offerOf()
    const person = await signUp(app)
    const placed = (await order(code, { email: person.email }, person.token)).body.data
    const link = expect.stringMatching(new RegExp(`^https?://.+/orders/${placed.token}$`))
    expect((await call('GET', '/orders/payments/pending', { as: person.token })).body.data).toMatchObject([
      { number: placed.number, amount: 59_000, link },
    ])
    expect((await call('GET', '/user/purchases', { as: person.token })).body.data).toMatchObject([
      { number: placed.number, next: placed.next, link },
    ])
    await take(await cardOf(placed.number))
    expect((await call('GET', '/user/purchases', { as: person.token })).body.data).toMatchObject([
      { number: placed.number, paid_status: 'paid', next: { kind: 'nothing' }, link },
    ])
    expect((await call('GET', `/public/offers/${code}`, { as: person.token })).body.data.is_taken).toBe(true)
  })

  it('who ordered for another address does not see the order in the own account', async () => {
    const { code } = await offerOf()
    const person = await signUp(app)
    const placed = (await order(code, {}, person.token)).body.data
    await take(await cardOf(placed.number))
    expect((await call('GET', '/user/purchases', { as: person.token })).body.data).toEqual([])
  })

  it('gets no way in by a letter that the account does not allow, or to an address that is not its own any more', async () => {
    const { code } = await offerOf()
    const buys = async (change: string) => {
      const person = await signUp(app)
      const placed = (await order(code, { email: person.email }, person.token)).body.data
      await dependencies.database.pool.query(change, [person.id])
      await take(await cardOf(placed.number))
      return letters.newest(person.email)
    }
    const closed = await buys(`update users set auth_type = 'password' where id = $1`)
    expect(closed.text).toContain('sign in as you always do')
    expect(closed.text).not.toContain('token=')
    const moved = await buys(`update users set email = 'moved-' || id || '@selling.test' where id = $1`)
    expect(moved.text).not.toContain('token=')
  })

  it('orders once, however often the form is sent with the order that waits', async () => {
    const { code } = await offerOf()
    const person = newBuyer()
    const first = (await order(code, person)).body.data
    const again = (await order(code, { ...person, open_order: first.token })).body.data
    expect(again.number).toBe(first.number)
    const other = (await order(code, { ...newBuyer(), open_order: first.token })).body.data
    expect(other.number).not.toBe(first.number)
  })

  it('is refused without the terms, without a telephone, and by a way that is gone', async () => {
    const { code } = await offerOf({ terms_url: 'https://school.test/terms', phone_asking: 'required' })
    const complete = { accepts_terms: true, phone: '+380501234567' }
    expect((await order(code, { ...complete, accepts_terms: false })).body).toMatchObject({
      error: 'terms_not_accepted',
      errors: { accepts_terms: [expect.any(String)] },
    })
    expect((await order(code, { ...complete, phone: '' })).body.errors).toHaveProperty('phone')
    expect((await order(code, { ...complete, phone: 'abc' })).body.errors).toHaveProperty('phone')
    expect((await order(code, { ...complete, method_id: 999_999 })).body.error).toBe('payment_method_gone')
    expect((await order(code, complete)).status).toBe(201)
  })

  it('of a blocked contact is told what everybody is told of an offer that is over', async () => {
    const { code } = await offerOf()
    const person = newBuyer()
    const { contact_id: id } = (await cardOf((await order(code, person)).body.data.number)).buyer
    await dependencies.database.pool.query(`update contacts set status = 'blocked' where id = $1`, [id])
    expect((await order(code, person)).body.error).toBe('offer_closed')
  })
})
