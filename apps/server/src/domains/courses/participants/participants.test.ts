import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const as = school.owner.token
const path = `/products/${school.productId}/participants`

const list = async (query = '') => (await call('GET', `${path}${query}`, { as })).body
const add = (email: string) => call('POST', path, { as, body: { email } })
/** Somebody who once took part in another course of the school. */
const ofSchool = async (name: string) => {
  const person = await signUp(app, name)
  const other = (await call('POST', '/courses', { as, body: { title: `For ${name}` } })).body.data
  await call('PUT', `/courses/${other.id}`, { as, body: { status_id: courseStatus.published } })
  await call('POST', `/public/courses/${other.id}/join`, { as: person.token })
  return person
}
const emails = (body: { data: { user: { email: string } }[] }) => body.data.map(({ user }) => user.email)

describe('participants', () => {
  it('are those who joined and those who were added, the latest first, found by name or e-mail', async () => {
    const joined = await joinSchool(app, school)
    app.clock.advance(1000)
    const ann = await ofSchool('Ann 100%')
    const { status, body } = await add(`  ${ann.email.toUpperCase()} `)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      user: { id: ann.id, name: 'Ann 100%', email: ann.email },
      state: 'active',
      started_at: app.clock.now().toISOString(),
      progress: 0,
    })
    const all = await list()
    expect(emails(all)).toEqual([ann.email, joined.email])
    expect(all.data).toMatchObject([
      { source: 'manual', ends_at: null },
      { source: 'free', ends_at: null },
    ])
    expect(emails(await list('?filters[search]=aNN%20100%25'))).toEqual([ann.email])
    expect(emails(await list(`?filters[search]=${joined.email}`))).toEqual([joined.email])
    expect(emails(await list('?filters[search]=%25%25'))).toEqual([])
  })

  it('come by pages of `limit`, also called per_page', async () => {
    const first = await list('?limit=1')
    expect(first.meta).toEqual({ current_page: 1, per_page: 1, total: 2, last_page: 2 })
    const next = await call('GET', first.links.next.replace('/api/v1', ''), { as })
    expect(next.body.meta.current_page).toBe(2)
    expect(emails(next.body)).not.toEqual(emails(first))
    expect((await list('?per_page=1')).meta.last_page).toBe(2)
    for (const zero of ['limit=0', 'per_page=0', 'page=0'])
      expect((await call('GET', `${path}?${zero}`, { as })).status).toBe(422)
    expect((await list('?limit=999')).meta.per_page).toBe(100)
  })

  it('added again keep their start', async () => {
    const bob = await ofSchool('Bob')
    const first = (await add(bob.email)).body.data
    app.clock.advance(60_000)
    expect((await add(bob.email)).body.data).toEqual(first)
  })

  it('are added by an address that is one', async () => {
    expect((await add('not an address')).status).toBe(422)
  })

  it('show how far they have come', async () => {
    const reader = await joinSchool(app, school)
    const single = (await call('POST', '/courses', { as, body: { title: 'One text' } })).body.data
    await call('PUT', `/courses/${single.id}`, { as, body: { status_id: courseStatus.published } })
    for (const title of ['A', 'B']) {
      const lesson = await call('POST', `/courses/${single.id}/lessons-new`, { as, body: { title } })
      const { id } = lesson.body.data
      await call('PUT', `/courses/${single.id}/lessons-new/${id}`, { as, body: { status_id: 4 } })
      if (title === 'B') continue
      await call('POST', `/public/courses/${single.id}/join`, { as: reader.token })
      await call('POST', `/lessons/${id}/events/watched`, { as: reader.token })
    }
    const { body } = await call('GET', `/products/${single.product_id}/participants`, { as })
    expect(body.data).toMatchObject([{ user: { id: reader.id }, progress: 50 }])
    const page = await call('GET', '/public/courses/one-text', { as: reader.token })
    expect(page.body.data).toMatchObject({ progress: 50, continue_link: '/courses/one-text/b' })
  })
})

describe('taking access away', () => {
  it('closes the lessons at once, keeps what was written, and can be taken back', async () => {
    const learner = await joinSchool(app, school)
    const as = learner.token
    const isOpen = async () =>
      (await call('GET', `/public/lessons/${school.lesson.id}`, { as })).body.data.is_lesson_available
    const quiz = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`
    const attempt = (await call('POST', `${quiz}/start-attempt`, { as })).body.data
    expect(await isOpen()).toBe(true)

    const owner = school.owner.token
    const removed = await call('DELETE', `${path}/${learner.id}`, { as: owner })
    expect(removed.body.data).toEqual({ success: true })
    await expect.poll(isOpen, { interval: 5 }).toBe(false)
    expect(emails(await list('?limit=100'))).not.toContain(learner.email)
    const practices = await call('GET', '/practices?per_page=100', { as: owner })
    expect(practices.body.data.map((row: { attempt: { id: number } }) => row.attempt.id)).toContain(
      attempt.id,
    )

    await add(learner.email)
    await expect.poll(isOpen, { interval: 5 }).toBe(true)
  })

  it('finds nobody who never took part', async () => {
    const stranger = await signUp(app)
    expect((await call('DELETE', `${path}/${stranger.id}`, { as })).status).toBe(404)
  })
})

describe('who may', () => {
  const calls = [
    ['GET', path, undefined],
    ['POST', path, { email: school.owner.email }],
    ['DELETE', `${path}/${school.owner.id}`, undefined],
  ] as const

  it('another school finds no such product', async () => {
    for (const [method, url, body] of calls) {
      expect((await call(method, url, { as: rival.owner.token, body })).status, `${method} ${url}`).toBe(404)
    }
  })

  it('students are refused, visitors are asked to sign in', async () => {
    const student = await signUp(app)
    for (const [method, url, body] of calls) {
      const [asStudent, asNobody] = [
        await call(method, url, { as: student.token, body }),
        await call(method, url, { body }),
      ]
      expect([asStudent.status, asNobody.status], `${method} ${url}`).toEqual([403, 401])
    }
  })
})
