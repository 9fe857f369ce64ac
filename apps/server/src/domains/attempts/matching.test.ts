import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'matching', true)
const { answer, finish, questions, started } = practiceIn(app, school)
const { question, right, half, refused } = questionTypes.conformity_answer.sample
await app.call('PUT', `/quizzes/${school.quizId}`, {
  as: school.owner.token,
  body: { content: { version: 1, questions: [question] } },
})

const given = (answers: readonly object[]) => ({ quiz_question_id: question.id, answers })

it('shows statements and answers, and nothing of what belongs to what', async () => {
  const { token, attempt } = await started()
  const [shown] = await questions(token, attempt.id)
  expect(shown.question.statements).toEqual(question.statements)
  expect(shown.question.answers).toHaveLength(question.answers.length)
  expect(JSON.stringify(shown)).not.toMatch(/binds|points":\d|A newton/)
})

it('keeps the earlier pairs when others are refused, and says why', async () => {
  const { token, attempt } = await started()
  expect((await answer(token, attempt.id, given(half?.answer ?? []))).status).toBe(200)
  for (const [rows, code] of refused) {
    const { status, body } = await answer(token, attempt.id, given(rows))
    expect([status, body.error, body.error_codes]).toEqual([422, 'foreign_answer', { answers: [code] }])
  }
  expect((await questions(token, attempt.id))[0].results).toMatchObject([
    { quiz_statement_id: 'statement-newton', quiz_answer_id: 'answer-force', is_correct: null },
  ])
})

it('gives half the pairs their part, and all of them everything', async () => {
  for (const [rows, scores, state] of [
    [half?.answer ?? [], 1, 'incorrect'],
    [right, 4, 'correct'],
  ] as const) {
    const { token, attempt } = await started()
    const { body } = await finish(token, attempt.id, [given(rows)])
    expect(body.data.attempt).toMatchObject({ scores, max_scores: 4 })
    const [{ result }] = body.data.questions
    expect(result.state).toBe(state)
    expect(result.correct_answers).toHaveLength(2)
  }
})

it('holds a finish up until one pair is made', async () => {
  const { token, attempt } = await started()
  const { body } = await finish(token, attempt.id, [given([])])
  expect(body.data).toMatchObject({ success: false, unanswered: [question.id] })
})
