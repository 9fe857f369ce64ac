import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { practiceIn } from '../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'drawing', true)
const as = school.owner.token
const { begin, finish, questions, quizPath, answer, started } = practiceIn(app, school)

const choice = (id: string) => ({
  id: `question-${id}`,
  type: 'single_answer',
  name: `Which of them is ${id}?`,
  points: 1,
  is_required: false,
  answers: [
    { id: `${id}-right`, text: 'This one', is_correct: true },
    { id: `${id}-wrong`, text: 'That one', is_correct: false },
  ],
})
const five = ['one', 'two', 'three', 'four', 'five'].map(choice)

const save = (quiz: number, body: object) => call('PUT', `/quizzes/${quiz}`, { as, body })
const quizWith = async (name: string, all: readonly object[]): Promise<number> => {
  const { id } = (await call('POST', '/quizzes', { as, body: { name } })).body.data
  await save(id, { content: { version: 1, questions: all } })
  return id
}
const idsOf = async (token: string, attempt: number): Promise<string[]> =>
  (await questions(token, attempt)).map(({ question }: { question: { id: string } }) => question.id)

/** Lets the practice of the lesson show another quiz. */
const place = async (quizId: number) => {
  const body = {
    name: 'Start',
    info_units: [{ key: 'unit-quiz', type_id: 5, content: { quiz_id: quizId } }],
  }
  expect((await call('PUT', `/info-section/${school.lesson.sectionId}`, { as, body })).status).toBe(200)
}

describe('a quiz of which each attempt gets some questions', () => {
  it('draws them once, marks them alone, and knows no other', async () => {
    const content = { version: 1, questions: five }
    await save(school.quizId, { content, settings: { drawn_questions_count: 2 } })
    const { token, attempt } = await started()
    const drawn = await idsOf(token, attempt.id)
    expect(drawn).toHaveLength(2)
    expect(await idsOf(token, attempt.id)).toEqual(drawn)
    expect(await idsOf(token, (await begin(token)).id)).toEqual(drawn)
    expect((await call('GET', quizPath, { as: token })).body.data.questions_count).toBe(2)
    const other = five.find(({ id }) => !drawn.includes(id))
    const refused = await answer(token, attempt.id, {
      quiz_question_id: other?.id,
      answer_ids: [other?.answers[0]?.id],
    })
    expect([refused.status, refused.body.error]).toEqual([422, 'foreign_answer'])
    const payload = drawn.map((id) => ({
      quiz_question_id: id,
      answer_ids: [id.replace('question-', '').concat('-right')],
    }))
    const { data } = (await finish(token, attempt.id, payload)).body
    expect(data.attempt).toMatchObject({ scores: 2, max_scores: 2, status_id: 1 })
    expect(data.questions).toHaveLength(2)
  })

  it('gives different people different ones, in an order of their own', async () => {
    await save(school.quizId, { settings: { drawn_questions_count: 3, is_questions_shuffled: true } })
    const people = await Promise.all(Array.from({ length: 12 }, () => started()))
    const all = await Promise.all(people.map(({ token, attempt }) => idsOf(token, attempt.id)))
    expect(new Set(all.map((ids) => ids.join(' '))).size).toBeGreaterThan(1)
    expect(new Set(all.map((ids) => ids.toSorted().join(' '))).size).toBeGreaterThan(1)
    await save(school.quizId, { settings: { drawn_questions_count: null, is_questions_shuffled: false } })
  })

  it('shows the team what one attempt had', async () => {
    await save(school.quizId, { settings: { drawn_questions_count: 1 } })
    const { token, attempt } = await started()
    const drawn = await idsOf(token, attempt.id)
    await finish(token, attempt.id)
    const { body } = await call('GET', `/practices/${attempt.id}`, { as })
    expect(body.data.questions.map(({ question }: { question: { id: string } }) => question.id)).toEqual(
      drawn,
    )
    await save(school.quizId, { settings: { drawn_questions_count: null } })
  })
})

describe('a randomizer', () => {
  const randomizer = async (pools: readonly object[]): Promise<number> => {
    const body = { name: 'Randomizer', type: 'randomizer' }
    const { id } = (await call('POST', '/quizzes', { as, body })).body.data
    const saved = await save(id, { pools })
    expect(saved.status).toBe(200)
    await place(id)
    return id
  }

  it('draws out of several quizzes, also where they have the same question', async () => {
    const easy = await quizWith('Easy', five)
    const hard = await quizWith('Hard', [choice('one'), choice('six')])
    const id = await randomizer([
      { quiz_id: easy, take_count: 2 },
      { quiz_id: hard, take_count: null },
    ])
    const { data } = (await call('GET', `/quizzes/${id}`, { as })).body
    expect(data.pools).toEqual([
      { quiz_id: easy, take_count: 2, name: 'Easy', questions_count: 5 },
      { quiz_id: hard, take_count: null, name: 'Hard', questions_count: 2 },
    ])
    const { token } = await joinSchool(app, school)
    const path = `/lessons/${school.lesson.id}/quizzes/${id}`
    expect((await call('GET', path, { as: token })).body.data.questions_count).toBe(4)
    const attempt = (await call('POST', `${path}/start-attempt`, { as: token })).body.data
    const { body } = await call('GET', `${path}/quiz-questions?attempt_id=${attempt.id}`, { as: token })
    const ids = body.data.map(({ question }: { question: { id: string } }) => question.id)
    expect(new Set(ids).size).toBe(4)
    const payload = ids.map((question: string) => ({ quiz_question_id: question, answer_ids: [] }))
    expect((await finish(token, attempt.id, payload)).body.data.attempt.max_scores).toBe(4)
  })

  it('follows its quizzes for later attempts and leaves running ones as they began', async () => {
    const source = await quizWith('Source', [choice('one')])
    const id = await randomizer([{ quiz_id: source, take_count: null }])
    const path = `/lessons/${school.lesson.id}/quizzes/${id}`
    const attemptOf = async () => {
      const { token } = await joinSchool(app, school)
      const attempt = (await call('POST', `${path}/start-attempt`, { as: token })).body.data
      const read = async () =>
        (await call('GET', `${path}/quiz-questions?attempt_id=${attempt.id}`, { as: token })).body.data.map(
          ({ question }: { question: { name: string } }) => question.name,
        )
      return { attempt, token, read }
    }
    const early = await attemptOf()
    await save(source, { content: { version: 1, questions: [choice('seven'), choice('eight')] } })
    expect((await (await attemptOf()).read()).toSorted()).toEqual([
      'Which of them is eight?',
      'Which of them is seven?',
    ])
    expect(await early.read()).toEqual(['Which of them is one?'])
    const { data } = (await finish(early.token, early.attempt.id)).body
    expect(data.questions).toHaveLength(1)
  })

  it('keeps the quizzes out of which it draws, and gives them to its copy', async () => {
    const source = await quizWith('Kept source', five)
    const id = await randomizer([{ quiz_id: source, take_count: 1 }])
    const refused = await call('DELETE', `/quizzes/${source}`, { as })
    expect([refused.status, refused.body.error]).toEqual([409, 'quiz_in_use'])
    const { data } = (await call('POST', `/quizzes/${id}/copy`, { as, body: { name: 'Copy' } })).body
    expect(data.pools).toMatchObject([{ quiz_id: source, take_count: 1 }])
  })

  it('refuses what cannot be drawn from, by its place', async () => {
    const other = await teachingSchool(app, 'foreign-drawing', false)
    const own = await quizWith('Own', five)
    const id = await randomizer([{ quiz_id: own, take_count: 1 }])
    const refuse = async (quiz: number, pools: readonly object[]) => (await save(quiz, { pools })).body.errors
    for (const quiz_id of [other.quizId, id, 999_999])
      expect(
        await refuse(id, [
          { quiz_id: own, take_count: 1 },
          { quiz_id, take_count: 1 },
        ]),
      ).toHaveProperty(['pools.1.quiz_id'])
    expect(await refuse(own, [{ quiz_id: school.quizId, take_count: 1 }])).toHaveProperty(['pools'])
    expect(
      await refuse(id, [
        { quiz_id: own, take_count: 1 },
        { quiz_id: own, take_count: 2 },
      ]),
    ).toHaveProperty(['pools'])
    await place(school.quizId)
  })
})

describe('fifty starts and fifty finishes of one person at once', () => {
  it('give one attempt and one result, with a countdown and one attempt allowed', async () => {
    await place(school.quizId)
    const content = { version: 1, questions: testQuestions.map((each) => ({ ...each, is_required: false })) }
    const settings = { timer_type: 1, timer_duration: 600, attempts_limit: 1 }
    await save(school.quizId, { content, settings })
    const { token } = await joinSchool(app, school)
    const begun = await Promise.all(Array.from({ length: 50 }, () => begin(token)))
    const [first] = begun
    expect(new Set(begun.map(({ id }) => id))).toEqual(new Set([first.id]))
    const finished = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        finish(token, first.id, [
          { quiz_question_id: 'question-one', answer_ids: [at % 2 === 0 ? 'one-right' : 'one-wrong'] },
        ]),
      ),
    )
    const results = finished.map(({ status, body }) => [
      status,
      body.data.attempt.scores,
      body.data.check_code,
    ])
    expect(new Set(results.map(String)).size).toBe(1)
    expect(results[0]?.[0]).toBe(200)
    const again = await call('POST', `${quizPath}/start-attempt`, { as: token })
    expect([again.status, again.body.error]).toEqual([409, 'attempts_used_up'])
  })
})
