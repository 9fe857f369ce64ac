import { orderGroups, orderStates } from '@lectern/contract/orders/order-states'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { newBuyer, sellingSchool } from '../../../testing/selling.ts'

const app = await testApp()
const { clock, dependencies } = app
const { send, offerOf, order, cardOf, take, cards, bank } = await sellingSchool(app, 'order-list')
const bread = await offerOf()
const cake = await offerOf({
  title: 'Cake',
  ...{ currency: 'USD', plans: [{ amount: 9_000 }] },
})
const write = (text: string, values: unknown[]) => dependencies.database.pool.query(text, values)
const bought = async (body: object = {}, code = bread.code) =>
  cardOf((await order(code, { ...newBuyer(), ...body })).body.data.number)

await bought()
const cancelled = await bought()
await send('POST', `/orders/${cancelled.id}/cancel`, {})
const paid = await bought()
await take(paid)
const inPart = await bought()
await take(inPart, { amount: 10_000 })
const late = await bought()
const cheap = await bought({ amount: 9_000, currency: 'USD' }, cake.code)
const transactionOf = async (orderId: number): Promise<number> =>
  (await send('GET', `/orders/${orderId}/transactions`)).body.data[0].id
const refused = await bought()
await take(refused)
const disputed = await bought()
await take(disputed)
await write(`update orders set next_due_at = $1 where id = $2`, [
  new Date(clock.now().getTime() - 1),
  late.id,
])
await write(`update transactions set dispute = 'open' where id = $1`, [await transactionOf(disputed.id)])
await write(
  `insert into order_events (school_id, order_id, kind, at)
   select school_id, id, 'access_refused', $2 from orders where id = $1`,
  [refused.id, clock.now()],
)

const numbers = async (query: string): Promise<number[]> =>
  (await cards(`&${query}`)).map((each: { number: number }) => each.number)
/** Numbers in the order of the list, read by pages of three. */
const listed = async (sort: string, direction: 'asc' | 'desc'): Promise<number[]> => {
  const seen: number[] = []
  let after = ''
  for (let page = 0; page < 6; page += 1) {
    const { body } = await send(
      'GET',
      `/orders?per_page=3&sort=${sort}&direction=${direction}${after && `&after=${after}`}`,
    )
    seen.push(...body.data.map(({ number }: { number: number }) => number))
    after = body.links.next
    if (!after) break
  }
  return seen
}
const sorted = (orders: readonly { number: number }[]) =>
  orders.map(({ number }) => number).toSorted((one, other) => other - one)

describe('the list of orders', () => {
  it('finds what needs somebody: a refused access and a dispute, until the one is opened and the other won', async () => {
    expect(await numbers('group=needs_action')).toEqual(sorted([refused, disputed]))
    expect(await numbers('group=disputed')).toEqual([disputed.number])
    const counts = (await send('GET', '/orders/counts')).body.data
    expect(counts).toMatchObject({ all: 8, needs_action: 2, disputed: 1, late: 1 })
    for (const group of orderGroups) expect(await numbers(`group=${group}`)).toHaveLength(counts[group])
  })

  it('finds by state what the state of each row says', async () => {
    const all = await cards()
    const found = new Map<string, number[]>()
    for (const state of orderStates) found.set(state, await numbers(`state=${state}`))
    const having = (state: string) => all.filter((each: { state: string }) => each.state === state)
    expect(found).toEqual(new Map(orderStates.map((state) => [state, sorted(having(state))])))
  })

  it('narrows by currency, sum, day, way to pay and source together', async () => {
    const day = clock.now().toISOString().slice(0, 10)
    expect(await numbers('currency=USD')).toEqual([cheap.number])
    expect(await numbers('total_from=9000&total_to=9000')).toEqual([cheap.number])
    expect(await numbers('total_from=9001')).not.toContain(cheap.number)
    expect(await numbers(`method=${bank.id}&source=offer_page&currency=EUR`)).toHaveLength(7)
    expect(await numbers('source=manual')).toEqual([])
    expect(await numbers(`created_from=${day}&created_to=${day}`)).toHaveLength(8)
    expect(await numbers('created_to=2000-01-01')).toEqual([])
    expect((await send('GET', '/orders?total_from=abc')).status).toBe(422)
  })

  it('tells the way to pay, the first payment and what went back of each', async () => {
    const [row] = await cards(`&query=${paid.number}`)
    expect(row).toMatchObject({
      method: { id: bank.id, title: 'Bank transfer' },
      first_paid_at: expect.any(String),
      refunded_total: 0,
    })
  })

  it.each(['created', 'number', 'total', 'due'])(
    'sorts by %s in both directions, page after page, with nothing twice',
    async (sort) => {
      for (const direction of ['asc', 'desc'] as const) {
        const seen = await listed(sort, direction)
        expect(new Set(seen).size).toBe(8)
        expect(seen).toHaveLength(8)
      }
    },
  )

  it('puts first what the direction asks for, and last what has no date', async () => {
    expect((await listed('number', 'asc'))[0]).toBe(1)
    expect((await listed('number', 'desc'))[0]).toBe(8)
    expect((await listed('total', 'asc'))[0]).toBe(cheap.number)
    expect((await listed('total', 'desc')).at(-1)).toBe(cheap.number)
    for (const direction of ['asc', 'desc'] as const) {
      const seen = await listed('due', direction)
      expect(seen.indexOf(paid.number)).toBeGreaterThan(seen.indexOf(late.number))
    }
  })

  it('is kept as a view that counts what it finds', async () => {
    const query = { group: 'needs_action', currency: 'EUR', sort: 'total' }
    const made = (await send('POST', '/list-views/orders', { name: 'Mine', query, columns: ['number'] })).body
      .data
    const counted = await send('POST', '/list-views/orders/count', { views: [made.id] })
    expect(counted.body.data).toEqual([{ id: made.id, count: 2, is_more: false, is_broken: false }])
    const bad = await send('POST', '/list-views/orders', { name: 'Bad', query: { colour: 'red' } })
    expect(bad.status).toBe(422)
  })

  it('asks the same of the board', async () => {
    const [funnel] = (await send('GET', '/order-funnels')).body.data
    const board = (await send('GET', `/order-funnels/${funnel.id}/board?group=needs_action`)).body.data
    const shown = board.flatMap(({ orders }: { orders: { number: number }[] }) => orders)
    expect(sorted(shown)).toEqual(sorted([refused, disputed]))
  })
})
