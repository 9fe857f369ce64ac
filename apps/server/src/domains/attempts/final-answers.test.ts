import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'final', true)
const owner = school.owner.token
const { quizPath, begin, answer, finish, questions, started } = practiceIn(app, school)

const settings = (change: object) =>
  call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: change } })
const quizOf = async (token: string) => (await call('GET', quizPath, { as: token })).body.data
const clear = (token: string, attemptId: number) =>
  call('POST', `/quiz-attempts/${attemptId}/clear`, { as: token })
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

afterEach(() =>
  settings({
    questions_display_type_id: 2,
    question_result_type_id: 1,
    reanswer_type: 2,
    return_to_previous_type: 2,
    is_allow_clear: false,
    attempts_limit: null,
    retake_condition: 'always',
    retake_wait_hours: 0,
    check_type: 'auto_by_score',
    pass_percent: null,
  }),
)

describe('checking one question', () => {
  it('shows right or wrong, and nothing of the key', async () => {
    await settings({ question_result_type_id: 2 })
    const { token, attempt } = await started()
    const { body } = await answer(token, attempt.id, one('one-wrong', { seq: 1, is_check: true }))
    expect(body.quiz_question).toMatchObject({
      is_final: true,
      viewed_result: true,
      result: { state: 'incorrect', points: 0, correct_answers: null, comment: null },
    })
    expect(JSON.stringify(body)).not.toMatch(/one-right|divisors/)
    const [first, second] = await questions(token, attempt.id)
    expect(first).toMatchObject({ viewed_result: true, is_final: true, result: { state: 'incorrect' } })
    expect(second).toMatchObject({ viewed_result: false, is_final: false, result: { state: 'not_started' } })
    expect(JSON.stringify(first)).not.toMatch(/is_correct":(true|false)|divisors/)
  })

  it('shows everything where the author wants it', async () => {
    await settings({ question_result_type_id: 3 })
    const { token, attempt } = await started()
    const { body } = await answer(token, attempt.id, one('one-wrong', { seq: 1, is_check: true }))
    expect(body.quiz_question.result).toMatchObject({
      state: 'incorrect',
      correct_answers: [{ quiz_answer_id: 'one-right' }],
      comment: 'Seven has two divisors.',
    })
  })

  it('is no way to try until it is right', async () => {
    await settings({ question_result_type_id: 2, is_allow_clear: true })
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-wrong', { seq: 1, is_check: true }))
    expect(errorOf(await answer(token, attempt.id, one('one-right', { seq: 2 })))).toEqual([
      409,
      'answer_final',
    ])
    expect((await clear(token, attempt.id)).status).toBe(200)
    expect((await questions(token, attempt.id))[0].results[0].quiz_answer_id).toBe('one-wrong')
    const { body } = await finish(token, attempt.id, [
      one('one-right', { seq: 3 }),
      two(['two-right-a', 'two-right-b']),
    ])
    expect(body.data.attempt.scores).toBe(3)
  })

  it('repeated with the same number tells the same', async () => {
    await settings({ question_result_type_id: 2 })
    const { token, attempt } = await started()
    const check = () => answer(token, attempt.id, one('one-right', { seq: 1, is_check: true }))
    const replies = await Promise.all([check(), check(), check()])
    for (const { status, body } of replies)
      expect([status, body.quiz_question.result.state]).toEqual([200, 'correct'])
  })

  it('needs an answer, and a quiz that allows it', async () => {
    const { token, attempt } = await started()
    expect(errorOf(await answer(token, attempt.id, one('one-right', { seq: 1, is_check: true })))).toEqual([
      409,
      'check_not_allowed',
    ])
    await settings({ question_result_type_id: 2 })
    const next = await started()
    expect(errorOf(await answer(next.token, next.attempt.id, two([], { seq: 1, is_check: true })))).toEqual([
      422,
      'not_answered',
    ])
    expect((await questions(next.token, next.attempt.id))[1].is_final).toBe(false)
  })
})

describe('answers that may not be changed', () => {
  it('are drafts until the learner goes on, and final then', async () => {
    await settings({ reanswer_type: 1 })
    const { token, attempt } = await started()
    for (const seq of [1, 2])
      expect((await answer(token, attempt.id, one('one-wrong', { seq }))).body.quiz_question.is_final).toBe(
        false,
      )
    const given = await answer(token, attempt.id, one('one-right', { seq: 3, is_answer: true }))
    expect(given.body.quiz_question).toMatchObject({ is_final: true, viewed_result: false })
    expect(given.body.quiz_question.result.state).toBe('answered')
    expect(errorOf(await answer(token, attempt.id, one('one-wrong', { seq: 4 })))).toEqual([
      409,
      'answer_final',
    ])
  })

  it('are answers at once when a program sends them without a number', async () => {
    await settings({ reanswer_type: 1 })
    const { token, attempt } = await started()
    expect((await answer(token, attempt.id, one('one-wrong'))).status).toBe(200)
    expect((await answer(token, attempt.id, one('one-right'))).status).toBe(409)
  })

  it('leave a skipped question open, except where nobody comes back', async () => {
    await settings({ reanswer_type: 1 })
    const { token, attempt } = await started()
    await answer(token, attempt.id, two([], { seq: 1, is_answer: true }))
    expect((await answer(token, attempt.id, two(['two-right-a'], { seq: 2 }))).status).toBe(200)
    await settings({ questions_display_type_id: 1, return_to_previous_type: 1 })
    const oneWay = await started()
    await answer(oneWay.token, oneWay.attempt.id, two([], { seq: 1, is_answer: true }))
    expect((await answer(oneWay.token, oneWay.attempt.id, two(['two-right-a'], { seq: 2 }))).status).toBe(409)
  })
})

describe('taking all answers back', () => {
  it('is allowed by the quiz, uses no attempt and is beaten by no late repetition', async () => {
    const { token, attempt } = await started()
    expect(errorOf(await clear(token, attempt.id))).toEqual([409, 'clear_not_allowed'])
    await settings({ is_allow_clear: true, attempts_limit: 1 })
    const { token: other, attempt: allowed } = await started()
    await answer(other, allowed.id, one('one-right', { device: 'phone', seq: 1 }))
    const { body } = await clear(other, allowed.id)
    expect(body.data.attempt).toMatchObject({ id: allowed.id, status_id: 5 })
    expect(body.data.questions[0].results).toEqual([])
    await answer(other, allowed.id, one('one-right', { device: 'phone', seq: 1 }))
    expect((await questions(other, allowed.id))[0].results).toEqual([])
    expect((await quizOf(other)).attempts_left).toBe(0)
    await finish(other, allowed.id, [one('one-right'), two(['two-right-a'])])
    expect(errorOf(await clear(other, allowed.id))).toEqual([409, 'attempt_finished'])
  })
})

describe('taking a quiz once more', () => {
  const ended = async (picked: string) => {
    const learner = await started()
    await finish(learner.token, learner.attempt.id, [one(picked), two(['two-right-a', 'two-right-b'])])
    return learner
  }
  const startAgain = async (token: string) =>
    errorOf(await call('POST', `${quizPath}/start-attempt`, { as: token }))

  it('is refused after a pass, or without a failure, as the quiz says', async () => {
    await settings({ pass_percent: 80, retake_condition: 'if_failed' })
    const passed = await ended('one-right')
    const failed = await ended('one-wrong')
    expect(await startAgain(passed.token)).toEqual([409, 'retake_not_allowed'])
    expect(await quizOf(passed.token)).toMatchObject({
      can_start_attempt: false,
      is_run_out_of_attempts: false,
    })
    expect((await startAgain(failed.token))[0]).toBe(200)
  })

  it('waits as long as the quiz says', async () => {
    await settings({ retake_wait_hours: 24 })
    const { token } = await ended('one-right')
    const at = new Date(clock.now().getTime() + 24 * 60 * 60 * 1000)
    expect(await quizOf(token)).toMatchObject({ can_start_attempt: false, can_start_at: at.toISOString() })
    expect(await startAgain(token)).toEqual([409, 'retake_too_early'])
    clock.set(at)
    expect((await begin(token)).status_id).toBe(5)
  })
})

describe('who decides', () => {
  it('is nobody where everything is accepted, and a person where a person marks', async () => {
    await settings({ check_type: 'auto_accept', pass_percent: 100 })
    const { token, attempt } = await started()
    const accepted = await finish(token, attempt.id, [one('one-wrong'), two(['two-wrong'])])
    expect(accepted.body.data.attempt.status_id).toBe(1)
    await settings({ check_type: 'manual', pass_percent: null })
    const other = await started()
    const waiting = await finish(other.token, other.attempt.id, [one('one-right'), two(['two-right-a'])])
    expect(waiting.body.data.attempt.status_id).toBe(6)
  })
})

describe('the log of answers', () => {
  const logOf = async (token: string, attemptId: number, page = '') =>
    (await call('GET', `/quiz-attempts/${attemptId}/answer-log${page}`, { as: token })).body

  it('keeps every answer that arrived, in order, and what came too late', async () => {
    const { token, attempt } = await started()
    for (const [seq, id] of ['one-wrong', 'one-right', 'one-wrong'].entries()) {
      clock.advance(1000)
      await answer(token, attempt.id, one(id, { device: 'phone', seq: seq + 1 }))
    }
    await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 2 }))
    await finish(token, attempt.id, [two(['two-right-a'], { device: 'laptop', seq: 1 })])
    clock.advance(1000)
    await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 4 }))
    const { data, meta } = await logOf(token, attempt.id)
    expect(meta.total).toBe(5)
    expect(
      data.map(
        ({
          results,
          outcome,
          device,
          seq,
        }: {
          results: { quiz_answer_id: string }[]
          outcome: string
          device: string
          seq: number
        }) => [device, seq, results[0]?.quiz_answer_id, outcome],
      ),
    ).toEqual([
      ['phone', 1, 'one-wrong', 'stored'],
      ['phone', 2, 'one-right', 'stored'],
      ['phone', 3, 'one-wrong', 'stored'],
      ['laptop', 1, 'two-right-a', 'stored'],
      ['phone', 4, 'one-right', 'late'],
    ])
    expect(JSON.stringify(data)).not.toMatch(/is_correct":(true|false)/)
    expect((await logOf(token, attempt.id, '?page=2&per_page=2')).data).toHaveLength(2)
  })

  it('has an end of what comes too late', async () => {
    const { token, attempt } = await started()
    await finish(token, attempt.id, [one('one-right'), two(['two-right-a'])])
    for (let seq = 1; seq <= 25; seq += 1)
      await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq }))
    expect((await logOf(token, attempt.id)).meta.total).toBe(22)
  })

  it('is shown to staff, and to nobody else’s students', async () => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-right'))
    const path = `/practices/${attempt.id}/answer-log`
    expect((await call('GET', path, { as: owner })).body.meta.total).toBe(1)
    expect((await call('GET', path, { as: token })).status).toBe(403)
    expect((await call('GET', path)).status).toBe(401)
  })
})

describe('the check code of an attempt', () => {
  it('is the same for the learner and for the team as long as nothing was changed', async () => {
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [one('one-right'), two(['two-right-a'])])
    const code = body.data.check_code
    expect(code).toMatch(/^([2-9A-Z]{4}-){4}[2-9A-Z]{4}$/)
    const own = async () =>
      (await call('GET', `${quizPath}/attempt/${attempt.id}`, { as: token })).body.data.check_code
    const staffs = async () =>
      (await call('GET', `/practices/${attempt.id}`, { as: owner })).body.data.check_code
    expect([await own(), await staffs()]).toEqual([code, code])
    await app.dependencies.database.pool.query(
      `update attempt_answers set answer = '[{"answer_id":"one-wrong"}]'
       where attempt_id = $1 and question_id = 'question-one'`,
      [attempt.id],
    )
    expect(await own()).not.toBe(code)
    expect(await staffs()).toBe(await own())
  })

  it('is not there while the attempt runs', async () => {
    const { token, attempt } = await started()
    const { body } = await call('GET', `${quizPath}/attempt/${attempt.id}`, { as: token })
    expect(body.data.check_code).toBeNull()
  })
})
