import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../jobs.ts'
import { silentLog } from '../../platform/log.ts'
import { drainQueue } from '../../platform/queue/worker.ts'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'practice', true)
const owner = school.owner.token
const { quizId } = school
const { quizPath, begin, answer, finish, questions, started } = practiceIn(app, school)

describe('starting', () => {
  it('starts one attempt however many starts arrive at once', async () => {
    const { token } = await joinSchool(app, school)
    const attempts = await Promise.all(Array.from({ length: 8 }, () => begin(token)))
    expect(new Set(attempts.map((attempt) => attempt.id)).size).toBe(1)
    expect(attempts[0]).toMatchObject({ status_id: 5, finished: false, scores: null })
  })

  it('does not start by a link, an image or a prefetch', async () => {
    const { token } = await joinSchool(app, school)
    const get = (headers: Record<string, string>) =>
      call('GET', `${quizPath}/start-attempt`, { as: token, headers: { 'x-requested-with': '', ...headers } })
    expect((await get({})).body.error).toBe('no_running_attempt')
    expect((await get({ 'x-requested-with': 'XMLHttpRequest' })).body.data.status_id).toBe(5)
    expect((await get({})).status).toBe(200)
  })

  it('holds the limit of attempts under a race', async () => {
    const limit = { attempts_limit: 1, attempt_limit_text: 'Come to the talk on Friday.' }
    await call('PUT', `/quizzes/${quizId}`, { as: owner, body: { settings: limit } })
    const { token, attempt } = await started()
    await finish(token, attempt.id, [one('one-right'), two(['two-right-a'])])
    const again = await call('POST', `${quizPath}/start-attempt`, { as: token })
    expect([again.status, again.body.error]).toEqual([409, 'attempts_used_up'])
    const { body } = await call('GET', quizPath, { as: token })
    expect(body.data).toMatchObject({
      attempts_left: 0,
      is_run_out_of_attempts: true,
      attempt_limit_text: limit.attempt_limit_text,
      can_start_attempt: false,
    })
    const newcomer = await joinSchool(app, school)
    const before = await call('GET', quizPath, { as: newcomer.token })
    expect(before.body.data.attempt_limit_text).toBe('')
    const free = { attempts_limit: null, attempt_limit_text: '' }
    await call('PUT', `/quizzes/${quizId}`, { as: owner, body: { settings: free } })
  })

  it('finds nothing for who takes no part', async () => {
    const stranger = await signUp(app)
    expect((await call('POST', `${quizPath}/start-attempt`, { as: stranger.token })).status).toBe(404)
    expect((await call('POST', `${quizPath}/start-attempt`)).status).toBe(401)
  })
})

describe('answering', () => {
  it('shows questions without the key, in an order that stays', async () => {
    const { token, attempt } = await started()
    const first = await questions(token, attempt.id)
    expect(first).toHaveLength(2)
    expect(JSON.stringify(first)).not.toMatch(/is_correct":(true|false)|points":\d|Seven has/)
    expect((await questions(token, attempt.id)).map((each: { question: object }) => each.question)).toEqual(
      first.map((each: { question: object }) => each.question),
    )
  })

  it('stores an answer and tells nothing of its rightness', async () => {
    const { token, attempt } = await started()
    const { status, body } = await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 1 }))
    expect(status).toBe(200)
    expect(body.quiz_question).toMatchObject({
      id: 'question-one',
      seq: 1,
      result: { state: 'answered', points: null },
    })
    const [stored] = await questions(token, attempt.id, 'phone')
    expect(stored).toMatchObject({ seq: 1, results: [{ quiz_answer_id: 'one-right', is_correct: null }] })
  })

  it('takes a number once, and never lets a late repetition bring an old answer back', async () => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 1 }))
    await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 2 }))
    const late = await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 1 }))
    expect(late.status).toBe(200)
    const [stored] = await questions(token, attempt.id)
    expect(stored.results[0].quiz_answer_id).toBe('one-right')
  })

  it('lets the change that arrives last win between two devices, each with its own numbers', async () => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 7 }))
    await answer(token, attempt.id, one('one-right', { device: 'laptop', seq: 1 }))
    const repeated = await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 7 }))
    expect(repeated.status).toBe(200)
    const [stored] = await questions(token, attempt.id, 'laptop')
    expect([stored.results[0].quiz_answer_id, stored.seq]).toEqual(['one-right', 1])
  })

  it('keeps the earlier answer when a later one is not of this question', async () => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-right'))
    for (const body of [
      one('two-wrong'),
      { quiz_question_id: 'nowhere' },
      one('one-right', { answer_ids: ['one-right', 'one-wrong'] }),
    ]) {
      const refused = await answer(token, attempt.id, body)
      expect([refused.status, refused.body.error]).toEqual([422, 'foreign_answer'])
    }
    expect((await questions(token, attempt.id))[0].results[0].quiz_answer_id).toBe('one-right')
  })

  it('takes the rows of the documents as well as the short form for options', async () => {
    const { token, attempt } = await started()
    const body = {
      quiz_question_id: 'question-two',
      answers: [{ statement_id: null, answer_id: 'two-wrong' }],
    }
    expect((await answer(token, attempt.id, body)).status).toBe(200)
    expect((await questions(token, attempt.id))[1].results).toMatchObject([
      { quiz_answer_id: 'two-wrong', quiz_statement_id: null, is_correct: null },
    ])
  })

  it.each([
    [
      'two picks for one',
      one('one-right', { answer_ids: ['one-right', 'one-wrong'] }),
      'answer_ids',
      'too_many',
    ],
    [
      'the same row twice',
      two([], { answers: [{ answer_id: 'two-wrong' }, { answer_id: 'two-wrong' }] }),
      'answers',
      'twice',
    ],
    [
      'a text where none is asked for',
      one('', { answer_ids: [], text_answer: '7' }),
      'text_answer',
      'foreign_answer',
    ],
    [
      'a file where none is asked for',
      one('one-right', { files: ['somebodys'] }),
      'answer_ids',
      'foreign_answer',
    ],
  ])('refuses %s, and says what is wrong with it', async (_what, body, field, code) => {
    const { token, attempt } = await started()
    const refused = await answer(token, attempt.id, body)
    expect([refused.status, refused.body.error]).toEqual([422, 'foreign_answer'])
    expect(refused.body.error_codes).toEqual({ [field]: [code] })
    expect(refused.body.errors[field][0]).toMatch(/ /)
  })

  it('stores the answers of many learners that arrive together, each to its own attempt', async () => {
    const learners = await Promise.all(Array.from({ length: 12 }, () => started()))
    await Promise.all(
      learners.map(({ token, attempt }, index) =>
        answer(token, attempt.id, one(index % 2 === 0 ? 'one-right' : 'one-wrong', { device: 'd', seq: 1 })),
      ),
    )
    for (const [index, { token, attempt }] of learners.entries()) {
      const [stored] = await questions(token, attempt.id)
      expect(stored.results[0].quiz_answer_id).toBe(index % 2 === 0 ? 'one-right' : 'one-wrong')
    }
  })

  it('keeps another learner’s attempt out of reach', async () => {
    const [mine, theirs] = [await started(), await started()]
    expect((await answer(mine.token, theirs.attempt.id, one('one-right'))).status).toBe(404)
    expect((await finish(mine.token, theirs.attempt.id)).status).toBe(404)
    const view = await call('GET', `${quizPath}/attempt/${theirs.attempt.id}?is_expert=1`, { as: mine.token })
    expect(view.status).toBe(404)
  })
})

describe('finishing', () => {
  it('marks all answers, shows the result, and tells the lesson', async () => {
    const { token, attempt, id } = await started()
    await answer(token, attempt.id, one('one-right'))
    const { body } = await finish(token, attempt.id, [two(['two-right-b', 'two-right-a'])])
    expect(body.data).toMatchObject({
      success: true,
      unanswered: [],
      attempt: { status_id: 1, scores: 5, max_scores: 5 },
    })
    expect(body.data.questions[0].result).toMatchObject({
      state: 'correct',
      correct_answers: [{ quiz_answer_id: 'one-right', is_correct: true }],
      comment: testQuestions[0].comment,
    })
    await drainQueue(app.dependencies.database, jobHandlers(app.dependencies), {
      clock: app.clock,
      log: silentLog,
    })
    const course = await call('GET', `/public/courses/${school.courseSlug}`, { as: token })
    expect([id, course.body.data.lessons[0].progress]).toEqual([id, 'done'])
  })

  it('gives nothing for picking everything', async () => {
    const { token, attempt } = await started()
    const everything = two(['two-right-a', 'two-right-b', 'two-wrong'])
    const { body } = await finish(token, attempt.id, [one('one-right'), everything])
    expect(body.data.attempt.scores).toBe(2)
    expect(body.data.questions[1].result.state).toBe('incorrect')
  })

  it('lists the required questions without an answer, keeps what came along, and does not end', async () => {
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [two(['two-right-a'])])
    expect(body.data).toMatchObject({
      success: false,
      unanswered: ['question-one'],
      attempt: { status_id: 5 },
    })
    expect((await questions(token, attempt.id))[1].results[0].quiz_answer_id).toBe('two-right-a')
  })

  it('gives one result twice, and takes no answer afterwards but a known repetition', async () => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 4 }))
    const results = await Promise.all([1, 2, 3].map(() => finish(token, attempt.id, [two(['two-right-a'])])))
    expect(new Set(results.map(({ body }) => JSON.stringify(body.data.attempt))).size).toBe(1)
    const known = await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 4 }))
    expect(known.status).toBe(200)
    const late = await answer(token, attempt.id, one('one-wrong', { device: 'phone', seq: 5 }))
    expect([late.status, late.body.error]).toEqual([409, 'attempt_finished'])
  })

  it('fails below the pass mark', async () => {
    await call('PUT', `/quizzes/${quizId}`, { as: owner, body: { settings: { pass_percent: 50 } } })
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [one('one-right'), two(['two-wrong'])])
    expect(body.data.attempt).toMatchObject({ status_id: 2, scores: 2, max_scores: 5 })
    await call('PUT', `/quizzes/${quizId}`, { as: owner, body: { settings: { pass_percent: null } } })
  })

  it('tells a pass that had no mark to reach from one that had', async () => {
    const resultWith = async (pass_percent: number | null) => {
      await call('PUT', `/quizzes/${quizId}`, { as: owner, body: { settings: { pass_percent } } })
      const { token, attempt } = await started()
      const { body } = await finish(token, attempt.id, [one('one-right'), two(['two-wrong'])])
      const { body: rows } = await call('GET', '/practices', { as: owner })
      const row = rows.data.find((each: { attempt: { id: number } }) => each.attempt.id === attempt.id)
      const { data: view } = (await call('GET', `/practices/${attempt.id}`, { as: owner })).body
      const shown = [body.data.attempt, row.attempt, row.versions[0], view.versions[0]]
      return shown.map((each) => [each.status_id, each.is_unmeasured])
    }
    expect(await resultWith(10)).toEqual(Array.from({ length: 4 }, () => [1, undefined]))
    expect(await resultWith(null)).toEqual(Array.from({ length: 4 }, () => [1, true]))
  })

  it('shows a learner the own answers alone when the quiz shows no more', async () => {
    await call('PUT', `/quizzes/${quizId}`, {
      as: owner,
      body: { settings: { result_detail: 'simple_answer' } },
    })
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [one('one-right'), two(['two-wrong'])])
    expect(body.data.attempt.scores).toBeNull()
    expect(body.data.questions[0].result).toEqual({
      state: 'answered',
      points: null,
      max_points: null,
      correct_answers: null,
      comment: null,
    })
    await call('PUT', `/quizzes/${quizId}`, {
      as: owner,
      body: { settings: { result_detail: 'full_information' } },
    })
  })
})
