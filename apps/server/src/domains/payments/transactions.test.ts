import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'
import { newBuyer, sellingSchool } from '../../testing/selling.ts'

const app = await testApp()
const { send, offerOf, order, cardOf, take } = await sellingSchool(app, 'transactions')
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
    expect(await listed('until=2020-01-01')).toMatchObject({ data: [], sums: [] })
    expect(await listed('', rival.owner.token)).toMatchObject({ data: [], sums: [] })
  })
})
