import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { createJobContext } from '../../testing/job-context.ts'
import { teachingSchool } from '../../testing/school.ts'
import { openTestMailServer } from '../../testing/test-mail-server.ts'
import { handleExpireOrders } from './jobs/expire-orders.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
const letters = await openTestMailServer(app)
const school = await teachingSchool(app, 'selling', true)
const rival = await teachingSchool(app, 'selling-rival', false)
const as = school.owner.token
const send = (method: string, path: string, body?: object, who: string | undefined = as) =>
  call(method, path, { as: who, body })
await send('PUT', `/courses/${school.courseId}`, { enrolment: 'closed' })
const bank = (
  await send('POST', '/payment-systems', {
    ...{ provider_id: 90, title: 'Bank transfer', instruction: 'To DE00 0000, with the number of the order' },
    ...{ currencies: [], state: 'live' },
  })
).body.data

const price = { currency: 'EUR', amount: 59_000, old_amount: null, promo: null }
const product = { content: { kind: 'all' }, delays: null, length: null, is_checkpoint_skipped: false }
const offerOf = async (terms: object = {}): Promise<{ id: number; code: string }> =>
  (
    await send('POST', '/offers', {
      ...{ title: 'Bread, the whole of it', status_id: 2, is_self_service: true, price },
      products: [{ ...product, product_id: school.productId }],
      ...terms,
    })
  ).body.data
let buyers = 0
const buyerOf = () => ({ email: `buyer-${(buyers += 1)}@selling.test`, name: 'Marta Buyer' })
let callers = 0
/** Each buyer calls from an address of their own. */
const order = (code: string, body: object = {}, who?: string) =>
  call('POST', `/public/offers/${code}/orders`, {
    from: `10.1.${(callers += 1) >> 8}.${callers & 255}`,
    ...(who !== undefined && { as: who }),
    body: { ...buyerOf(), language: 'en', amount: 59_000, currency: 'EUR', method_id: bank.id, ...body },
  })
const buyerView = async (token: string) => (await call('GET', `/public/orders/${token}`)).body.data
const cards = async (query = '') => (await send('GET', `/orders?per_page=100${query}`)).body.data
const cardOf = async (number: number) => {
  const [row] = await cards(`&query=${number}`)
  return (await send('GET', `/orders/${row.id}`)).body.data
}
const take = (card: { id: number; payments: { id: number }[] }, body: object = {}, at = 0) =>
  send('POST', `/orders/${card.id}/payments/${card.payments[at]?.id}/take`, {
    ...{ amount: 59_000, paid_at: clock.now().toISOString(), method: 'bank', comment: 'Statement 12' },
    ...body,
  })
const grantsOf = async (orderId: number) =>
  (
    await database.pool.query(
      'select product_id, user_id from access_grants where order_id = $1 and revoked_at is null',
      [orderId],
    )
  ).rows

describe('an offer with a price', () => {
  it('tells it on its page, and is not taken for nothing', async () => {
    const { code } = await offerOf()
    expect((await call('GET', `/public/offers/${code}`)).body.data).toMatchObject({
      price: { currency: 'EUR', amount: 59_000, old_amount: null, promo_until: null },
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
    const { code } = await offerOf({ price: { ...price, promo: { amount: 49_000, until } } })
    expect((await order(code)).body).toMatchObject({
      error: 'price_changed',
      params: { amount: 49_000, currency: 'EUR' },
    })
    expect((await order(code, { amount: 49_000 })).status).toBe(201)
    clock.advance(60_000)
    expect((await order(code, { amount: 49_000 })).body.params).toEqual({ amount: 59_000, currency: 'EUR' })
  })

  it('refuses an old price that is lower, and a currency that there is not', async () => {
    const bad = { price: { ...price, old_amount: 100, currency: 'EUX' } }
    const { status, body } = await send('POST', '/offers', { title: 'Bad', products: [], ...bad })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain('price.currency')
  })
})

describe('a stranger who buys', () => {
  it('orders as a guest, is told how to pay, is in once the money came, and comes in by the letter', async () => {
    const { code } = await offerOf()
    const person = buyerOf()
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
    expect(paid).toMatchObject({ state: 'paid', paid_total: 59_000, is_access_open: true, next: { kind: 'nothing' } })
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

  it('orders once, however often the form is sent with the order that waits', async () => {
    const { code } = await offerOf()
    const person = buyerOf()
    const first = (await order(code, person)).body.data
    const again = (await order(code, { ...person, open_order: first.token })).body.data
    expect(again.number).toBe(first.number)
    const other = (await order(code, { ...buyerOf(), open_order: first.token })).body.data
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
    const person = buyerOf()
    const { contact_id: id } = (await cardOf((await order(code, person)).body.data.number)).buyer
    await database.pool.query(`update contacts set status = 'blocked' where id = $1`, [id])
    expect((await order(code, person)).body.error).toBe('offer_closed')
  })
})

describe('an order', () => {
  it('that is paid in part opens nothing before the rest has come', async () => {
    const { code } = await offerOf()
    const { number } = (await order(code)).body.data
    const part = (await take(await cardOf(number), { amount: 20_000 })).body.data
    expect(part).toMatchObject({ state: 'paid_in_part', is_access_open: false, next: { amount: 39_000 } })
    expect(part.payments.map(({ amount, status }: { amount: number; status: string }) => [amount, status])).toEqual([
      [20_000, 'paid'],
      [39_000, 'planned'],
    ])
    expect((await take(part, { amount: 39_001 }, 1)).body.error).toBe('more_than_asked')
    expect((await take(part, { amount: 39_000 }, 1)).body.data).toMatchObject({ state: 'paid', is_access_open: true })
  })

  it('takes the same payment once, of ten at the same moment', async () => {
    const { code } = await offerOf()
    const card = await cardOf((await order(code)).body.data.number)
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => take(card)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await grantsOf(card.id)).toHaveLength(1)
    expect((await send('GET', `/orders/${card.id}/transactions`)).body.data).toHaveLength(1)
  })

  it('closes by itself after seven days, gives its place back, and opens again when money comes late', async () => {
    const { id, code } = await offerOf({ places_total: 1 })
    const placed = (await order(code)).body.data
    expect((await order(code)).body.error).toBe('offer_closed')
    clock.advance(7 * 86_400_000)
    await handleExpireOrders({ db, clock }).run({}, createJobContext(clock))
    expect(await buyerView(placed.token)).toMatchObject({ state: 'expired', next: { kind: 'closed' } })
    expect((await send('GET', `/offers/${id}`)).body.data.places_taken).toBe(0)
    expect((await take(await cardOf(placed.number))).body.data).toMatchObject({ state: 'paid', is_access_open: true })
    expect((await send('GET', `/offers/${id}`)).body.data.places_taken).toBe(1)
  })

  it('is given back in part or whole; access and order are choices of their own', async () => {
    const { id, code } = await offerOf({ places_total: 5 })
    const card = (await take(await cardOf((await order(code)).body.data.number))).body.data
    const back = (body: object) =>
      send('POST', `/orders/${card.id}/refund`, {
        ...{ amount: 9_000, is_access_closed: false, is_order_cancelled: false },
        ...{ method: 'bank', reason: 'Agreed by phone', ...body },
      })
    expect((await send('GET', `/orders/${card.id}/refund`)).body.data).toMatchObject({
      most: 59_000,
      closes: [{ title: 'Course of selling' }],
      keeps: [],
    })
    expect((await back({ amount: 59_001 })).body.error).toBe('more_than_paid')
    expect((await back({})).body.data).toMatchObject({ state: 'refunded_in_part', is_access_open: true })
    const gone = (await back({ amount: 50_000, is_access_closed: true, is_order_cancelled: true })).body.data
    expect(gone).toMatchObject({ state: 'refunded', is_access_open: false, refunded_total: 59_000 })
    expect((await send('GET', `/offers/${id}`)).body.data.places_taken).toBe(0)
  })

  it('whose access closes leaves what another order opened', async () => {
    const { code } = await offerOf()
    const person = buyerOf()
    const one = (await take(await cardOf((await order(code, person)).body.data.number))).body.data
    const two = (await take(await cardOf((await order(code, person)).body.data.number))).body.data
    const body = { amount: 59_000, is_access_closed: true, is_order_cancelled: true, method: 'cash' }
    const closed = (await send('POST', `/orders/${one.id}/refund`, body)).body.data
    expect(closed.history.map(({ kind }: { kind: string }) => kind)).toContain('access_kept')
    expect(await grantsOf(two.id)).toHaveLength(1)
  })

  it('is cancelled by its buyer while nothing is paid, and opened again by the staff', async () => {
    const { code } = await offerOf()
    const placed = (await order(code)).body.data
    const cancelled = await call('POST', `/public/orders/${placed.token}/cancel`, { body: {} })
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', next: { reason: 'buyer' } })
    const card = await cardOf(placed.number)
    expect((await send('POST', `/orders/${card.id}/reopen`, {})).body.data.state).toBe('awaiting_payment')
    await take(card)
    expect((await call('POST', `/public/orders/${placed.token}/cancel`, { body: {} })).body.error).toBe(
      'order_not_open',
    )
  })
})

describe('orders of a school', () => {
  it('are made by hand for a contact, at a price of their own', async () => {
    const offer = await offerOf()
    const contact = (await send('POST', '/contacts', { name: 'Hand', ...{ email: buyerOf().email } })).body.data
    const made = await send('POST', '/orders', {
      ...{ contact_id: contact.id, offer_id: offer.id, amount: 30_000, reason: 'Old student' },
      ...{ language: 'uk', is_letter_sent: false },
    })
    expect(made.body.data).toMatchObject({ total: 30_000, source: 'manual', state: 'awaiting_payment' })
    expect(made.body.data.history.map(({ kind }: { kind: string }) => kind)).toEqual(['price_set', 'placed'])
  })

  it('are found by number, name and e-mail, in groups that are counted', async () => {
    const { code } = await offerOf()
    const person = { email: 'olena.groups@selling.test', name: 'Olena Groups' }
    const { number } = (await order(code, person)).body.data
    for (const query of [String(number), 'olena gro', 'OLENA.GROUPS@'])
      expect((await cards(`&query=${encodeURIComponent(query)}`)).map((row: { number: number }) => row.number)).toContain(
        number,
      )
    const counts = (await send('GET', '/orders/counts')).body.data
    expect(counts.all).toBe((await cards()).length)
    expect(counts.paid).toBe((await cards('&group=paid')).length)
    expect(counts.awaiting_payment).toBe((await cards('&group=awaiting_payment')).length)
    expect(counts.closed).toBe((await cards('&group=closed')).length)
  })

  it('are not there for another school, by number and by the address of their buyer', async () => {
    const { code } = await offerOf()
    const placed = (await order(code)).body.data
    const card = await cardOf(placed.number)
    expect((await send('GET', `/orders/${card.id}`, undefined, rival.owner.token)).status).toBe(404)
    expect((await send('POST', `/orders/${card.id}/cancel`, {}, rival.owner.token)).status).toBe(404)
    const elsewhere = { headers: { host: 'selling-rival.localhost' } }
    expect((await call('GET', `/public/orders/${placed.token}`, elsewhere)).status).toBe(404)
    const forged = `${placed.token.slice(0, -1)}${placed.token.endsWith('A') ? 'B' : 'A'}`
    expect((await call('GET', `/public/orders/${forged}`)).status).toBe(404)
  })

  it('keep their numbers without a gap, of thirty buyers at once, and sell no place twice', async () => {
    const { code } = await offerOf({ places_total: 10 })
    const before = (await send('GET', '/orders/counts')).body.data.all
    const answers = await Promise.all(Array.from({ length: 30 }, () => order(code)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect((await send('GET', '/orders/counts')).body.data.all).toBe(before + 10)
    const { rows } = await database.pool.query(
      'select count(*)::int as count, max(number)::int as last from orders where school_id = $1',
      [school.schoolId],
    )
    expect(rows[0].count).toBe(rows[0].last)
  })
})

describe('ways to pay', () => {
  it('by hand tell the buyer what to do, and leave the checkout when they are off', async () => {
    const silent = { provider_id: 90, title: 'Cash', instruction: '', currencies: [], state: 'live' }
    expect((await send('POST', '/payment-systems', silent)).body.errors).toMatchObject({ instruction: [expect.any(String)] })
    const cash = (await send('POST', '/payment-systems', { ...silent, instruction: 'In class', currencies: ['UAH'] }))
      .body.data
    const shown = async (currency: string) =>
      (await call('GET', `/public/payment-methods?currency=${currency}`)).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await shown('UAH')).toEqual(['Bank transfer', 'Cash'])
    expect(await shown('EUR')).toEqual(['Bank transfer'])
    await send('PUT', '/payment-systems-order', { ids: [cash.id, bank.id] })
    expect(await shown('UAH')).toEqual(['Cash', 'Bank transfer'])
    await send('PUT', `/payment-systems/${cash.id}`, { state: 'off' })
    expect(await shown('UAH')).toEqual(['Bank transfer'])
    expect((await send('PUT', '/payment-systems-order', { ids: [bank.id] })).status).toBe(409)
    await send('DELETE', `/payment-systems/${cash.id}`)
    expect((await send('GET', '/payment-systems')).body.data).toHaveLength(1)
    expect((await send('PUT', `/payment-systems/${bank.id}`, { title: 'X' }, rival.owner.token)).status).toBe(404)
  })
})

