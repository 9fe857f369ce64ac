import { quizFinished } from '@lectern/contract/attempts/attempts.facts'
import { afterEach, describe, expect, it } from 'vitest'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool, testQuestions } from '../../../testing/school.ts'
import { closeExpiredAttempts, handleCloseExpired } from './close-expired.ts'

const app = await testApp()
const { call, clock } = app
const { database, db, log } = app.dependencies
const school = await teachingSchool(app, 'clocks', true)
const owner = school.owner.token
const { quizPath, begin, answer, finish, questions, started } = practiceIn(app, school)

const settings = (change: object) =>
  call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: change } })
const minute = () => settings({ timer_type: 1, timer_duration: 60 })
const runDueJobs = () => drainQueue(database, [handleCloseExpired(app.dependencies)], { clock, log })
const viewPath = (attemptId: number) => `${quizPath}/attempt/${attemptId}`
const viewOf = async (token: string, attemptId: number) =>
  (await call('GET', viewPath(attemptId), { as: token })).body.data
const timerOf = async (token: string, attemptId: number) =>
  (await call('GET', `/quiz-attempts/${attemptId}/timer`, { as: token })).body.data

afterEach(() => settings({ timer_type: 0, timer_duration: null }))

describe('the countdown of an attempt', () => {
  it('runs by the clock of the server, whatever is started or opened again', async () => {
    await minute()
    const { token, attempt } = await started()
    expect(attempt).toMatchObject({ left_time_in_seconds: 60, passed_time_in_seconds: 0 })
    clock.advance(20_500)
    expect((await begin(token)).id).toBe(attempt.id)
    expect(await timerOf(token, attempt.id)).toEqual({
      left_time_in_seconds: 40,
      passed_time_in_seconds: 20,
    })
    expect((await viewOf(token, attempt.id)).quiz.options).toEqual({ timer_type: 1, timer_duration: 60 })
  })

  it('takes what arrives within five seconds after it, and nothing later', async () => {
    await minute()
    const { token, attempt } = await started()
    clock.advance(65_000)
    expect((await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 1 }))).status).toBe(200)
    clock.advance(1)
    const late = await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 2 }))
    expect([late.status, late.body.error]).toEqual([409, 'time_expired'])
    const { attempt: ended, questions: shown } = await viewOf(token, attempt.id)
    expect(ended).toMatchObject({
      finished: true,
      is_timed_out: true,
      scores: 2,
      passed_time_in_seconds: 60,
      left_time_in_seconds: null,
    })
    expect(shown[0].results[0].quiz_answer_id).toBe('one-right')
  })

  it('ends with what was stored, and says when, however late somebody finishes', async () => {
    await minute()
    const { token, attempt } = await started()
    clock.advance(3_600_000)
    const { body } = await finish(token, attempt.id, [one('one-right'), two(['two-right-a'])])
    expect(body.data).toMatchObject({ success: true, unanswered: [] })
    expect(body.data.attempt).toMatchObject({ is_timed_out: true, scores: 0, passed_time_in_seconds: 60 })
  })

  it('does not ask for required answers once the time is over', async () => {
    await minute()
    const { token, attempt } = await started()
    expect((await finish(token, attempt.id)).body.data.success).toBe(false)
    clock.advance(60_000)
    expect((await finish(token, attempt.id)).body.data.success).toBe(true)
  })

  it('is ended by a job when nobody is there, each attempt once', async () => {
    await minute()
    const learners = await Promise.all(Array.from({ length: 5 }, () => started()))
    await Promise.all(
      learners.map(({ token, attempt }) => answer(token, attempt.id, one('one-right', { seq: 1 }))),
    )
    clock.advance(64_000)
    await runDueJobs()
    const statuses = () =>
      Promise.all(learners.map(async ({ token, attempt }) => (await viewOf(token, attempt.id)).attempt))
    expect(new Set((await statuses()).map(({ status_id }) => status_id))).toEqual(new Set([5]))
    clock.advance(2000)
    // As the calendar does every minute, here twice at once.
    for (const jobKey of ['one', 'other'])
      await db.transaction((tx) => enqueue(tx, closeExpiredAttempts, {}, { jobKey }))
    await Promise.all([runDueJobs(), runDueJobs()])
    for (const ended of await statuses())
      expect(ended).toMatchObject({ finished: true, is_timed_out: true, scores: 2 })
    const { rows } = await database.pool.query(
      `select subject_id::int as attempt, count(*)::int as times from school_record
       where type = $1 and subject_id = any($2) group by 1 order by 1`,
      [quizFinished.code, learners.map(({ attempt }) => attempt.id)],
    )
    const ids = learners.map(({ attempt }): number => attempt.id).toSorted((one, other) => one - other)
    expect(rows).toEqual(ids.map((attempt) => ({ attempt, times: 1 })))
  })

  it('makes way for the next attempt', async () => {
    await minute()
    const { token, attempt } = await started()
    clock.advance(70_000)
    const next = await begin(token)
    expect(next.id).not.toBe(attempt.id)
    expect(next).toMatchObject({ status_id: 5, left_time_in_seconds: 60 })
    expect((await viewOf(token, attempt.id)).attempt).toMatchObject({ is_timed_out: true })
  })

  it('is that of the start, also when the author shortens it meanwhile', async () => {
    await minute()
    const { token, attempt } = await started()
    await settings({ timer_duration: 10 })
    clock.advance(30_000)
    expect((await timerOf(token, attempt.id)).left_time_in_seconds).toBe(30)
    expect((await answer(token, attempt.id, one('one-right', { seq: 1 }))).status).toBe(200)
  })

  it('has a length', async () => {
    for (const change of [{ timer_type: 1 }, { timer_duration: 5 }, { timer_duration: '60' }]) {
      const { status } = await settings(change)
      expect({ change, status }).toEqual({ change, status: 422 })
    }
  })

  it('of others is nobody’s business', async () => {
    const { attempt } = await started()
    const other = await started()
    for (const [method, path] of [
      ['GET', `/quiz-attempts/${attempt.id}/timer`],
      ['POST', `/quiz-attempts/${attempt.id}/quiz-questions/question-one/timer`],
      ['POST', `/quiz-attempts/${attempt.id}/clear`],
      ['GET', `/quiz-attempts/${attempt.id}/answer-log`],
    ] as const) {
      const statuses = [
        (await call(method, path, { as: other.token })).status,
        (await call(method, path)).status,
      ]
      expect({ path, statuses }).toEqual({ path, statuses: [404, 401] })
    }
  })
})

describe('the clock of one question', () => {
  const [first, second] = testQuestions
  const timed = async () => {
    const content = { version: 1, questions: [{ ...first, timer_duration: 30 }, second] }
    const one = { questions_display_type_id: 1 }
    await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { content, settings: one } })
  }
  const startClock = async (token: string, attemptId: number, question = 'question-one') =>
    call('POST', `/quiz-attempts/${attemptId}/quiz-questions/${question}/timer`, { as: token })

  it('starts once, and is not started anew by asking, reopening or answering', async () => {
    await timed()
    const { token, attempt } = await started()
    expect((await startClock(token, attempt.id)).body.data).toEqual({ left_time_in_seconds: 30 })
    clock.advance(12_000)
    const again = await Promise.all(Array.from({ length: 5 }, () => startClock(token, attempt.id)))
    expect(again.map(({ body }) => body.data.left_time_in_seconds)).toEqual([18, 18, 18, 18, 18])
    expect((await questions(token, attempt.id))[0].left_time_in_seconds).toBe(18)
    expect((await startClock(token, attempt.id, 'question-two')).body.data.left_time_in_seconds).toBeNull()
    expect((await startClock(token, attempt.id, 'nowhere')).status).toBe(404)
  })

  it('tells nothing of its question before it runs', async () => {
    await timed()
    const { token, attempt } = await started()
    const withheld = { type: 'withheld', id: 'question-one', is_required: true, timer_duration: 30 }
    const before = await call('GET', viewPath(attempt.id), { as: token })
    expect(before.body.data.questions[0].question).toEqual(withheld)
    expect(JSON.stringify(before.body)).not.toContain('one-right')
    expect(before.body.data.questions[1].question.type).toBe(second.type)
    const { body } = await finish(token, attempt.id)
    expect(body.data).toMatchObject({ success: false, questions: [{ question: withheld }, {}] })

    await startClock(token, attempt.id)
    expect((await questions(token, attempt.id))[0].question).toMatchObject({
      type: first.type,
      name: first.name,
    })
    await answer(token, attempt.id, one('one-right', { seq: 1 }))
    await answer(token, attempt.id, two(['two-right-a'], { seq: 1 }))
    expect((await finish(token, attempt.id)).body.data.success).toBe(true)
  })

  it('closes its question alone, and the question is required no longer', async () => {
    await timed()
    const { token, attempt } = await started()
    await startClock(token, attempt.id)
    clock.advance(35_001)
    const late = await answer(token, attempt.id, one('one-right', { seq: 1 }))
    expect([late.status, late.body.error]).toEqual([409, 'question_time_expired'])
    expect((await questions(token, attempt.id))[0]).toMatchObject({ is_final: true, left_time_in_seconds: 0 })
    expect((await answer(token, attempt.id, two(['two-right-a'], { seq: 1 }))).status).toBe(200)
    const { body } = await finish(token, attempt.id)
    expect(body.data).toMatchObject({ success: true, attempt: { is_timed_out: false } })
  })

  it('starts with the answer where nobody started it', async () => {
    await timed()
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-wrong', { seq: 1 }))
    clock.advance(36_000)
    expect((await answer(token, attempt.id, one('one-right', { seq: 2 }))).status).toBe(409)
  })

  it('does not run where all questions stand on one page', async () => {
    await timed()
    await settings({ questions_display_type_id: 2 })
    const { token, attempt } = await started()
    expect((await startClock(token, attempt.id)).body.data).toEqual({ left_time_in_seconds: null })
    clock.advance(36_000)
    expect((await answer(token, attempt.id, one('one-right', { seq: 1 }))).status).toBe(200)
  })
})
