import { expect, it } from 'vitest'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { handleRecalculate } from '../recalculation/recalculate.ts'

const app = await testApp()
const { call, clock } = app
const { database, log } = app.dependencies
const school = await teachingSchool(app, 'marked', true)
const other = await teachingSchool(app, 'marked-elsewhere', false)
const owner = school.owner.token
const { quizPath, begin, finish, started } = practiceIn(app, school)

const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a', 'two-right-b'])])
  return { token: learner.token, attempt: learner.attempt.id }
}
const mark = (attempt: number, points: unknown, question_id: unknown = 'question-one', as = owner) =>
  call('PATCH', `/practices/${attempt}/points`, { as, body: { question_id, points } })
const viewOf = async (token: string, attempt: number) =>
  (await call('GET', `${quizPath}/attempt/${attempt}`, { as: token })).body.data
const decide = (attempt: number, status_id: number) =>
  call('PATCH', `/practices/${attempt}`, { as: owner, body: { status_id } })
const runJobs = () => drainQueue(database, [handleRecalculate(app.dependencies)], { clock, log })
const settings = (changed: object) =>
  call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: changed } })

it('counts in place of what the answer brings, is seen by its learner, and can be taken back', async () => {
  const { token, attempt } = await handedIn()
  const before = await viewOf(token, attempt)
  const [{ result: own }] = before.questions
  expect(own).toMatchObject({ state: 'incorrect', points: 0 })

  const { body } = await mark(attempt, own.max_points)
  expect(body.data.scores).toBe(before.attempt.scores + own.max_points)
  const [{ result: full }] = (await viewOf(token, attempt)).questions
  expect(full).toMatchObject({ state: 'correct', points: own.max_points, is_marked_by_hand: true })

  await mark(attempt, 0.5)
  const [{ result: part }] = (await viewOf(token, attempt)).questions
  expect(part).toMatchObject({ state: 'incorrect', points: 0.5 })

  expect((await mark(attempt, null)).body.data.scores).toBe(before.attempt.scores)
  expect((await viewOf(token, attempt)).questions[0].result).toEqual(own)
})

it('passes or fails by the points where they alone decide, and leaves what somebody decided', async () => {
  await settings({ check_type: 'auto_by_score', pass_percent: 100 })
  const { token, attempt } = await handedIn()
  expect((await viewOf(token, attempt)).attempt.status_id).toBe(2)
  const [{ result }] = (await viewOf(token, attempt)).questions
  expect((await mark(attempt, result.max_points)).body.data.status_id).toBe(1)
  expect((await mark(attempt, 0)).body.data.status_id).toBe(2)
  await decide(attempt, 1)
  expect((await mark(attempt, 0.25)).body.data.status_id).toBe(1)

  await settings({ check_type: 'manual' })
  const waiting = await handedIn()
  expect((await mark(waiting.attempt, result.max_points)).body.data.status_id).toBe(6)
})

it('stays when the practice is counted anew', async () => {
  await settings({ check_type: 'auto_by_score', pass_percent: 10 })
  const { attempt } = await handedIn()
  await mark(attempt, 0.75)
  const before = (await mark(attempt, 0.75)).body.data.scores
  const path = `/quizzes/${school.quizId}/recalculations`
  const prepared = await call('POST', path, { as: owner })
  expect(prepared.status).toBe(201)
  await runJobs()
  const { id } = prepared.body.data
  expect((await call('POST', `${path}/${id}/apply`, { as: owner })).status).toBe(200)
  await runJobs()
  const row = (await call('GET', `/practices/${attempt}`, { as: owner })).body.data
  expect(row.attempt.scores).toBe(before)
})

it('refuses what cannot be given', async () => {
  const { token, attempt } = await handedIn()
  const errorOf = async (points: unknown, question?: unknown) => {
    const { status, body } = await mark(attempt, points, question)
    return [status, body.error]
  }
  expect(await errorOf(1000)).toEqual([422, 'points_beyond_question'])
  expect(await errorOf(1, 'no-such-question')).toEqual([422, 'unknown_question'])
  for (const points of [-1, 0.001, '1', undefined])
    expect({ points, status: (await mark(attempt, points)).status }).toEqual({ points, status: 422 })
  const running = await started()
  expect((await mark(running.attempt.id, 1)).body.error).toBe('attempt_running')
  await decide(attempt, 3)
  await begin(token)
  expect(await errorOf(1)).toEqual([409, 'attempt_replaced'])
})

it('is for those alone who check answers', async () => {
  const { token, attempt } = await handedIn()
  expect((await mark(attempt, 1, 'question-one', token)).status).toBe(403)
  expect((await mark(attempt, 1, 'question-one', other.owner.token)).status).toBeGreaterThanOrEqual(403)
  const body = { question_id: 'question-one', points: 1 }
  expect((await call('PATCH', `/practices/${attempt}/points`, { body })).status).toBe(401)
})

it('is counted once, however many marks arrive at once', async () => {
  const { attempt } = await handedIn()
  const all = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      mark(attempt, index % 2 === 0 ? 0.5 : 0.25, index % 4 < 2 ? 'question-one' : 'question-two'),
    ),
  )
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  const { questions, attempt: stored } = (await call('GET', `/practices/${attempt}`, { as: owner })).body.data
  const points = questions.map(({ result }: { result: { points: number } }) => result.points)
  expect(stored.scores).toBe(points.reduce((total: number, each: number) => total + each, 0))
})
