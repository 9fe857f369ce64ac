import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { newBuyer, sellingSchool } from '../../../testing/selling.ts'

const app = await testApp()
const { send, offerOf, order, cardOf, take, school } = await sellingSchool(app, 'funnels')
const rival = await teachingSchool(app, 'funnels-rival', false)
const { code, id: offerId } = await offerOf()

interface Column {
  readonly stage: { readonly id: number; readonly title: string; readonly rule: string | null }
  readonly count: number
  readonly sums: readonly unknown[]
  readonly orders: readonly { readonly number: number }[]
  readonly next: string | null
}

const funnels = async () => (await send('GET', '/order-funnels')).body.data
const boardOf = async (query = ''): Promise<Column[]> =>
  (await send('GET', `/order-funnels/${(await funnels())[0].id}/board${query}`)).body.data
const columnOf = async (title: string) =>
  (await boardOf()).find(({ stage }) => stage.title === title) ?? expect.unreachable(title)
const bought = async (body: object = {}) =>
  cardOf((await order(code, { ...newBuyer(), ...body })).body.data.number)
const move = (card: { id: number; stage: { id: number } }, stageId: number, seen = card.stage.id) =>
  send('POST', `/orders/${card.id}/move`, { stage_id: stageId, seen_stage_id: seen })

describe('the board of orders', () => {
  it('begins with the first order, in the language of the school, and tells numbers and sums', async () => {
    expect(await funnels()).toEqual([])
    await bought()
    const [funnel] = await funnels()
    expect(funnel.stages.map(({ title }: { title: string }) => title)).toEqual([
      ...['New', 'In work', 'Promised to pay', 'Paid in part', 'Paid', 'Closed'],
    ])
    await bought()
    expect(await columnOf('New')).toMatchObject({
      count: 2,
      sums: [{ currency: 'EUR', amount: 118_000 }],
      orders: [{ state: 'awaiting_payment' }, {}],
      next: null,
    })
  })

  it('moves orders with their money, never by hand', async () => {
    const card = await bought()
    const paid = (await columnOf('Paid')).stage.id
    expect((await move(card, paid)).body.error).toBe('stage_of_money')
    await take(card, { amount: 10_000 })
    expect((await cardOf(card.number)).stage.title).toBe('Paid in part')
    const part = await cardOf(card.number)
    await take(part, { amount: 49_000 }, 1)
    const whole = await cardOf(card.number)
    expect(whole.stage.title).toBe('Paid')
    expect((await move(whole, (await columnOf('New')).stage.id)).body.error).toBe('stage_of_money')
    const back = { amount: 59_000, is_access_closed: true, is_order_cancelled: true, method: 'bank' }
    await send('POST', `/orders/${card.id}/refund`, back)
    expect((await cardOf(card.number)).stage.title).toBe('Closed')
  })

  it('closes a cancelled order, and begins one anew that is opened again', async () => {
    const card = await bought()
    await send('POST', `/orders/${card.id}/cancel`, {})
    expect((await cardOf(card.number)).stage.title).toBe('Closed')
    await send('POST', `/orders/${card.id}/reopen`, {})
    expect((await cardOf(card.number)).stage.title).toBe('New')
  })

  it('moves an order once when two move it, and says so to the second', async () => {
    const card = await bought()
    const [work, promised] = [
      (await columnOf('In work')).stage.id,
      (await columnOf('Promised to pay')).stage.id,
    ]
    const answers = await Promise.all([move(card, work), move(card, promised)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await cardOf(card.number)).history[0]).toMatchObject({ kind: 'moved', by: expect.anything() })
  })

  it('shows thirty cards of a column and pages the rest', async () => {
    const [funnel] = await funnels()
    await app.dependencies.database.pool.query(
      `insert into orders (school_id, number, type, price, total, currency, paid_status, source, created_at, stage_id, stage_since, title)
       select $1, 1000 + n, 'standard', 100, 100, 'EUR', 'unpaid', 'manual', now(), $2, now() - n * interval '1 minute', 'Page'
       from generate_series(1, 70) n`,
      [school.schoolId, funnel.stages[1].id],
    )
    const { orders, count, next } = await columnOf('In work')
    expect(orders).toHaveLength(30)
    expect(count).toBeGreaterThanOrEqual(70)
    const seen = new Set(orders.map(({ number }) => number))
    for (let after = next; after !== null;) {
      const { data, links } = (
        await send(
          'GET',
          `/orders?stage=${funnel.stages[1].id}&per_page=30&after=${encodeURIComponent(after)}`,
        )
      ).body
      for (const { number } of data) seen.add(number)
      after = links.next
    }
    expect(seen.size).toBe(count)
    expect(await boardOf('?query=Page')).toMatchObject([{ count: 0 }, { count: 70 }, {}, {}, {}, {}])
  })
})

describe('funnels', () => {
  it('are changed without losing an order, and the last one stays', async () => {
    const card = await bought()
    const [first] = await funnels()
    const { stages } = first
    const draft = { title: 'Sales', stages: [stages[1], { title: 'Called', rule: null }, stages[4]] }
    const changed = await send('PUT', `/order-funnels/${first.id}`, draft)
    expect(changed.body.data.stages.map(({ title }: { title: string }) => title)).toEqual([
      'In work',
      'Called',
      'Paid',
    ])
    expect((await cardOf(card.number)).stage.title).toBe('In work')
    expect((await send('DELETE', `/order-funnels/${first.id}`)).body.error).toBe('last_funnel')
    const other = {
      title: 'Wholesale',
      stages: [
        { title: 'Asked', rule: null },
        { title: 'Won', rule: 'paid' },
      ],
    }
    const foreign = await send('POST', '/order-funnels', { ...other, offer_ids: [offerId, 999_999] })
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['offer_ids']])
    const made = (await send('POST', '/order-funnels', { ...other, offer_ids: [offerId] })).body.data
    expect((await bought()).stage.title).toBe('Asked')
    expect((await send('PUT', `/order-funnels/${made.id}`, draft)).body.error).toBe('stage_not_here')
    expect((await send('DELETE', `/order-funnels/${made.id}`)).status).toBe(200)
    expect((await bought()).stage.title).toBe('In work')
  })

  it('begin with work, and have every rule once', async () => {
    for (const stages of [
      [
        { title: 'Paid', rule: 'paid' },
        { title: 'New', rule: null },
      ],
      [
        { title: 'New', rule: null },
        { title: 'Paid', rule: 'paid' },
        { title: 'Again', rule: 'paid' },
      ],
      [{ title: 'Alone', rule: null }],
    ])
      expect((await send('POST', '/order-funnels', { title: 'X', stages })).body.error).toBe('invalid_fields')
  })

  it('are of their school, and of whoever may see and edit orders', async () => {
    const [{ id, stages }] = await funnels()
    const card = await bought()
    const viewer = await addStaff(app, school.schoolId, ['order_read'])
    const body = { stage_id: stages[0].id, seen_stage_id: stages[0].id }
    expect((await send('GET', `/order-funnels/${id}/board`, undefined, viewer.token)).status).toBe(200)
    expect((await send('POST', `/orders/${card.id}/move`, body, viewer.token)).status).toBe(403)
    for (const [method, path] of [
      ['GET', `/order-funnels/${id}/board`],
      ['DELETE', `/order-funnels/${id}`],
      ['POST', `/orders/${card.id}/move`],
    ] as const)
      expect((await send(method, path, method === 'POST' ? body : undefined, rival.owner.token)).status).toBe(
        404,
      )
    const assign = { order_ids: [card.id], manager_id: rival.owner.id }
    expect((await send('POST', '/orders/assign', assign)).body.error).toBe('not_on_staff')
    expect(
      (await send('POST', '/orders/assign', { ...assign, manager_id: school.owner.id })).body.data,
    ).toEqual({ changed: 1 })
    expect(await cardOf(card.number)).toMatchObject({ manager: { id: school.owner.id } })
    expect(
      (await send('POST', '/orders/assign', { ...assign, manager_id: null }, rival.owner.token)).body.data,
    ).toEqual({ changed: 0 })
  })
})
