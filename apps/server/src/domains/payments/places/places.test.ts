import { describe, expect, it } from 'vitest'
import { newBuyer } from '../../../testing/selling.ts'
import { payingSchool } from '../testing/paying-school.ts'
import { releasePlaces } from './release-places.ts'

const paying = await payingSchool('places')
const { app, fake, stripe, bank, pay, ask, later, drain } = paying
const { offerOf, order, buyerView, cardOf, grantsOf } = paying
const { clock, dependencies } = app

const limited = async (places = 1) => (await offerOf({ places_total: places })).code
const placesLeft = async (code: string): Promise<number> =>
  (await app.call('GET', `/public/offers/${code}`)).body.data.places_left
const placed = async (code: string, method: number = stripe.id) =>
  (await order(code, { ...newBuyer(), method_id: method })).body.data
const begun = async (token: string) => {
  const { body } = await pay(token)
  return String(body.data.url).split('/').at(-1) ?? ''
}

/** Lets time pass, and the clock do what it does by then. */
const wait = async (minutes: number) => {
  await later(minutes)
  await dependencies.database.pool.query('select graphile_worker.add_job($1, $2)', [releasePlaces.name, '{}'])
  await drain()
}
const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString()

describe('the last place', () => {
  it('is had by one of a hundred who order at once, and by another one thirty minutes later', async () => {
    const code = await limited()
    const sent = await Promise.all(
      Array.from({ length: 100 }, () => order(code, { ...newBuyer(), method_id: stripe.id })),
    )
    const [first, ...more] = sent.filter(({ status }) => status === 201).map(({ body }) => body.data)
    expect(more).toEqual([])
    expect(sent.filter(({ body }) => body.error === 'offer_closed')).toHaveLength(99)
    const key = await begun(first.token)
    expect(first.place).toEqual({ is_held: true, until: inMinutes(30) })
    await wait(29)
    expect(await placesLeft(code)).toBe(0)
    await wait(1)
    expect(await placesLeft(code)).toBe(1)
    expect(await buyerView(first.token)).toMatchObject({
      state: 'awaiting_payment',
      place: { is_held: false, until: null },
    })
    expect((await cardOf(first.number)).place).toEqual({ is_held: false, until: null })
    const second = await placed(code)
    fake.calls.length = 0
    expect((await pay(first.token)).body.error).toBe('sold_out')
    expect(fake.calls.filter((call) => call.startsWith('create'))).toEqual([])
    // The page of the first was paid at its very end, and that is told late.
    fake.pay(key)
    await ask(first.token)
    await app.app.inject({ url: `/pay/${key}/back` })
    await paying.tell(`evt-late-${key} ${key}`)
    await drain()
    const card = await cardOf(first.number)
    expect(card).toMatchObject({ state: 'paid', place: { is_held: false } })
    expect(await grantsOf(card.id)).toHaveLength(1)
    expect(await placesLeft(code)).toBe(0)
    expect(await buyerView(second.token)).toMatchObject({ place: { is_held: true } })
  })

  it('is taken again by whoever comes back while there is one, before the provider is called', async () => {
    const code = await limited()
    const { token } = await placed(code)
    await wait(30)
    expect(await placesLeft(code)).toBe(1)
    const key = await begun(token)
    expect(await placesLeft(code)).toBe(0)
    expect((await buyerView(token)).place).toEqual({ is_held: true, until: inMinutes(30) })
    fake.pay(key)
    await ask(token)
    await wait(60)
    expect(await buyerView(token)).toMatchObject({ state: 'paid', place: { is_held: true, until: null } })
    expect(await placesLeft(code)).toBe(0)
  })

  it('opens by late money while there is one', async () => {
    const code = await limited()
    const { token, number } = await placed(code)
    const key = await begun(token)
    await wait(30)
    expect(await placesLeft(code)).toBe(1)
    fake.pay(key)
    await paying.tell(`evt-later-${key} ${key}`)
    await drain()
    expect(await cardOf(number)).toMatchObject({ state: 'paid', place: { is_held: true } })
    expect(await placesLeft(code)).toBe(0)
  })

  it('is held while the outcome of a payment is not known', async () => {
    const code = await limited()
    const { token } = await placed(code)
    const key = await begun(token)
    fake.say(key, { state: 'processing' })
    await wait(31)
    await wait(120)
    expect(await placesLeft(code)).toBe(0)
    fake.say(key, { state: 'failed', reason: 'declined' })
    await wait(1)
    await ask(token)
    await wait(0)
    expect(await placesLeft(code)).toBe(1)
  })

  it('is held for as long as the order waits where the school takes the money by itself', async () => {
    const code = await limited()
    const { token } = await placed(code, bank.id)
    await wait(24 * 60)
    expect(await placesLeft(code)).toBe(0)
    const choose = (id: number) =>
      app.call('POST', `/public/orders/${token}/method`, { body: { method_id: id } })
    expect((await choose(stripe.id)).body.data.place).toEqual({ is_held: true, until: inMinutes(30) })
    await wait(30)
    expect(await placesLeft(code)).toBe(1)
    await placed(code)
    expect((await choose(bank.id)).body.error).toBe('sold_out')
  })
})

it('an offer with places for everybody tells nothing of them', async () => {
  const { code } = await offerOf()
  const { token, place } = await placed(code)
  expect(place).toBeNull()
  await wait(60)
  expect((await pay(token)).status).toBe(200)
})
