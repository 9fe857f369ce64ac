import { describe, expect, it } from 'vitest'
import { payingSchool } from '../testing/paying-school.ts'

const { app, fake, begin, ask, later, send, offerOf, cardOf, grantsOf, tell, drain } =
  await payingSchool('refunding')
const { code } = await offerOf()

const paidOrder = async () => {
  const { token, number, key } = await begin(code)
  fake.pay(key)
  await ask(token)
  return { token, number, key, id: Number((await cardOf(number)).id) }
}
const refund = (id: number, body: object = {}) =>
  send('POST', `/orders/${id}/refund`, {
    ...{
      amount: 59_000,
      is_access_closed: true,
      is_order_cancelled: false,
      method: 'provider',
      reason: 'Ill',
    },
    ...body,
  })
const listed = async (id: number) => (await send('GET', `/orders/${id}/transactions`)).body.data
const sentFor = async (id: number) => {
  const keys = (
    await app.dependencies.database.pool.query('select key from transactions where order_id = $1', [id])
  ).rows
  return fake.calls.filter((call) => keys.some(({ key }) => call === `refund ${key}`))
}

describe('money that goes back through its provider', () => {
  it('leaves ten minutes later, once, and is written into the order when it went', async () => {
    const { id, number } = await paidOrder()
    expect((await send('GET', `/orders/${id}/refund`)).body.data).toMatchObject({
      most: 59_000,
      most_by_provider: 59_000,
    })
    expect((await refund(id)).status).toBe(200)
    expect(await grantsOf(id)).toEqual([])
    expect(await cardOf(number)).toMatchObject({ paid_total: 59_000, refunded_total: 0 })
    expect(await listed(id)).toMatchObject([
      { kind: 'refund', state: 'created', may_undo_until: expect.any(String) },
      { kind: 'charge' },
    ])
    await later(9)
    expect(await sentFor(id)).toEqual([])
    await later(3)
    expect(await cardOf(number)).toMatchObject({ paid_total: 0, refunded_total: 59_000 })
    await later(15)
    expect(await sentFor(id)).toHaveLength(1)
    expect(await listed(id)).toMatchObject([{ state: 'succeeded', may_undo_until: null }, { kind: 'charge' }])
  })

  it('is taken back before it left: money, access and order are as before', async () => {
    const { id, number } = await paidOrder()
    const [grant] = await grantsOf(id)
    await refund(id, { is_order_cancelled: true })
    const [{ id: transaction }] = await listed(id)
    const undone = await send('POST', `/transactions/${transaction}/undo`)
    expect(undone.body.data).toMatchObject({ state: 'paid', is_access_open: true, cancel_reason: null })
    expect(await grantsOf(id)).toEqual([grant])
    await later(30)
    expect(await sentFor(id)).toEqual([])
    expect((await cardOf(number)).paid_total).toBe(59_000)
    expect((await send('POST', `/transactions/${transaction}/undo`)).body.error).toBe('refund_left')
  })

  it('in parts is no more than came, and what is on its way counts', async () => {
    const { id } = await paidOrder()
    await refund(id, { amount: 50_000, is_access_closed: false })
    const more = await refund(id, { amount: 9_001, is_access_closed: false })
    expect(more.body).toMatchObject({ error: 'more_than_provider_took' })
    expect((await refund(id, { amount: 9_000, is_access_closed: false })).status).toBe(200)
    await later(12)
    expect(await sentFor(id)).toHaveLength(2)
  })

  it('of nothing closes the access alone: no refund stands anywhere', async () => {
    const { id, number } = await paidOrder()
    expect((await refund(id, { amount: 0 })).status).toBe(200)
    expect(await grantsOf(id)).toEqual([])
    expect(await listed(id)).toMatchObject([{ kind: 'charge' }])
    const { history } = await cardOf(number)
    expect(history.map(({ kind }: { kind: string }) => kind)).not.toContain('refund_begun')
  })

  it('of which the provider does not answer is asked by the same key, and moves once', async () => {
    const { id, number } = await paidOrder()
    await refund(id, { amount: 10_000, is_access_closed: false })
    fake.refuse('refund', 'unreachable')
    await later(12)
    expect(await listed(id)).toMatchObject([{ state: 'unknown', may_undo_until: null }, {}])
    await later(5)
    expect(await cardOf(number)).toMatchObject({ refunded_total: 10_000 })
    expect(new Set(await sentFor(id)).size).toBe(1)
  })

  it('that the provider refuses stays with the school, and the staff read it', async () => {
    const { id, number } = await paidOrder()
    await refund(id, { is_access_closed: false })
    fake.refuse('refund', 'refused')
    await later(12)
    expect(await listed(id)).toMatchObject([{ state: 'failed' }, {}])
    expect(await cardOf(number)).toMatchObject({
      paid_total: 59_000,
      history: [{ kind: 'refund_failed' }, {}, {}, {}, {}],
    })
    expect((await send('GET', `/orders/${id}/refund`)).body.data.most_by_provider).toBe(59_000)
  })

  it('that was sent at the desk of the provider is found, and counts once', async () => {
    const { id, number, key } = await paidOrder()
    fake.say(key, { refunded: 20_000n })
    for (const event of ['a', 'b', 'c']) await tell(`evt-${event}-${key} ${key}`)
    await drain()
    expect(await cardOf(number)).toMatchObject({ paid_total: 39_000, refunded_total: 20_000 })
    expect((await send('GET', `/orders/${id}/refund`)).body.data.most_by_provider).toBe(39_000)
  })
})
