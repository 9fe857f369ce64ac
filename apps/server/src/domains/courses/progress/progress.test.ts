import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { stuckDays } from '@lectern/contract/courses/progress/progress'
import { describe, expect, it } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { joinByOffer } from '../../../testing/offer.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const as = school.owner.token
const path = `/products/${school.productId}/progress`
const { passed, failed, underCheck } = attemptStatus
const dayMs = 24 * 60 * 60 * 1000

const addLesson = async (title: string, status_id: number) => {
  const { id } = (await call('POST', `/courses/${school.courseId}/lessons-new`, { as, body: { title } })).body
    .data
  await call('PUT', `/courses/${school.courseId}/lessons-new/${id}`, { as, body: { status_id } })
  return Number(id)
}
const second = await addLesson('Second lesson', 4)
await addLesson('Draft', 1)
const first = school.lesson.id

const tell = async (event: 'started' | 'watched', lesson: number, token: string) =>
  expect((await call('POST', `/lessons/${lesson}/events/${event}`, { as: token })).status).toBe(200)
const listed = async (query = '') => {
  const { status, body } = await call('GET', `${path}?${query}`, { as })
  expect(status).toBe(200)
  return body.data
}
const idsOf = (rows: { user: { id: number } }[]) => rows.map(({ user }) => user.id)
const rowOf = async (userId: number) =>
  (await listed('per_page=100')).find(({ user }: { user: { id: number } }) => user.id === userId)

/** An attempt of a person as it would be stored. */
const insertAttempt = async (userId: number, statusId: number) =>
  app.dependencies.db.execute(sql`
    insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, started_at)
    values (${school.schoolId}, ${userId}, ${first}, ${school.quizId}, 1, ${statusId}, '{}', ${app.clock.now()})`)

describe('the progress of a participant', () => {
  it('is told of each published lesson that they have begun, with their last visit', async () => {
    const person = await joinSchool(app, school)
    expect(await rowOf(person.id)).toMatchObject({
      lessons_done: 0,
      last_visit_at: null,
      stuck: null,
      cells: [],
    })
    await tell('started', first, person.token)
    app.clock.advance(60_000)
    await tell('watched', second, person.token)
    await tell('started', second, person.token)
    expect(await rowOf(person.id)).toMatchObject({
      user: { id: person.id },
      state: 'active',
      lessons_done: 1,
      last_visit_at: app.clock.now().toISOString(),
      cells: [
        { lesson_id: first, is_done: false, done_at: null, practice_status_id: null },
        { lesson_id: second, is_done: true, done_at: app.clock.now().toISOString() },
      ],
    })
  })

  it('says of a practice what waits most for somebody, and passed once it is passed', async () => {
    const person = await joinSchool(app, school)
    await tell('started', first, person.token)
    const told = []
    for (const status of [failed, underCheck, passed, failed]) {
      app.clock.advance(1000)
      await insertAttempt(person.id, status)
      told.push((await rowOf(person.id)).cells[0].practice_status_id)
    }
    expect(told).toEqual([failed, underCheck, passed, passed])
  })
})

describe('whoever has a part of the course', () => {
  it('has finished when that is done, and is not asked for the rest', async () => {
    const { finished } = (await call('GET', `${path}/summary`, { as })).body.data
    const person = await joinByOffer(app, school, { lessonIds: [second] })
    expect(await rowOf(person.id)).toMatchObject({ lessons_done: 0, left_out: [first] })
    await tell('watched', second, person.token)
    expect(await rowOf(person.id)).toMatchObject({ lessons_done: 1, left_out: [first] })
    expect((await call('GET', `${path}/summary`, { as })).body.data.finished).toBe(finished + 1)
  })
})

describe('whoever has several accesses', () => {
  it('has what they open together; one without an offer opens everything', async () => {
    const person = await joinByOffer(app, school, { lessonIds: [second] })
    const other = await joinByOffer(app, school, { lessonIds: [first] })
    const give = (offer_id: number | null) =>
      call('POST', `/products/${school.productId}/participants/access`, {
        as,
        body: { user_ids: [person.id], action: { kind: 'grant', offer_id, starts_at: null, length: null } },
      })
    const access = `/products/${school.productId}/participants/${other.id}/access`
    const [grant] = (await call('GET', access, { as })).body.data.grants
    expect((await give(grant.offer.id)).status).toBe(200)
    expect(await rowOf(person.id)).toMatchObject({ left_out: [] })
    expect(await rowOf(other.id)).toMatchObject({ left_out: [second] })
    await give(null)
    expect(await rowOf(person.id)).toMatchObject({ left_out: [] })
  })
})

describe('who is stuck', () => {
  it('has begun a lesson and done nothing for a week; a step forward frees them', async () => {
    const person = await joinSchool(app, school)
    await tell('started', first, person.token)
    const since = app.clock.now().toISOString()
    app.clock.advance(stuckDays * dayMs - 1)
    expect((await rowOf(person.id)).stuck).toBeNull()
    app.clock.advance(1)
    expect((await rowOf(person.id)).stuck).toEqual({ lesson_id: first, since })
    expect(idsOf(await listed('filters[stuck]=1'))).toContain(person.id)
    const before = (await call('GET', `${path}/summary`, { as })).body.data
    await tell('watched', second, person.token)
    expect((await rowOf(person.id)).stuck).toBeNull()
    expect(idsOf(await listed('filters[stuck]=1'))).not.toContain(person.id)
    const after = (await call('GET', `${path}/summary`, { as })).body.data
    expect(after.stuck).toBe(before.stuck - 1)
    expect(after.lessons[0].stuck).toBe(before.lessons[0].stuck - 1)
    expect(after.lessons[1].done).toBe(before.lessons[1].done + 1)
  })
})

describe('the list', () => {
  it('stands in the order asked for', async () => {
    const [near, far, never] = [
      await joinSchool(app, school),
      await joinSchool(app, school),
      await joinSchool(app, school),
    ]
    await tell('started', first, far.token)
    app.clock.advance(1000)
    await tell('started', first, near.token)
    const own = async (query: string) =>
      idsOf(await listed(`per_page=100&${query}`)).filter((id) => [near.id, far.id, never.id].includes(id))
    expect(await own('sort=visit')).toEqual([near.id, far.id, never.id])
    expect(await own('sort=away')).toEqual([never.id, far.id, near.id])
    expect(await own('sort=latest')).toEqual([never.id, far.id, near.id])
  })

  it('is searched and cut into pages', async () => {
    const { body } = await call('GET', `${path}?per_page=2&page=2&sort=name`, { as })
    expect(body.data).toHaveLength(2)
    expect(body.meta).toMatchObject({ current_page: 2, per_page: 2 })
    expect(await listed('filters[search]=nobody-of-this-name')).toEqual([])
  })
})

describe('the summary', () => {
  it('counts everybody once, and only published lessons', async () => {
    const { data } = (await call('GET', `${path}/summary`, { as })).body
    const { meta } = (await call('GET', path, { as })).body
    expect(data.participants).toBe(meta.total)
    expect(data.steps.reduce((sum: number, people: number) => sum + people)).toBe(meta.total)
    expect(data.lessons).toMatchObject([
      { id: first, has_practice: true, module: null },
      { id: second, has_practice: false, title: 'Second lesson' },
    ])
    expect(data.not_started).toBeGreaterThan(0)
  })

  it('of a course without people and lessons is empty', async () => {
    const { body } = await call('POST', '/courses', { as, body: { title: 'Empty' } })
    const summary = await call('GET', `/products/${body.data.product_id}/progress/summary`, { as })
    expect(summary.body.data).toMatchObject({ participants: 0, finished: 0, average_percent: 0, lessons: [] })
  })
})

describe('who may', () => {
  it('another school, students and visitors see nothing', async () => {
    const student = await signUp(app)
    for (const url of [path, `${path}/summary`]) {
      const statuses = []
      for (const token of [rival.owner.token, student.token, undefined])
        statuses.push((await call('GET', url, { as: token })).status)
      expect(statuses, `as others: ${url}`).toEqual([404, 403, 401])
    }
  })

  it('an assistant sees and counts the learners of their groups alone', async () => {
    const own = await joinSchool(app, school)
    const assistant = await addStaff(app, school.schoolId, [])
    const groups = `/products/${school.productId}/groups`
    const group = (await call('POST', groups, { as, body: { name: 'Of the assistant' } })).body.data
    await call('POST', `${groups}/${group.id}/participants`, { as, body: { user_ids: [own.id] } })
    const place = { role: 'assistant', sees: 'groups', group_ids: [group.id] }
    await call('PUT', `/products/${school.productId}/team/${assistant.id}`, { as, body: place })
    expect(idsOf((await call('GET', path, { as: assistant.token })).body.data)).toEqual([own.id])
    expect((await call('GET', `${path}/summary`, { as: assistant.token })).body.data.participants).toBe(1)
  })

  it('refuses filters that are none', async () => {
    for (const query of ['sort=email', 'filters[stuck]=2', 'filters[group_id]=0', 'filters[state]=gone'])
      expect([query, (await call('GET', `${path}?${query}`, { as })).status]).toEqual([query, 422])
  })
})
