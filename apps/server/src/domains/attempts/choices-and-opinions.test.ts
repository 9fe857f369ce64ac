import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { optionType } from '@lectern/contract/quizzes/question-types/shared/own-answer'
import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'opinions', true)
const { answer, finish, questions, started } = practiceIn(app, school)

const { single_answer, yes_no, interview, likert_scale, rating, reaction, new_promoter_score } = questionTypes
const own = { id: 'option-own-words', text: '', is_correct: false, points: 0, type: optionType.custom }
const single = { ...single_answer.sample.question, answers: [...single_answer.sample.question.answers, own] }
const surveys = [interview, likert_scale, rating, reaction, new_promoter_score]
const all = [single, yes_no.sample.question, ...surveys.map(({ sample }) => sample.question)]
await app.call('PUT', `/quizzes/${school.quizId}`, {
  as: school.owner.token,
  body: { content: { version: 1, questions: all } },
})

const ownWords = { quiz_question_id: single.id, answer_ids: [own.id], text_answer: 'Eleven' }

it('shows none of the key', async () => {
  const { token, attempt } = await started()
  const shown = JSON.stringify(
    (await questions(token, attempt.id)).map(({ question }: { question: unknown }) => question),
  )
  expect(shown).not.toMatch(/is_correct|"points"|comment/)
})

it('keeps own words with their option, and leaves them there when others are refused', async () => {
  const { token, attempt } = await started()
  expect((await answer(token, attempt.id, ownWords)).status).toBe(200)
  for (const [body, code] of [
    [{ ...ownWords, text_answer: 'x'.repeat(2_001) }, 'too_big'],
    [{ ...ownWords, answer_ids: ['option-seven'] }, 'foreign_answer'],
    [{ ...ownWords, answer_ids: [own.id, own.id] }, 'twice'],
  ] as const) {
    const reply = await answer(token, attempt.id, body)
    expect([reply.status, reply.body.error_codes]).toEqual([422, { answer_ids: [code] }])
  }
  expect((await questions(token, attempt.id))[0].results).toMatchObject([
    { quiz_answer_id: own.id, text_answer: 'Eleven', is_correct: null },
  ])
})

it.each(surveys)('takes nothing foreign to $slug', async ({ sample }) => {
  const { token, attempt } = await started()
  for (const [answers, code] of sample.refused) {
    const reply = await answer(token, attempt.id, { quiz_question_id: sample.question.id, answers })
    expect([reply.status, reply.body.error_codes]).toEqual([422, { answers: [code] }])
  }
})

it('has own words wait for a person, and does not score opinions', async () => {
  const { token, attempt } = await started()
  const given = [yes_no, ...surveys].map(({ sample: { question, right } }) => ({
    quiz_question_id: question.id,
    answers: right,
  }))
  const { body } = await finish(token, attempt.id, [ownWords, ...given])
  expect(body.data.attempt).toMatchObject({
    scores: 2,
    max_scores: 4,
    status_id: attemptStatus.underCheck,
  })
  const states = body.data.questions.map(({ result }: { result: { state: string } }) => result.state)
  expect(states).toEqual(['pending', 'correct', ...surveys.map(() => 'answered')])
})

it('holds a finish up while nothing is written to own words', async () => {
  const { token, attempt } = await started()
  const { body } = await finish(token, attempt.id, [{ ...ownWords, text_answer: null }])
  expect(body.data.unanswered[0]).toBe(single.id)
})
