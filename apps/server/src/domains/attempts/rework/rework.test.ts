import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'rework', true)
const other = await teachingSchool(app, 'elsewhere', false)
const owner = school.owner.token
const { quizPath, begin, answer, finish, questions, started } = practiceIn(app, school)

const decide = (attemptId: number, status_id: unknown, as = owner) =>
  call('PATCH', `/practices/${attemptId}`, { as, body: { status_id } })
const viewOf = async (token: string, attemptId: number) =>
  (await call('GET', `${quizPath}/attempt/${attemptId}`, { as: token })).body.data
const quizOf = async (token: string) => (await call('GET', quizPath, { as: token })).body.data
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a', 'two-right-b'])])
  return learner
}

describe('an attempt that is sent back', () => {
  it('is gone on with, with its answers, and replaced when it is handed in again', async () => {
    await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: { attempts_limit: 1 } } })
    const { token, attempt } = await handedIn()
    expect((await decide(attempt.id, 3)).body.data).toMatchObject({ id: attempt.id, status_id: 3 })
    expect(await quizOf(token)).toMatchObject({
      finalize: true,
      versioning_type_id: 3,
      can_start_attempt: true,
    })

    const again = await begin(token)
    expect(again).toMatchObject({ root_id: attempt.id, status_id: 5 })
    expect((await begin(token)).id).toBe(again.id)
    const [first, second] = await questions(token, again.id)
    expect(first.results[0].quiz_answer_id).toBe('one-wrong')
    expect(second.results).toHaveLength(2)

    await answer(token, again.id, one('one-right', { device: 'phone', seq: 1 }))
    const { body } = await finish(token, again.id)
    expect(body.data.attempt).toMatchObject({ status_id: 1, scores: 5, root_id: attempt.id })
    const { versions } = await viewOf(token, again.id)
    expect(versions.map(({ id, status_id }: { id: number; status_id: number }) => [id, status_id])).toEqual([
      [attempt.id, 4],
      [again.id, 1],
    ])
    const { attempts: own } = await viewOf(token, attempt.id)
    expect(own).toMatchObject([
      { id: attempt.id, number: 1, status_id: 4 },
      { id: again.id, number: 2, status_id: 1, scores: 5 },
    ])
    expect(await quizOf(token)).toMatchObject({ finalize: false, attempts_left: 0, can_start_attempt: false })
    await call('PUT', `/quizzes/${school.quizId}`, {
      as: owner,
      body: { settings: { attempts_limit: null } },
    })
  })

  it('stays one, however many starts arrive at once', async () => {
    const { token, attempt } = await handedIn()
    await decide(attempt.id, 3)
    const starts = await Promise.all(Array.from({ length: 8 }, () => begin(token)))
    expect(new Set(starts.map(({ id }) => id)).size).toBe(1)
  })

  it('keeps the version of the quiz that it began with', async () => {
    const { token, attempt } = await handedIn()
    await decide(attempt.id, 3)
    await call('PUT', `/quizzes/${school.quizId}`, {
      as: owner,
      body: { settings: { result_detail: 'simple_answer' } },
    })
    const again = await begin(token)
    expect((await viewOf(token, again.id)).quiz.result_detail).toBe('full_information')
    await call('PUT', `/quizzes/${school.quizId}`, {
      as: owner,
      body: { settings: { result_detail: 'full_information' } },
    })
  })

  it('may be sent back again and again; each version has its answers and its number, and the latest nine are shown', async () => {
    const { token, attempt } = await handedIn()
    let last = attempt.id
    for (const id of Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'one-wrong' : 'one-right'))) {
      await decide(last, 3)
      clock.advance(1000)
      const { id: next } = await begin(token)
      await answer(token, next, one(id))
      await finish(token, next)
      last = next
    }
    const { versions, questions: shown } = await viewOf(token, last)
    expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(versions.at(-1).id).toBe(last)
    expect(shown[0].results[0].quiz_answer_id).toBe('one-right')
    expect((await viewOf(token, attempt.id)).questions[0].results[0].quiz_answer_id).toBe('one-wrong')
  })
})

describe('who decides about an attempt', () => {
  it('may decide anew until the learner goes on', async () => {
    const { token, attempt } = await handedIn()
    for (const status of [2, 1, 3])
      expect((await decide(attempt.id, status)).body.data.status_id).toBe(status)
    await begin(token)
    expect(errorOf(await decide(attempt.id, 1))).toEqual([409, 'attempt_replaced'])
  })

  it('waits for the learner, and decides nothing else', async () => {
    const { attempt } = await started()
    expect(errorOf(await decide(attempt.id, 1))).toEqual([409, 'attempt_running'])
    const done = await handedIn()
    expect(errorOf(await decide(done.attempt.id, null))).toEqual([409, 'decision_told'])
    for (const status of [4, 5, 6, '1'])
      expect({ status, code: (await decide(done.attempt.id, status)).status }).toEqual({ status, code: 422 })
  })

  it('works in this school', async () => {
    const { token, attempt } = await handedIn()
    expect((await decide(attempt.id, 1, token)).status).toBe(403)
    expect((await decide(attempt.id, 1, other.owner.token)).status).toBeGreaterThanOrEqual(403)
    expect((await call('PATCH', `/practices/${attempt.id}`, { body: { status_id: 1 } })).status).toBe(401)
  })
})
