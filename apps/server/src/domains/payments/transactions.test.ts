import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../jobs.ts'
import { drainQueue } from '../../platform/queue/worker.ts'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'
import { newBuyer, sellingSchool } from '../../testing/selling.ts'

const app = await testApp()
const { app: server, clock, dependencies } = app
const { send, offerOf, order, cardOf, take, school } = await sellingSchool(app, 'transactions')
const rival = await teachingSchool(app, 'transactions-rival', false)

describe('transactions of a school', () => {
  const listed = async (query: string, who?: string) =>
    (await send('GET', `/transactions?query=Sum+Of&${query}`, undefined, who)).body

  it('are found by kind and day, and summed up by currency over the whole filter', async () => {
    const { code } = await offerOf()
    const person = { ...newBuyer(), name: 'Sum Of Transactions' }
    const card = (await take(await cardOf((await order(code, person)).body.data.number))).body.data
    await send('POST', `/orders/${card.id}/refund`, {
      ...{ amount: 9_000, is_access_closed: false, is_order_cancelled: false, method: 'bank' },
    })
    const found = await listed('per_page=1')
    expect(found.meta).toMatchObject({ total: 2, is_total_exact: true })
    expect(found.data).toMatchObject([{ kind: 'refund', amount: 9_000, by: { email: expect.any(String) } }])
    expect(found.sums).toEqual([{ currency: 'EUR', charges: 59_000, refunds: 9_000, net: 50_000 }])
    const refunds = await listed('kind=refund')
    expect(refunds.sums).toEqual([{ currency: 'EUR', charges: 0, refunds: 9_000, net: -9_000 }])
    const everything = await listed('provider=90')
    expect(everything.data).toHaveLength(2)
    expect((await listed('provider=2')).data).toEqual([])
    expect((await send('GET', '/transactions?provider=7')).status).toBe(422)
    expect(await listed('until=2020-01-01')).toMatchObject({ data: [], sums: [] })
    expect(await listed('', rival.owner.token)).toMatchObject({ data: [], sums: [] })
  })

  it('stand by when they were made or when the money moved, page after page', async () => {
    const { code } = await offerOf()
    const earlier = new Date(clock.now().getTime() - 86_400_000).toISOString()
    for (const paid_at of [clock.now().toISOString(), earlier]) {
      const card = await cardOf((await order(code, newBuyer())).body.data.number)
      await take(card, { paid_at })
    }
    const movedAt = async (query: string): Promise<number[]> => {
      const first = (await send('GET', `/transactions?per_page=2&${query}`)).body
      const rest = (await send('GET', `/transactions?${query}&after=${first.links.next}`)).body
      return [...first.data, ...rest.data].map((row) => Date.parse(row.processed_at))
    }
    const down = await movedAt('sort=processed')
    expect(down).toHaveLength(4)
    expect(down).toEqual(down.toSorted((one, other) => other - one))
    const up = await movedAt('sort=processed&direction=asc')
    expect(up).toEqual(down.toReversed())
    expect(await movedAt('sort=created')).not.toEqual(down)
  })

  it('are kept as a view that counts', async () => {
    const body = { name: 'Given back', query: { kind: 'refund', sort: 'processed' } }
    const made = (await send('POST', '/list-views/transactions', body)).body.data
    const counted = await send('POST', '/list-views/transactions/count', { views: [made.id] })
    expect(counted.body.data).toMatchObject([{ count: 1, is_broken: false }])
  })

  it('are written into a file with amounts as numbers: what went back is below nothing', async () => {
    const body = {
      ...{ filter: { query: 'Sum Of' }, format: 'csv' },
      columns: ['kind', 'amount', 'net', 'currency', 'way', 'test'],
    }
    const { id } = (await send('POST', '/transactions/export', body)).body.data
    await drainQueue(dependencies.database, jobHandlers(dependencies), dependencies)
    const { payload } = await server.inject({
      method: 'GET',
      url: `/api/v1/tasks/${id}/file`,
      headers: { host: 'localhost', authorization: `Bearer ${school.owner.token}` },
    })
    expect(payload).toBe(
      '\uFEFFkind,amount,net,currency,way,test\r\ncharge,590,590,EUR,bank,0\r\nrefund,-90,-90,EUR,bank,0\r\n',
    )
  })
})
