import { expect, it } from 'vitest'
import type { Transaction } from '../../../platform/database/pool.ts'
import { testApp } from '../../../testing/app.ts'
import { makeOffer } from '../../../testing/offer.ts'
import { signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { giveAccess, preSubscribe } from '../../access/index.ts'
import { findProduct } from '../../products/index.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const school = await teachingSchool(app, 'demo', true)
const { courseId, courseSlug, lesson, schoolId, productId } = school
const product = await findProduct(dependencies.db, schoolId, productId)
if (!product) throw new Error('The school has no product.')

const read = async (as?: string) => (await call('GET', `/public/lessons/${lesson.id}`, { as })).body
const change = (work: (tx: Transaction) => Promise<unknown>) =>
  dependencies.notifications.dispatchAfterCommit(() => dependencies.db.transaction(work))
const write = async (path: string, body: object) => {
  const { status } = await call('PUT', path, { as: school.owner.token, body })
  expect(status).toBe(200)
  clock.advance(2000)
}

it('says that a course can be joined, and where access is got', async () => {
  const stranger = await signUp(app)
  const { data, course_access } = await read(stranger.token)
  expect(course_access).toMatchObject({
    ...{ is_course_subscribed: false, is_course_available: false, is_course_available_in_future: false },
    ...{ is_product_on_sale: true, is_pre_subscription_enabled: false, can_pre_subscribe: false },
  })
  expect(data).toMatchObject({
    ...{ link_get_access: `/courses/${courseSlug}`, title_get_access: 'Course of demo', section: null },
    blocked_info: { is_accessible: false, type: 'offer' },
  })
})

it('says nothing of getting access to whom the lesson is open, and where it begins', async () => {
  const learner = await joinSchool(app, school)
  const { data, course_access } = await read(learner.token)
  expect(course_access).toMatchObject({ is_course_subscribed: true, is_course_available: true })
  expect(data).toMatchObject({
    ...{ link_get_access: null, title_get_access: null, hidden_sections_count: 0 },
    section: { id: lesson.sectionId },
  })
  const course = await call('GET', `/public/courses/${courseSlug}`, { as: learner.token })
  expect(course.body.data).toMatchObject({
    available_lessons_ids: [lesson.id],
    firstInaccessibleLesson: null,
  })
})

it('names the first lesson that is closed', async () => {
  const { body } = await call('GET', `/public/courses/${courseSlug}`, {})
  expect(body.data).toMatchObject({
    available_lessons_ids: [],
    firstInaccessibleLesson: { id: lesson.id, title: 'First lesson' },
  })
})

it('lets whoever is signed in practise in an open lesson, and shows visitors where a practice stands', async () => {
  const path = `/courses/${courseId}/lessons-new/${lesson.id}`
  await write(path, { is_public: true })
  const [visitor, reader] = [await read(), await read((await signUp(app)).token)]
  await write(path, { is_public: false })
  expect(visitor.course_access).toMatchObject({ is_practice_available: false })
  expect(reader.course_access).toMatchObject({ is_practice_available: true, is_course_subscribed: false })
  const unitsOf = (body: typeof visitor) => body.data.sections[0].info_units
  expect(unitsOf(visitor)).toEqual(unitsOf(reader))
  expect(unitsOf(visitor)).toContainEqual(expect.objectContaining({ type_id: 5 }))
})

it('tells of access that begins later', async () => {
  const { id: userId, token } = await signUp(app)
  const startsAt = new Date(clock.now().getTime() + 60_000)
  const given = { product, userId, actorId: null, now: clock.now() }
  await change((tx) => giveAccess(tx, given, { offerId: null, origin: 'manual', startsAt, endsAt: null }))
  expect((await read(token)).course_access).toMatchObject({
    is_course_available: false,
    is_course_available_in_future: true,
  })
})

it('has a waiting list where nobody can join, and is on sale while an offer can be taken', async () => {
  await write(`/courses/${courseId}`, { enrolment: 'closed' })
  const stranger = await signUp(app)
  expect((await read(stranger.token)).course_access).toMatchObject({ is_product_on_sale: false })
  const saleEndsAt = new Date(clock.now().getTime() + 60_000)
  await makeOffer(app, school, { isSelfService: true, saleEndsAt })
  clock.advance(2000)
  expect((await read(stranger.token)).course_access).toMatchObject({ is_product_on_sale: true })
  clock.advance(60_000)
  expect((await read(stranger.token)).course_access).toMatchObject({ is_product_on_sale: false })
})

it('knows who is on the waiting list', async () => {
  const listed = { ...product, enrolmentMode: 'closed' as const, hasWaitingList: true }
  const { id: userId, token } = await signUp(app)
  await change((tx) => preSubscribe(tx, { product: listed, userId, actorId: null, now: clock.now() }))
  clock.advance(2000)
  expect((await read(token)).course_access).toMatchObject({
    is_course_pre_subscribed: true,
    can_pre_subscribe: false,
    is_course_subscribed: false,
  })
})
