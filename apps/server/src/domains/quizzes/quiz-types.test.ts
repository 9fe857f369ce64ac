import { question as anyQuestion, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { QuestionSlug } from '@lectern/contract/quizzes/question-types/slugs'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'quiz-types', true)
const as = school.owner.token

const sample = (type: QuestionSlug) => questionTypeOf({ type }).sample
const create = async (type: string, name = 'Quiz'): Promise<number> =>
  (await call('POST', '/quizzes', { as, body: { name, type } })).body.data.id
const save = (quiz: number, body: object) => call('PUT', `/quizzes/${quiz}`, { as, body })
const content = (...slugs: QuestionSlug[]) => ({
  version: 1,
  questions: slugs.map((slug, at) => ({ ...anyQuestion.parse(sample(slug).question), id: `question-${at}` })),
})

/** A learner's page of the quiz, in the lesson of the school. */
const place = async (quizId: number) => {
  const body = {
    name: 'Start',
    info_units: [{ key: 'unit-quiz', type_id: 5, content: { quiz_id: quizId } }],
  }
  expect((await call('PUT', `/info-section/${school.lesson.sectionId}`, { as, body })).status).toBe(200)
  const { token } = await joinSchool(app, school)
  const path = `/lessons/${school.lesson.id}/quizzes/${quizId}`
  const standing = async () => (await call('GET', path, { as: token })).body.data
  const begin = async () => (await call('POST', `${path}/start-attempt`, { as: token })).body.data
  const finish = async (attempt: number, payload: object[]) =>
    (await call('POST', `/quiz-attempts/${attempt}/finish`, { as: token, body: { payload } })).body.data
  const view = async (attempt: number) =>
    (await call('GET', `${path}/attempt/${attempt}`, { as: token })).body.data
  return { standing, begin, finish, view }
}

describe('the type of a quiz', () => {
  it('is what its creator says; “mixed” is another name for any questions', async () => {
    const read = async (id: number) => (await call('GET', `/quizzes/${id}`, { as })).body.data.type
    expect(await read(await create('mmpi'))).toBe('mmpi')
    expect(await read(await create('mixed'))).toBe('default')
    expect((await call('POST', '/quizzes', { as, body: { name: 'Quiz', type: 'copy' } })).status).toBe(422)
  })

  test.each([
    ['interview', 'interview'],
    ['mmpi', 'mmpi'],
    ['text_media_answer', 'text_media_answer'],
    ['text_graphic_answer', 'text_graphic_answer'],
    ['competition', 'sorting'],
  ] as const)('%s refuses other questions, names their places, and keeps what it had', async (type, slug) => {
    const id = await create(type)
    expect((await save(id, { content: content(slug) })).status).toBe(200)
    const refused = await save(id, { content: content(slug, 'essay', slug, 'rating') })
    expect([refused.status, refused.body.error]).toEqual([422, 'questions_not_of_type'])
    expect(Object.keys(refused.body.errors)).toEqual(['content.questions.1.type', 'content.questions.3.type'])
    const { data } = (await call('GET', `/quizzes/${id}`, { as })).body
    expect(data.content.questions).toHaveLength(1)
  })

  it('changes where the questions fit, also together with them, and not otherwise', async () => {
    const id = await create('default')
    await save(id, { content: content('interview', 'sorting') })
    const refused = await save(id, { type: 'interview' })
    expect([refused.status, refused.body.error]).toEqual([422, 'questions_not_of_type'])
    const saved = await save(id, { type: 'interview', content: content('interview') })
    expect([saved.status, saved.body.data.type]).toEqual([200, 'interview'])
    expect((await save(id, { type: 'mixed', content: content('sorting') })).body.data.type).toBe('default')
  })

  it('keeps a randomizer a randomizer', async () => {
    const id = await create('randomizer')
    const refused = await save(id, { type: 'default' })
    expect([refused.status, refused.body.error]).toEqual([422, 'quiz_type_fixed'])
    expect((await save(await create('default'), { type: 'randomizer' })).status).toBe(422)
  })

  it('goes with a copy', async () => {
    const id = await create('interview')
    await save(id, { content: content('interview') })
    const copied = await call('POST', `/quizzes/${id}/copy`, { as, body: { name: 'Copy' } })
    expect(copied.body.data.type).toBe('interview')
  })
})

describe('a survey', () => {
  it('is passed with its finish, without points, whatever its settings say', async () => {
    const id = await create('interview')
    await save(id, {
      content: content('interview'),
      settings: { check_type: 'manual', pass_percent: 90 },
    })
    const { begin, finish } = await place(id)
    const attempt = await begin()
    const rows = { quiz_question_id: 'question-0', answers: sample('interview').right }
    const done = await finish(attempt.id, [rows])
    expect(done.attempt).toMatchObject({ status_id: 1, scores: 0, max_scores: 0 })
  })

  it('stays what it was for an attempt that began before the type changed', async () => {
    const id = await create('interview')
    await save(id, { content: content('interview'), settings: { check_type: 'manual' } })
    const { begin, finish } = await place(id)
    const attempt = await begin()
    await save(id, { type: 'default' })
    const rows = { quiz_question_id: 'question-0', answers: sample('interview').right }
    expect((await finish(attempt.id, [rows])).attempt.status_id).toBe(1)
  })
})

describe('a questionnaire with scales', () => {
  it('adds its counts up over all questions, for the learner where each question lets them see', async () => {
    const id = await create('mmpi')
    const all = content('mmpi', 'mmpi')
    const [shown, hidden] = all.questions
    const saved = { ...all, questions: [shown, { ...hidden, is_report_shown: false }] }
    expect((await save(id, { content: saved })).status).toBe(200)
    const { begin, finish, view } = await place(id)
    const attempt = await begin()
    const rows = (at: number) => ({ quiz_question_id: `question-${at}`, answers: sample('mmpi').right })
    expect((await finish(attempt.id, [rows(0), rows(1)])).attempt.status_id).toBe(1)
    const letters = (data: { mmpi_result?: { letter_results: object[] } }) => data.mmpi_result?.letter_results
    expect(letters(await view(attempt.id))).toMatchObject([
      { letter: 'P', user_answered: 2, count_questions: 2, count_questions_correct: 2 },
      { letter: 'F', count_questions: 1 },
    ])
    const { body } = await call('GET', `/practices/${attempt.id}`, { as })
    expect(letters(body.data)).toMatchObject([
      { letter: 'P', user_answered: 4, count_questions: 4, count_questions_correct: 4 },
      { letter: 'F', count_questions: 2 },
    ])
  })
})

describe('an assignment', () => {
  it('starts by itself once, and with a timer not at all', async () => {
    const id = await create('text_graphic_answer')
    await save(id, { content: content('text_graphic_answer') })
    const first = await place(id)
    expect(await first.standing()).toMatchObject({ can_start_attempt: true, starts_by_itself: true })
    await first.begin()
    expect((await first.standing()).starts_by_itself).toBe(false)
    await save(id, { settings: { timer_type: 1, timer_duration: 600 } })
    const second = await place(id)
    expect(await second.standing()).toMatchObject({ can_start_attempt: true, starts_by_itself: false })
  })

  it('is the only type that does', async () => {
    const id = await create('default')
    await save(id, { content: content('text_graphic_answer') })
    expect((await (await place(id)).standing()).starts_by_itself).toBe(false)
  })
})
