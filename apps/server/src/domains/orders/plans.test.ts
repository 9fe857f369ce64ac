import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { newBuyer, onePlan, sellingSchool } from '../../testing/selling.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { school, send, offerOf, order, buyerView, cardOf, take, grantsOf } = await sellingSchool(app, 'plans')

const second = (await send('POST', '/courses', { title: 'Rye' })).body.data
await send('PUT', `/courses/${second.id}`, { status_id: 2, enrolment: 'closed' })
const whole = { content: { kind: 'all' }, delays: null, length: null, is_checkpoint_skipped: false }
const products = [school.productId, second.product_id].map((product_id) => ({ ...whole, product_id }))

/** Bread alone for a month, or both for good. */
const twoPlans = (terms: object = {}) =>
  offerOf({
    ...{ products, currency: 'EUR' },
    plans: [
      {
        title: 'Bread',
        amount: 59_000,
        product_ids: [school.productId],
        length: { kind: 'days', count: 30 },
      },
      { title: 'Both', amount: 99_000 },
    ],
    ...terms,
  })
const offerNow = async (id: number) => (await send('GET', `/offers/${id}`)).body.data
const pageOf = async (code: string) => (await call('GET', `/public/offers/${code}`)).body.data

describe('an offer with several plans', () => {
  it('shows each to buyers with what it opens, and the least price on its card', async () => {
    const { code } = await twoPlans()
    const { price, plans } = await pageOf(code)
    expect(price).toMatchObject({ amount: 59_000, is_from: true })
    expect(plans).toMatchObject([
      { title: 'Bread', price: { amount: 59_000 }, opens: ['Course of plans'], length: { count: 30 } },
      { title: 'Both', price: { amount: 99_000 }, opens: null, length: null },
    ])
  })

  it('is ordered by the chosen plan, which narrows what is opened and for how long', async () => {
    const { id, code } = await twoPlans()
    const [bread, both] = (await offerNow(id)).plans
    const placed = (await order(code, { plan_id: bread.id })).body.data
    expect(placed.lines).toMatchObject([{ title: 'Bread, the whole of it · Bread', amount: 59_000 }])
    const card = await cardOf(placed.number)
    await take(card)
    expect(await grantsOf(card.id)).toMatchObject([{ product_id: String(school.productId) }])
    const { rows } = await dependencies.database.pool.query(
      'select ends_at from access_grants where order_id = $1',
      [card.id],
    )
    expect(rows[0].ends_at).not.toBeNull()
    const dear = (await order(code, { plan_id: both.id, amount: 99_000 })).body.data
    const dearCard = await cardOf(dear.number)
    await take(dearCard, { amount: 99_000 })
    expect(await grantsOf(dearCard.id)).toHaveLength(2)
  })

  it('is not ordered by a plan that is off, removed, of another offer, or at the price of another', async () => {
    const { id, code } = await twoPlans()
    const other = await offerNow((await twoPlans()).id)
    const { plans } = await offerNow(id)
    const [bread, both] = plans
    const refused = async (body: object) => (await order(code, body)).body.error
    expect(await refused({ plan_id: both.id })).toBe('price_changed')
    expect(await refused({ plan_id: other.plans[0].id })).toBe('price_changed')
    const isOff = [{ ...bread, is_on: false }, both]
    await send('PUT', `/offers/${id}`, { currency: 'EUR', plans: isOff })
    expect(await refused({ plan_id: bread.id })).toBe('price_changed')
    expect((await pageOf(code)).plans).toHaveLength(1)
    await send('PUT', `/offers/${id}`, { currency: 'EUR', plans: [both] })
    expect(await refused({ plan_id: bread.id })).toBe('price_changed')
    expect((await order(code, { plan_id: both.id, amount: 99_000 })).status).toBe(201)
  })

  it('keeps the terms of orders that were placed, whatever becomes of its plans', async () => {
    const { id, code } = await twoPlans()
    const { plans } = await offerNow(id)
    const placed = (await order(code, { plan_id: plans[0].id })).body.data
    const dearer = [
      { ...plans[0], title: 'Loaf', amount: 70_000, product_ids: [second.product_id] },
      plans[1],
    ]
    expect((await send('PUT', `/offers/${id}`, { currency: 'EUR', plans: dearer })).status).toBe(200)
    expect(await buyerView(placed.token)).toMatchObject({ total: 59_000, lines: placed.lines })
    await send('PUT', `/offers/${id}`, { currency: 'EUR', plans: [plans[1]] })
    const card = await cardOf(placed.number)
    expect((await take(card)).body.data).toMatchObject({ state: 'paid' })
    expect(await grantsOf(card.id)).toMatchObject([{ product_id: String(school.productId) }])
    await send('PUT', `/offers/${id}`, { currency: 'EUR', plans })
    expect((await offerNow(id)).plans.map((plan: { id: number }) => plan.id)).toEqual(
      plans.map((plan: { id: number }) => plan.id),
    )
  })

  it('takes no plan of another offer, none that opens what it does not, and no amounts without a currency', async () => {
    const { id } = await twoPlans()
    const other = await offerNow((await twoPlans()).id)
    const change = async (body: object) => (await send('PUT', `/offers/${id}`, body)).body
    expect(await change({ currency: 'EUR', plans: other.plans })).toMatchObject({ error: 'foreign_plan' })
    expect(await change({ products: products.slice(1) })).toMatchObject({
      error: 'foreign_product',
      errors: { 'plans.0.product_ids': [expect.any(String)] },
    })
    expect((await change({ plans: [{ amount: 1 }] })).errors).toHaveProperty('currency')
    expect((await change({ currency: 'UAH' })).errors).toHaveProperty('currency')
    expect(await change({ currency: null, plans: [] })).toMatchObject({ data: { currency: null, plans: [] } })
  })

  it('is copied with its plans', async () => {
    const { id } = await twoPlans()
    const copy = (await send('POST', `/offers/${id}/duplicate`, { title: 'Next stream' })).body.data
    const { plans } = await offerNow(id)
    expect(copy.plans).toMatchObject(
      plans.map(({ id: _id, ...plan }: { id: number }) => ({ ...plan, promo_taken: 0 })),
    )
    expect(copy.plans[0].id).not.toBe(plans[0].id)
  })
})

describe('an order by hand', () => {
  it('is of a plan, also of one that buyers may not choose', async () => {
    const { id } = await twoPlans()
    const { plans } = await offerNow(id)
    await send('PUT', `/offers/${id}`, { currency: 'EUR', plans: [{ ...plans[0], is_on: false }, plans[1]] })
    const { contact_id } = (await cardOf((await order((await offerOf()).code)).body.data.number)).buyer
    const byHand = async (plan_id: number | null) =>
      (
        await send('POST', '/orders', {
          ...{ contact_id, offer_id: id, plan_id },
          ...{ language: 'en', is_letter_sent: false },
        })
      ).body
    expect((await byHand(plans[0].id)).data).toMatchObject({ total: 59_000 })
    expect((await byHand(null)).data).toMatchObject({ total: 99_000 })
    expect((await byHand(999_999)).error).toBe('foreign_plan')
  })
})

describe('a promo price with places', () => {
  const promoted = (promo: object) => offerOf(onePlan({ promo: { amount: 49_000, ...promo } }))

  it('is had by exactly so many of fifty buyers at once', async () => {
    const { id, code } = await promoted({ places: 7 })
    const sent = await Promise.all(
      Array.from({ length: 50 }, () =>
        order(code, { ...newBuyer(), amount: 49_000, order_key: randomUUID() }),
      ),
    )
    const told = sent.map(({ status, body }) => (status === 201 ? 'ordered' : body.error))
    expect(told.filter((each) => each === 'ordered')).toHaveLength(7)
    expect(told.filter((each) => each === 'price_changed')).toHaveLength(43)
    expect((await offerNow(id)).plans[0].promo_taken).toBe(7)
    expect((await pageOf(code)).price).toMatchObject({ amount: 59_000, promo_left: null })
  })

  it('is told with how many more have it, and is free again when an order is cancelled', async () => {
    const { code } = await promoted({ places: 2 })
    const first = (await order(code, { amount: 49_000 })).body.data
    expect((await pageOf(code)).price).toMatchObject({ amount: 49_000, promo_left: 1 })
    await order(code, { amount: 49_000 })
    expect((await order(code, { amount: 49_000 })).body).toMatchObject({
      error: 'price_changed',
      params: { amount: 59_000 },
    })
    await call('POST', `/public/orders/${first.token}/cancel`, { body: {} })
    expect((await pageOf(code)).price).toMatchObject({ amount: 49_000, promo_left: 1 })
    const card = await cardOf(first.number)
    await send('POST', `/orders/${card.id}/reopen`, {})
    expect((await pageOf(code)).price).toMatchObject({ amount: 59_000 })
  })

  it('ends at its moment, though places are left', async () => {
    const until = new Date(clock.now().getTime() + 60_000).toISOString()
    const { code } = await promoted({ places: 5, until })
    expect((await order(code, { amount: 49_000 })).status).toBe(201)
    clock.advance(60_000)
    expect((await order(code, { amount: 49_000 })).body.error).toBe('price_changed')
  })
})
