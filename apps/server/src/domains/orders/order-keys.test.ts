import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { newBuyer, onePlan, sellingSchool } from '../../testing/selling.ts'
import { openTestMailServer } from '../../testing/test-mail-server.ts'

const app = await testApp()
const { call, clock } = app
const letters = await openTestMailServer(app)
const { offerOf, order } = await sellingSchool(app, 'order-keys')

it('a form that is sent twenty times at once is one order, one place and one letter', async () => {
  const { code } = await offerOf({ places_total: 20 })
  const form = { ...newBuyer(), order_key: randomUUID() }
  const sent = await Promise.all(Array.from({ length: 20 }, () => order(code, form)))
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(sent.map(({ body }) => body.data.token)).size).toBe(1)
  expect((await call('GET', `/public/offers/${code}`)).body.data.places_left).toBe(19)
  expect(await letters.take(form.email)).toHaveLength(1)
})

it('a form that is sent again after a lost answer gives its order, sold out and dearer as the offer is by then', async () => {
  const until = new Date(clock.now().getTime() + 60_000).toISOString()
  const { code } = await offerOf({ places_total: 1, ...onePlan({ promo: { amount: 100, until } }) })
  const form = { ...newBuyer(), amount: 100, order_key: randomUUID() }
  const first = (await order(code, form)).body.data
  clock.advance(60_000)
  expect((await order(code, form)).body.data.token).toBe(first.token)
  expect((await order(code, { ...newBuyer(), order_key: randomUUID() })).body.error).toBe('offer_closed')
})

it('the key of a form is none of another buyer, offer or price', async () => {
  const [one, other] = [await offerOf(), await offerOf(onePlan({ amount: 100 }))]
  const form = { ...newBuyer(), order_key: randomUUID() }
  const { number } = (await order(one.code, form)).body.data
  const elsewhere = [
    await order(one.code, { ...form, ...newBuyer() }),
    await order(other.code, { ...form, amount: 100 }),
  ]
  expect(elsewhere.map(({ status }) => status)).toEqual([201, 201])
  expect(elsewhere.map(({ body }) => body.data.number)).not.toContain(number)
  expect((await order(one.code, { ...form, amount: 100 })).body.error).toBe('price_changed')
})
