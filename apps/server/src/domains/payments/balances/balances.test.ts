import { describe, expect, it } from 'vitest'
import { teachingSchool } from '../../../testing/school.ts'
import { payingSchool } from '../testing/paying-school.ts'

const { app, fake, begin, ask, send, offerOf, buyerView, stripe, later } = await payingSchool('balances')
const { code } = await offerOf()
const rival = await teachingSchool(app, 'balances-rival', false)

const charge = (key: string, amount = 59_000n) => ({
  ...({ kind: 'charge', id: `pay_${key}`, key, amount, currency: 'EUR', at: app.clock.now() } as const),
})
const today = async (action: 'check' | 'read' = 'check') => {
  const { data } = (
    await (action === 'check' ? send('POST', '/payment-balances/check') : send('GET', '/payment-balances'))
  ).body
  return data.find(({ system_id: id }: { system_id: number }) => id === stripe.id)?.days[0]
}
const even = (amount: number) => ({
  is_even: true,
  sums: [{ currency: 'EUR', theirs: amount, ours: amount }],
})

describe('the books of a provider', () => {
  it('are even with ours, and what the account took for others is left out', async () => {
    const paid = await begin(code)
    fake.pay(paid.key)
    await ask(paid.token)
    const foreign = { ...charge('x', 7_000n), id: 'pay_shop', key: null }
    fake.book(charge(paid.key), foreign)
    expect(await today()).toMatchObject({ ...even(59_000), mended: 0 })
  })

  it('tell of a payment of which no message came: it is written down, and counted as mended', async () => {
    app.clock.advance(2 * 24 * 60 * 60_000)
    const lost = await begin(code)
    fake.pay(lost.key)
    fake.book(charge(lost.key))
    expect(await today()).toMatchObject({ ...even(59_000), mended: 1 })
    expect((await buyerView(lost.token)).state).toBe('paid')
    expect(await today()).toMatchObject({ ...even(59_000), mended: 1 })
  })

  it('that say something else are shown as they are', async () => {
    app.clock.advance(2 * 24 * 60 * 60_000)
    const [less, gone] = [await begin(code), await begin(code)]
    for (const { key, token } of [less, gone]) {
      fake.pay(key, { at: app.clock.now() })
      await ask(token)
    }
    fake.book(charge(less.key, 58_900n))
    expect(await today()).toMatchObject({
      is_even: false,
      sums: [{ currency: 'EUR', theirs: 58_900, ours: 118_000 }],
    })
  })

  it('know refunds by their name, or by their charge and sum where they have none', async () => {
    app.clock.advance(2 * 24 * 60 * 60_000)
    const { key, token, number } = await begin(code)
    fake.pay(key, { at: app.clock.now() })
    await ask(token)
    const [{ id }] = (await send('GET', `/orders?query=${number}`)).body.data
    const refund = { amount: 9_000, is_access_closed: false, is_order_cancelled: false, method: 'provider' }
    await send('POST', `/orders/${id}/refund`, refund)
    await later(12)
    fake.say(key, { refunded: 10_000n })
    const back = { kind: 'refund', key, currency: 'EUR', at: app.clock.now() } as const
    const [{ external_id: name }] = (await send('GET', `/orders/${id}/transactions`)).body.data
    fake.book(charge(key), { ...back, id: name, amount: 9_000n }, { ...back, id: 're_desk', amount: 1_000n })
    expect(await today()).toMatchObject({ ...even(49_000), mended: 1 })
  })

  it('that cannot be read are asked for again, and nothing is claimed', async () => {
    app.clock.advance(2 * 24 * 60 * 60_000)
    fake.refuse('books', 'unreachable')
    expect((await send('POST', '/payment-balances/check')).body.error).toBe('provider_silent')
    expect((await send('GET', '/payment-balances', undefined, rival.owner.token)).body.data).toEqual([])
  })
})
