import { afterAll, describe, expect, it, vi } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { testApp, type TestApp } from '../testing/app.ts'
import { countRows } from '../testing/database/count-rows.ts'
import { demoPassword } from './demo/make-people.ts'
import { demoPeople } from './demo/people.ts'
import { firstStart } from './index.ts'

const printed: string[] = []
const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
afterAll(() => stdout.mockRestore())

const signIn = async ({ call }: TestApp, email: string): Promise<string> =>
  (await call('POST', '/auth/login', { body: { email, password: demoPassword } })).body.data.token

/** Starts as a server would, and gives what it printed. */
const start = async ({ dependencies }: TestApp, settings: Record<string, string> = {}): Promise<string> => {
  printed.splice(0)
  await firstStart({ ...dependencies, env: readEnv(settings) })
  return printed.join('')
}

describe('the first start of a demo', async () => {
  const app = await testApp()
  const { call, dependencies } = app
  const output = await start(app)
  const asStudent = await signIn(app, 'student@lectern.test')
  const asExpert = await signIn(app, 'expert@lectern.test')
  const course = async (as?: string) =>
    (await call('GET', '/public/courses/how-to-learn-a-short-course', { as })).body.data

  it('prints nothing', () => {
    expect(output).toBe('')
  })

  it('changes nothing when it happens again, also twice at once', async () => {
    const before = await countRows(dependencies.db)
    expect(before['lessons']).toBeGreaterThan(9)
    await Promise.all([start(app), start(app), start(app, { NODE_ENV: 'production' })])
    expect(await countRows(dependencies.db)).toEqual(before)
  })

  it('gives everybody an account with the password of the demo, and leaves nobody signed in', async () => {
    const { rows } = await dependencies.database.pool.query(
      "select 1 from sessions where user_agent = 'first start'",
    )
    expect(rows).toEqual([])
    for (const { name, email } of Object.values(demoPeople)) {
      const { body } = await call('GET', '/user', { as: await signIn(app, email) })
      expect(body.data).toMatchObject({ name, email })
    }
  })

  it('shows a visitor its courses, and opens one lesson as a preview', async () => {
    const { body } = await call('GET', '/public/courses')
    expect(body.data.map((each: { title: string }) => each.title)).toEqual([
      'How to learn: a short course',
      'Practice papers',
      'Контрольні роботи',
      'Three evenings to a calm inbox',
      'Хліб на заквасці',
    ])
    const { lessons } = await course()
    expect(lessons).toHaveLength(7)
    expect(lessons.map((lesson: { access: { is_open: boolean } }) => lesson.access.is_open)).toEqual([
      true,
      ...Array.from({ length: 6 }, () => false),
    ])
    const lesson = (await call('GET', `/public/lessons/${lessons[0].id}`)).body.data
    expect(lesson.sections).toHaveLength(3)
    expect(lesson.sections[0].info_units[0].description_formatted).toContain(
      '<strong>it feels as if it works.</strong>',
    )
  })

  it('has a student halfway, in the middle of a practice, with a failed and a passed attempt behind', async () => {
    const { lessons, progress } = await course(asStudent)
    expect(progress).toBe(43)
    expect(lessons.map((lesson: { progress: string }) => lesson.progress)).toEqual([
      'done',
      'done',
      'done',
      'started',
      'not_started',
      'not_started',
      'not_started',
    ])
    const [quiz] = (await call('GET', `/lessons/${lessons[3].id}/quizzes`, { as: asStudent })).body.data
    expect(quiz.attempt.status_id).toBe(5)
    const questions = await call(
      'GET',
      `/lessons/${lessons[3].id}/quizzes/${quiz.id}/quiz-questions?attempt_id=${quiz.attempt.id}`,
      { as: asStudent },
    )
    const given = questions.body.data.map((each: { results: unknown[] }) => each.results.length > 0)
    expect(given.length).toBeGreaterThan(1)
    expect(given).toEqual([true, ...given.slice(1).fill(false)])
    const [retrieval] = (await call('GET', `/lessons/${lessons[1].id}/quizzes`, { as: asStudent })).body.data
    expect(retrieval).toMatchObject({ attempt: { status_id: 1 }, attempts_left: 1 })
  })

  it('has somebody who has not started, whose sixth lesson still waits', async () => {
    const { lessons, progress } = await course(await signIn(app, 'student2@lectern.test'))
    expect(progress).toBe(0)
    expect(lessons[5].access.reasons).toMatchObject([{ kind: 'opens_later' }])
  })

  it('has somebody at the end, and somebody without attempts left', async () => {
    expect((await course(await signIn(app, 'ann@lectern.test'))).progress).toBe(100)
    const ben = await signIn(app, 'ben@lectern.test')
    const { lessons } = await course(ben)
    const [quiz] = (await call('GET', `/lessons/${lessons[1].id}/quizzes`, { as: ben })).body.data
    expect(quiz).toMatchObject({ is_run_out_of_attempts: true, can_start_attempt: false })
  })

  it('has a practice that learners review: the student has given one, begun one, and received three', async () => {
    const [waiting] = (await call('GET', '/practices?status_id=6', { as: asExpert })).body.data
    const own = await call('GET', `/quiz-attempts/${waiting.attempt.id}/peer-reviews`, { as: asStudent })
    expect(own.body.data).toMatchObject({ to_come: 0, received_count: 3, is_withheld: false })
    expect(own.body.data.received).toHaveLength(3)
    const states = own.body.data.given.map(({ state }: { state: string }) => state)
    expect(states.toSorted()).toEqual(['drawn', 'drawn', 'submitted'])
    const seen = await call('GET', `/practices/${waiting.attempt.id}/peer-reviews`, { as: asExpert })
    expect(seen.body.data.answers).toMatchObject([
      { wanted: 3, median: 3.5, lines: [{ median: 1 }, { median: 2 }, { median: 0.5 }] },
    ])
    expect(seen.body.data.practice).toEqual({ drawn: 12, submitted: 6, missed: 0 })
  })

  it('shows the staff every attempt, within the two weeks before', async () => {
    const { body } = await call('GET', '/practices?per_page=100', { as: asExpert })
    const days = body.data.map(
      ({ attempt }: { attempt: { started_at: string } }) =>
        (app.clock.now().getTime() - Date.parse(attempt.started_at)) / 86_400_000,
    )
    expect(days.length).toBeGreaterThan(15)
    expect(Math.max(...days)).toBeLessThan(14)
    expect(Math.min(...days)).toBeGreaterThan(0)
    const asCurator = await signIn(app, 'curator@lectern.test')
    expect((await call('GET', '/practices', { as: asCurator })).status).toBe(200)
    expect((await call('POST', '/courses', { as: asCurator, body: { title: 'No' } })).status).toBe(403)
  })

  it('leaves no question unfinished', async () => {
    const { body } = await call('GET', '/quizzes?per_page=100', { as: asExpert })
    expect(body.data.length).toBeGreaterThan(8)
    for (const { id } of body.data) {
      const quiz = (await call('GET', `/quizzes/${id}`, { as: asExpert })).body.data
      expect(quiz.issues).toEqual([])
      expect(quiz.content.questions.length).toBeGreaterThan(1)
    }
  })

  it('keeps the rival school apart', async () => {
    const asRival = await signIn(app, 'rival@lectern.test')
    const { body } = await call('GET', '/courses-cards', { as: asRival })
    const titles = body.data.map(({ title }: { title: string }) => title).toSorted()
    expect(titles).toEqual(['Cocoa from the bean', 'Coffee at home', 'Tea without bitterness'])
    expect(body.data).toContainEqual(
      expect.objectContaining({ title: 'Coffee at home', published_lessons_count: 1 }),
    )
    const own = JSON.stringify((await call('GET', '/courses-cards', { as: asExpert })).body)
    for (const title of titles) expect(own).not.toContain(title)
  })

  it('has a learner with something in every group of the own products, at two schools', async () => {
    const { body } = await call('GET', '/user/products', { as: await signIn(app, 'ann@lectern.test') })
    const groups = Map.groupBy<string, { group: string; title: string }>(body.data, ({ group }) => group)
    const titles = [...groups].map(([group, all]) => [group, all.map(({ title }) => title).toSorted()])
    expect(Object.fromEntries(titles)).toEqual({
      waiting: ['Cocoa from the bean'],
      not_started: ['Coffee at home'],
      ended: ['Tea without bitterness'],
      learning: ['Three evenings to a calm inbox', 'Хліб на заквасці'],
      finished: ['How to learn: a short course'],
    })
  })
})

describe('the first start in production', async () => {
  const app = await testApp()
  const { call, clock } = app
  const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://school.example' }
  const inviteOf = (output: string) =>
    /^https:\/\/school\.example\/register\?invite=(\S+)$/m.exec(output)?.[1]
  const register = (invite: string | undefined, email: string) =>
    call('POST', '/auth/register', { body: { name: 'Owner', email, password: 'a-long-password', invite } })

  it('makes nobody and prints a link', async () => {
    const output = await start(app, settings)
    expect(inviteOf(output)).toMatch(/^[\w-]{43}$/)
    expect(await countRows(app.dependencies.db)).toMatchObject({ users: 0, schools: 0, verifications: 1 })
    const { rows } = await app.dependencies.database.pool.query('select * from verifications')
    expect(JSON.stringify(rows)).not.toContain(inviteOf(output))
  })

  it('prints a new link at the next start; the old one no longer works', async () => {
    const old = inviteOf(await start(app, settings))
    await start(app, settings)
    const { status, body } = await register(old, 'late@lectern.test')
    expect([status, body.error, body.error_codes]).toEqual([
      422,
      'invite_invalid',
      { invite: ['invite_invalid'] },
    ])
    expect(await countRows(app.dependencies.db)).toMatchObject({ users: 0 })
  })

  it('prints a link that works for a day', async () => {
    const invite = inviteOf(await start(app, settings))
    clock.advance(24 * 60 * 60 * 1000)
    expect((await register(invite, 'slow@lectern.test')).body.error).toBe('invite_invalid')
    clock.advance(-24 * 60 * 60 * 1000)
  })

  it('makes whoever opens the link the owner of the first school, once', async () => {
    const invite = inviteOf(await start(app, settings))
    expect((await register(undefined, 'taken@lectern.test')).status).toBe(201)
    expect((await register(invite, 'taken@lectern.test')).body.error).toBe('email_taken')
    const replies = await Promise.all([
      register(invite, 'one@lectern.test'),
      register(invite, 'two@lectern.test'),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    const owner = replies.find(({ status }) => status === 201)?.body.data
    expect(owner.user.cabinets[1]).toMatchObject({ name: 'My school', is_current: true, is_owner: true })
    const created = await call('POST', '/courses', { as: owner.token, body: { title: 'First' } })
    expect(created.status).toBe(201)
    clock.advance(1_001)
    expect((await call('GET', '/public/courses')).status).toBe(200)
  })

  it('prints nothing once there is a school', async () => {
    expect(await start(app, settings)).toBe('')
    expect((await register('made-up-invitation', 'x@lectern.test')).body.error).toBe('invite_invalid')
  })
})
