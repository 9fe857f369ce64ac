import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinByOffer } from '../../../testing/offer.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { tellLessons } from '../../../testing/tell-events.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'demo', true)
const owner = school.owner.token
const { begin, finish } = practiceIn(app, school)
const path = `/public/courses/${school.courseSlug}/finished`
const finished = (as?: string) => call('GET', path, { as })
const watch = (as: string) => call('POST', `/lessons/${school.lesson.id}/events/watched`, { as })
const handIn = async (as: string, right: boolean) => {
  const { id } = await begin(as)
  await finish(as, id, [
    one(right ? 'one-right' : 'one-wrong'),
    two(right ? ['two-right-a', 'two-right-b'] : ['two-wrong']),
  ])
  await tellLessons(app)
}

it('is there from the last step on, with the way, what was hard and what the author says', async () => {
  await call('PUT', `/quizzes/${school.quizId}`, {
    as: owner,
    body: { settings: { check_type: 'auto_by_score', pass_percent: 60 } },
  })
  const { token } = await joinSchool(app, school)
  await watch(token)
  await handIn(token, false)
  expect((await finished(token)).status).toBe(404)
  clock.advance(3 * 24 * 60 * 60 * 1000)
  await handIn(token, true)
  const reply = await finished(token)
  expect(reply.status).toBe(200)
  expect(reply.body.data).toMatchObject({
    title: 'Course of demo',
    days: 4,
    practices_count: 1,
    scores: 5,
    max_scores: 5,
    lessons: [{ title: 'First lesson', practices: [{ title: 'Quiz of demo', tries: 2 }] }],
    hard: [{ title: 'Quiz of demo', lesson: 'First lesson', tries: 2 }],
    certificate_percent: null,
    finish_title: '',
    next: [],
  })
  const course = (await call('GET', `/public/courses/${school.courseSlug}`, { as: token })).body.data
  expect(course.finished_link).toBe(`/courses/${school.courseSlug}/finished`)
  const home = (await call('GET', '/public/home', { as: token })).body.data
  expect(home).toMatchObject({
    next: null,
    courses: [{ group: 'finished', finished_link: course.finished_link }],
  })
})

it('is not there for others, nor for a course without lessons', async () => {
  const { token } = await joinSchool(app, school)
  expect((await finished()).status).toBe(401)
  expect((await finished(token)).status).toBe(404)
  expect((await finished(owner)).status).toBe(404)
  const empty = (await call('POST', '/courses', { as: owner, body: { title: 'Empty' } })).body.data
  await call('PUT', `/courses/${empty.id}`, { as: owner, body: { status_id: 4 } })
  await call('POST', `/public/courses/${empty.id}/join`, { as: token })
  expect((await call('GET', `/public/courses/${empty.slug}/finished`, { as: token })).status).toBe(404)
})

it('is reached without a practice that stands in a section which the access leaves out', async () => {
  const added = await call('POST', `/lessons/${school.lesson.id}/info-section`, {
    as: owner,
    body: { name: 'Only words', info_units: [] },
  })
  const given = { id: Number(added.body.data.id), lesson_id: school.lesson.id }
  const { token } = await joinByOffer(app, school, { sections: [given] })
  expect((await finished(token)).status).toBe(404)
  await watch(token)
  expect((await finished(token)).body.data).toMatchObject({
    practices_count: 0,
    scores: null,
    hard: [],
    days: 1,
  })
})

it.each(['finished', 'notes', 'search', 'program'])(
  'is at an address that no lesson takes: %s',
  async (word) => {
    const add = () =>
      call('POST', `/courses/${school.courseId}/lessons-new`, { as: owner, body: { title: word } })
    const { id, slug } = (await add()).body.data
    expect(slug).toBe(`${word}-2`)
    const change = { as: owner, body: { slug: word } }
    const reply = await call('PUT', `/courses/${school.courseId}/lessons-new/${id}`, change)
    expect([reply.status, reply.body.error]).toEqual([422, 'slug_taken'])
  },
)
