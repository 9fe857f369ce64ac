import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'priced', true)
const as = school.owner.token
await call('PUT', `/courses/${school.courseId}`, { as, body: { enrolment: 'closed' } })

const sell = async (price: object, terms: object = {}) => {
  const product = { content: { kind: 'all' }, delays: null, length: null, is_checkpoint_skipped: false }
  const products = [{ ...product, product_id: school.productId }]
  const body = { title: 'Bread', status_id: 2, is_self_service: true, products, ...price, ...terms }
  expect((await call('POST', '/offers', { as, body })).status).toBe(201)
}
const euro = (amount: number) => ({ currency: 'EUR', plans: [{ amount }] })
const cardPrice = async (who?: string) =>
  (await call('GET', '/public/courses', { ...(who !== undefined && { as: who }) })).body.data[0].price
const pagePrice = async () => (await call('GET', `/public/courses/${school.courseSlug}`)).body.data.price

it('a card tells the least that taking part costs, as the page of the course does', async () => {
  expect(await cardPrice()).toBeNull()
  await sell({})
  await sell(euro(10_000), { status_id: 1 })
  await sell(euro(20_000), { is_self_service: false })
  expect(await cardPrice()).toBeNull()
  await sell(euro(59_000))
  const least = { currency: 'EUR', amount: 0, is_from: true }
  expect(await cardPrice()).toEqual(least)
  expect(await pagePrice()).toEqual(least)
})
