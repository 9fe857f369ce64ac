import { expect, it } from 'vitest'
import { eq } from '../../../platform/database/sql.ts'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { enrolments } from '../../access/index.ts'
import { insertOrder } from '../../orders/index.ts'
import { products } from '../../products/index.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const own = async (token: string) => (await app.call('GET', '/user/products', { as: token })).body
const joinRival = (as: string) =>
  app.call('POST', `/public/courses/${rival.courseId}/join`, { as, headers: { host: 'rival.localhost' } })

it('is empty for somebody who takes part in nothing, and says where the learning space is', async () => {
  const person = await signUp(app)
  expect(await own(person.token)).toEqual({ data: [], has_more: false, cabinet_link: '/account/products' })
  expect((await app.call('GET', '/user/products')).status).toBe(401)
})

it('follows a product from its first lesson to its last', async () => {
  const learner = await joinSchool(app, school)
  expect((await own(learner.token)).data).toMatchObject([
    {
      type: 'course',
      title: 'Course of demo',
      link: '/courses/course-of-demo',
      state: 'active',
      group: 'not_started',
      progress_percent: 0,
      lessons_count: 1,
      next_lesson: { title: 'First lesson', link: '/courses/course-of-demo/first-lesson' },
      ends_at: null,
      school: { name: 'demo' },
    },
  ])
  await app.call('POST', `/lessons/${school.lesson.id}/events/started`, { as: learner.token })
  expect((await own(learner.token)).data).toMatchObject([{ group: 'learning', progress_percent: 0 }])
})

it('shows the products of every school, those of another under its own address', async () => {
  const learner = await joinSchool(app, school)
  await joinRival(learner.token)
  const { data } = await own(learner.token)
  expect(data.map((each: { school: { slug: string } }) => each.school.slug).toSorted()).toEqual([
    'demo',
    'rival',
  ])
  const other = data.find((each: { school: { slug: string } }) => each.school.slug === 'rival')
  expect(other.link).toMatch(/^https?:\/\//)
})

it('shows what is frozen or over among the ended, with nothing to go on to, and not what was revoked', async () => {
  const learner = await joinSchool(app, school)
  const set = (change: object) =>
    app.dependencies.db.update(enrolments).set(change).where(eq(enrolments.userId, learner.id))
  await set({ frozenFrom: app.clock.now() })
  expect((await own(learner.token)).data).toMatchObject([
    { state: 'frozen', group: 'ended', next_lesson: null },
  ])
  await set({ frozenFrom: null, endsAt: new Date(app.clock.now().getTime() - 1) })
  expect((await own(learner.token)).data).toMatchObject([{ state: 'expired', group: 'ended' }])
  await set({ state: 'revoked' })
  expect((await own(learner.token)).data).toEqual([])
})

it('shows what was ordered and not paid for as waiting, until it is taken part in or the order is over', async () => {
  const learner = await signUp(app)
  const { schoolId, productId } = school
  const buyer = { schoolId, userId: learner.id, type: 'standard', currency: 'EUR', source: 'offer_page' }
  const unpaid = { ...buyer, price: 900n, total: 900n, paidTotal: 0n, paidStatus: 'unpaid' }
  const expiresAt = new Date(app.clock.now().getTime() + 60_000)
  const lines = [{ productId, title: 'Course of demo', price: 900n }]
  const payments = [{ amount: 900n, dueAt: expiresAt, status: 'planned' }]
  await app.dependencies.db.transaction((tx) =>
    insertOrder(tx, { order: { ...unpaid, expiresAt }, lines, payments }, app.clock.now()),
  )
  expect((await own(learner.token)).data).toMatchObject([
    { product_id: productId, state: 'pending', group: 'waiting', next_lesson: null },
  ])
  expect((await own((await signUp(app)).token)).data).toEqual([])
  await app.call('POST', `/public/courses/${school.courseId}/join`, { as: learner.token })
  expect((await own(learner.token)).data).toMatchObject([{ state: 'active', group: 'not_started' }])
  await app.dependencies.db.delete(enrolments).where(eq(enrolments.userId, learner.id))
  expect((await own(learner.token)).data).toHaveLength(1)
  app.clock.advance(60_000)
  expect((await own(learner.token)).data).toEqual([])
})

it('leaves out a product that was removed', async () => {
  const learner = await signUp(app)
  await joinRival(learner.token)
  await app.dependencies.db
    .update(products)
    .set({ deletedAt: app.clock.now() })
    .where(eq(products.id, rival.productId))
  expect((await own(learner.token)).data).toEqual([])
})
