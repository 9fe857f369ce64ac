import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { createJobContext } from '../../testing/job-context.ts'
import { teachingSchool } from '../../testing/school.ts'
import { newBuyer, sellingSchool } from '../../testing/selling.ts'
import { handleExpireOrders } from './jobs/expire-orders.ts'
import { handleForgetErased } from './jobs/forget-erased-buyers.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
const { school, send, cards, offerOf, order, buyerView, cardOf, take, grantsOf } = await sellingSchool(
  app,
  'selling',
)
const rival = await teachingSchool(app, 'selling-rival', false)

describe('an order', () => {
  it('that is paid in part opens nothing before the rest has come', async () => {
    const { code } = await offerOf()
    const { number } = (await order(code)).body.data
    const part = (await take(await cardOf(number), { amount: 20_000 })).body.data
    expect(part).toMatchObject({ state: 'paid_in_part', is_access_open: false, next: { amount: 39_000 } })
    expect(
      part.payments.map(({ amount, status }: { amount: number; status: string }) => [amount, status]),
    ).toEqual([
      [20_000, 'paid'],
      [39_000, 'planned'],
    ])
    expect((await take(part, { amount: 39_001 }, 1)).body.error).toBe('more_than_asked')
    expect((await take(part, { amount: 39_000 }, 1)).body.data).toMatchObject({
      state: 'paid',
      is_access_open: true,
    })
  })

  it('takes the same payment once, of ten at the same moment', async () => {
    const { code } = await offerOf()
    const card = await cardOf((await order(code)).body.data.number)
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => take(card)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect(await grantsOf(card.id)).toHaveLength(1)
    expect((await send('GET', `/orders/${card.id}/transactions`)).body.data).toHaveLength(1)
  })

  it('closes by itself after seven days, gives its place back, and opens again when money comes late', async () => {
    const { id, code } = await offerOf({ places_total: 1 })
    const placed = (await order(code)).body.data
    expect((await order(code)).body.error).toBe('offer_closed')
    clock.advance(7 * 86_400_000)
    await handleExpireOrders({ db, clock }, () => Promise.resolve(() => Promise.resolve())).run(
      {},
      createJobContext(clock),
    )
    expect(await buyerView(placed.token)).toMatchObject({ state: 'expired', next: { kind: 'closed' } })
    expect((await send('GET', `/offers/${id}`)).body.data.places_taken).toBe(0)
    expect((await take(await cardOf(placed.number))).body.data).toMatchObject({
      state: 'paid',
      is_access_open: true,
    })
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

  it('is closed without giving money back, and nothing at all is refused', async () => {
    const { id, code } = await offerOf({ places_total: 5 })
    const card = (await take(await cardOf((await order(code)).body.data.number))).body.data
    const nothing = { amount: 0, is_access_closed: false, is_order_cancelled: false, method: 'bank' }
    expect((await send('POST', `/orders/${card.id}/refund`, nothing)).status).toBe(422)
    const closed = { ...nothing, is_access_closed: true, is_order_cancelled: true, reason: 'Chargeback' }
    const after = (await send('POST', `/orders/${card.id}/refund`, closed)).body.data
    expect(after).toMatchObject({
      state: 'paid',
      paid_total: 59_000,
      refunded_total: 0,
      is_access_open: false,
    })
    expect(after.history[0]).toMatchObject({ kind: 'cancelled', reason: 'Chargeback' })
    expect((await send('GET', `/orders/${card.id}/transactions`)).body.data).toHaveLength(1)
    expect((await send('GET', `/offers/${id}`)).body.data.places_taken).toBe(0)
  })

  it('whose access closes leaves what another order opened', async () => {
    const { code } = await offerOf()
    const person = newBuyer()
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

describe('the buyer of an order', () => {
  it('who was erased from the contacts is gone from it after the 72 hours in which that can be taken back', async () => {
    const { code } = await offerOf()
    const card = await cardOf((await order(code)).body.data.number)
    const { contact_id: contactId, email } = card.buyer
    const erasedAt = clock.now().toISOString()
    await database.pool.query(
      `update contacts set status = 'erased', email = null, updated_at = $2 where id = $1`,
      [contactId, erasedAt],
    )
    const forget = () => handleForgetErased({ db, clock }).run({}, createJobContext(clock))
    await forget()
    expect((await cardOf(card.number)).buyer.email).toBe(email)
    clock.advance(72 * 3_600_000 + 1)
    await forget()
    expect((await cardOf(card.number)).buyer).toMatchObject({ name: '', email: null, phone: null })
    expect((await take(card)).body.error).toBe('buyer_erased')
  })
})

describe('orders of a school', () => {
  it('are made by hand for a contact, at a price of their own', async () => {
    const offer = await offerOf()
    const contact = (await send('POST', '/contacts', { name: 'Hand', ...{ email: newBuyer().email } })).body
      .data
    const made = await send('POST', '/orders', {
      ...{ contact_id: contact.id, offer_id: offer.id, amount: 30_000, reason: 'Old student' },
      ...{ language: 'uk', is_letter_sent: false },
    })
    expect(made.body.data).toMatchObject({ total: 30_000, source: 'manual', state: 'awaiting_payment' })
    expect(made.body.data.history.map(({ kind }: { kind: string }) => kind)).toEqual(['price_set', 'placed'])
  })

  it('of a contact are those too of whoever became one with them', async () => {
    const { code } = await offerOf()
    const [one, two] = [(await order(code)).body.data.number, (await order(code)).body.data.number]
    const [kept, absorbed] = [(await cardOf(one)).buyer.contact_id, (await cardOf(two)).buyer.contact_id]
    await database.pool.query('update contacts set merged_into = $1 where id = $2', [kept, absorbed])
    const numbers = (await cards(`&contact=${kept}`)).map(({ number }: { number: number }) => number)
    expect(numbers).toEqual([two, one])
  })

  it('stand on the card of their contact, with a number, and in its history', async () => {
    const { code } = await offerOf()
    const { number } = (await order(code)).body.data
    const { id, buyer } = (await take(await cardOf(number))).body.data
    const contact = `/contacts/${buyer.contact_id}`
    expect((await send('GET', `${contact}/card`)).body.data.tabs).toContainEqual({ name: 'orders', count: 1 })
    const history = (await send('GET', `${contact}/history?kind=orders`)).body.data
    expect(history.map(({ type }: { type: string }) => type)).toEqual([
      'order.payment_received',
      'order.placed',
    ])
    expect(history[0].names).toEqual([{ thing: 'order', id, title: `#${number} Bread, the whole of it` }])
    expect((await send('GET', `/orders?contact=${buyer.contact_id}`)).body.data).toHaveLength(1)
  })

  it('are found by number, name and e-mail, in groups that are counted', async () => {
    const { code } = await offerOf()
    const person = { email: 'olena.groups@selling.test', name: 'Olena Groups' }
    const { number } = (await order(code, person)).body.data
    for (const query of [String(number), 'olena gro', 'OLENA.GROUPS@'])
      expect(
        (await cards(`&query=${encodeURIComponent(query)}`)).map((row: { number: number }) => row.number),
      ).toContain(number)
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
