import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'
import { sellingSchool } from '../../testing/selling.ts'

const app = await testApp()
const { call } = app
const { bank, send } = await sellingSchool(app, 'selling')
const rival = await teachingSchool(app, 'selling-rival', false)

describe('ways to pay', () => {
  it('by hand tell the buyer what to do, and leave the checkout when they are off', async () => {
    const silent = { provider_id: 90, title: 'Cash', instruction: '', currencies: [], state: 'live' }
    expect((await send('POST', '/payment-systems', silent)).body.errors).toMatchObject({
      instruction: [expect.any(String)],
    })
    const cash = (
      await send('POST', '/payment-systems', { ...silent, instruction: 'In class', currencies: ['UAH'] })
    ).body.data
    const shown = async (currency: string) =>
      (await call('GET', `/public/payment-methods?currency=${currency}`)).body.data.map(
        ({ title }: { title: string }) => title,
      )
    expect(await shown('UAH')).toEqual(['Bank transfer', 'Cash'])
    expect(await shown('EUR')).toEqual(['Bank transfer'])
    await send('PUT', '/payment-systems-order', { ids: [cash.id, bank.id] })
    expect(await shown('UAH')).toEqual(['Cash', 'Bank transfer'])
    await send('PUT', `/payment-systems/${cash.id}`, { state: 'off' })
    expect(await shown('UAH')).toEqual(['Bank transfer'])
    expect((await send('PUT', '/payment-systems-order', { ids: [999_999] })).status).toBe(404)
    await send('DELETE', `/payment-systems/${cash.id}`)
    expect((await send('GET', '/payment-systems')).body.data).toHaveLength(1)
    expect((await send('PUT', `/payment-systems/${bank.id}`, { title: 'X' }, rival.owner.token)).status).toBe(
      404,
    )
  })
})
