import { afterEach, describe, expect, it } from 'vitest'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'
import { closeExpiredAttempts, handleCloseExpired } from '../../attempts/index.ts'

const app = await testApp()
const { call, clock } = app
const { database, db, log } = app.dependencies
const school = await teachingSchool(app, 'openings', true)
const owner = school.owner.token
const { quizPath, begin, answer, finish, started } = practiceIn(app, school)

const second = 1000
const hour = 3600 * second
const inMs = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()
const units = (opening: object | undefined) => [
  {
    key: 'unit-quiz',
    type_id: 5,
    content: { quiz_id: school.quizId, ...(opening && { opening }) },
  },
]
const always = { opens_at: null, after_quiz_id: null, closes_at: null }
const save = (opening: object | undefined) =>
  call('PUT', `/info-section/${school.lesson.sectionId}`, {
    as: owner,
    body: { name: 'Start', info_units: units(opening) },
  })
const open = async (opening: object) => {
  const reply = await save({ ...always, ...opening })
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status: 200 })
}
const settings = (change: object) =>
  call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: change } })
const start = (token: string) => call('POST', `${quizPath}/start-attempt`, { as: token })
const quizOf = async (token: string) => (await call('GET', quizPath, { as: token })).body.data
const viewOf = async (token: string, attempt: number) =>
  (await call('GET', `${quizPath}/attempt/${attempt}`, { as: token })).body.data
const told = ({ status, body }: Awaited<ReturnType<typeof start>>) => [status, body.error]
/** As the calendar does every minute. */
const closeExpired = async () => {
  await db.transaction((tx) => enqueue(tx, closeExpiredAttempts, {}))
  await drainQueue(database, [handleCloseExpired(app.dependencies)], { clock, log })
}

afterEach(async () => {
  await save(undefined)
  await settings({ timer_type: 0, timer_duration: null })
})

describe('before a practice opens', () => {
  it('nobody starts, everybody is told when, and at the moment it is open', async () => {
    await open({ opens_at: inMs(hour) })
    const { token } = await joinSchool(app, school)
    expect(told(await start(token))).toEqual([409, 'practice_not_open'])
    expect(await quizOf(token)).toMatchObject({
      can_start_attempt: false,
      blocked_info: { is_accessible: false, type: 'after_date', left_time_in_seconds: 3600 },
      closed_info: { is_accessible: true, access_date: null },
    })
    clock.advance(hour - 1)
    expect(told(await start(token))).toEqual([409, 'practice_not_open'])
    clock.advance(1)
    expect(await quizOf(token)).toMatchObject({
      can_start_attempt: true,
      blocked_info: { is_accessible: true },
    })
    expect((await start(token)).status).toBe(200)
  })

  it('the practice before it has to be passed, and it says which', async () => {
    const earlier = (await call('POST', '/quizzes', { as: owner, body: { name: 'Earlier' } })).body.data.id
    await call('PUT', `/quizzes/${earlier}`, {
      as: owner,
      body: { content: { version: 1, questions: testQuestions }, settings: { pass_percent: 50 } },
    })
    const sections = `/lessons/${school.lesson.id}/info-section`
    const section = {
      name: 'Before',
      info_units: [{ key: 'unit-earlier', type_id: 5, content: { quiz_id: earlier } }],
    }
    await call('POST', sections, { as: owner, body: section })
    await open({ after_quiz_id: earlier, opens_at: inMs(hour) })
    const { token } = await joinSchool(app, school)
    const info = async () => (await quizOf(token)).blocked_info
    expect(await info()).toMatchObject({ type: 'after_practice_on_date', checkpoint_name: 'Earlier' })
    expect((await info()).link).toContain(school.lesson.slug)
    clock.advance(hour)
    expect(await info()).toMatchObject({ type: 'after_practice', access_date: null })
    const earlierPath = `/lessons/${school.lesson.id}/quizzes/${earlier}/start-attempt`
    const take = async (payload: object[]) => {
      const { id } = (await call('POST', earlierPath, { as: token })).body.data
      await finish(token, id, payload)
      clock.advance(second)
    }
    await take([one('one-wrong'), two(['two-wrong'])])
    expect(told(await start(token))).toEqual([409, 'practice_after_practice'])
    await take([one('one-right'), two(['two-right-a', 'two-right-b'])])
    expect((await start(token)).status).toBe(200)
  })
})

describe('when a practice closes', () => {
  it('of a hundred who start in that second, those who came before it have begun, and no other', async () => {
    await open({ closes_at: inMs(hour) })
    const learners = await Promise.all(Array.from({ length: 50 }, () => joinSchool(app, school)))
    clock.advance(hour - 1)
    const before = await Promise.all(learners.map(({ token }) => start(token)))
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]))
    const late = await Promise.all(learners.map(() => joinSchool(app, school)))
    clock.advance(1)
    const after = await Promise.all(late.map(({ token }) => start(token)))
    expect(new Set(after.map((reply) => String(told(reply))))).toEqual(new Set(['409,practice_closed']))
  })

  it('an attempt without a countdown ends with it, with what was stored until then', async () => {
    await open({ closes_at: inMs(hour) })
    const { token, attempt } = await started()
    expect(attempt.left_time_in_seconds).toBe(3600)
    clock.advance(hour)
    expect((await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 1 }))).status).toBe(200)
    clock.advance(6 * second)
    const late = await answer(token, attempt.id, two(['two-right-a'], { device: 'phone', seq: 2 }))
    expect([late.status, late.body.error]).toEqual([409, 'time_expired'])
    expect((await viewOf(token, attempt.id)).attempt).toMatchObject({
      is_timed_out: true,
      passed_time_in_seconds: 3600,
      scores: 2,
    })
  })

  it('an attempt with a countdown goes on until that ends', async () => {
    await settings({ timer_type: 1, timer_duration: 7200 })
    await open({ closes_at: inMs(hour) })
    const { token, attempt } = await started()
    clock.advance(hour + 60 * second)
    expect((await begin(token)).id).toBe(attempt.id)
    expect((await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 1 }))).status).toBe(200)
    expect(await quizOf(token)).toMatchObject({ closed_info: { is_accessible: false } })
    await finish(token, attempt.id, [two(['two-right-a'])])
    expect(told(await start(token))).toEqual([409, 'practice_closed'])
  })

  it('attempts that run follow a date that is set, moved or taken away, and are closed by the job', async () => {
    const { token, attempt } = await started()
    expect(attempt.left_time_in_seconds).toBeNull()
    const left = async () =>
      (await call('GET', `/quiz-attempts/${attempt.id}/timer`, { as: token })).body.data.left_time_in_seconds
    await open({ closes_at: inMs(hour) })
    expect(await left()).toBe(3600)
    await open({ closes_at: inMs(2 * hour) })
    expect(await left()).toBe(7200)
    await open({})
    expect(await left()).toBeNull()
    await open({ closes_at: inMs(-hour) })
    expect(await left()).toBe(0)
    clock.advance(6 * second)
    await closeExpired()
    expect((await viewOf(token, attempt.id)).attempt).toMatchObject({ finished: true, is_timed_out: true })
  })

  it('another date for one person counts for them alone, also while they write', async () => {
    await open({ closes_at: inMs(hour) })
    const [mine, other] = [await started(), await started()]
    const given = { user_id: mine.id, closes_at: inMs(2 * hour) }
    expect((await call('PUT', `${quizPath}/exceptions`, { as: owner, body: given })).status).toBe(200)
    clock.advance(hour + 6 * second)
    await closeExpired()
    expect((await viewOf(other.token, other.attempt.id)).attempt.finished).toBe(true)
    expect((await viewOf(mine.token, mine.attempt.id)).attempt).toMatchObject({
      finished: false,
      left_time_in_seconds: 3594,
    })
    expect(await quizOf(mine.token)).toMatchObject({ exception: { closes_at: given.closes_at } })
  })
})

describe('what an author may say', () => {
  it('is checked: dates in their order, quizzes of the school, not itself', async () => {
    const wrong = [
      { opens_at: inMs(hour), closes_at: inMs(hour) },
      { opens_at: 'tomorrow' },
      { after_quiz_id: school.quizId },
      { after_quiz_id: 999_999_999 },
    ]
    for (const opening of wrong) {
      const reply = await save({ ...always, ...opening })
      expect({ opening, status: reply.status }).toEqual({ opening, status: 422 })
    }
  })

  it('never reaches learners but by what it means for them', async () => {
    await open({ opens_at: inMs(hour) })
    const { token } = await joinSchool(app, school)
    const lesson = await call('GET', `/public/lessons/${school.lesson.id}`, { as: token })
    expect(JSON.stringify(lesson.body)).not.toContain('after_quiz_id')
  })
})
