import { expect, it } from 'vitest'
import { eq } from '../../platform/database/sql.ts'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'
import { products, subscriptions } from '../access/index.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const own = async (token: string) => (await app.call('GET', '/user/products', { as: token })).body
const joinRival = (as: string) =>
  app.call('POST', `/public/courses/${rival.courseId}/join`, { as, headers: { host: 'rival.localhost' } })

it('is empty for somebody who takes part in nothing, and says where the student cabinet is', async () => {
  const person = await signUp(app)
  expect(await own(person.token)).toEqual({ data: [], cabinet_link: '/account/products' })
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
    app.parts.db.update(subscriptions).set(change).where(eq(subscriptions.userId, learner.id))
  await set({ state: 'frozen' })
  expect((await own(learner.token)).data).toMatchObject([
    { state: 'frozen', group: 'ended', next_lesson: null },
  ])
  await set({ state: 'active', endsAt: new Date(app.clock.now().getTime() - 1) })
  expect((await own(learner.token)).data).toMatchObject([{ state: 'expired', group: 'ended' }])
  await set({ state: 'revoked' })
  expect((await own(learner.token)).data).toEqual([])
})

it('leaves out a product that was removed', async () => {
  const learner = await signUp(app)
  await joinRival(learner.token)
  await app.parts.db
    .update(products)
    .set({ deletedAt: app.clock.now() })
    .where(eq(products.id, rival.productId))
  expect((await own(learner.token)).data).toEqual([])
})
