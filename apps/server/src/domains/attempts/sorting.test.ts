import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'sorting', true)
const { answer, finish, questions, started } = practiceIn(app, school)
const { question, right, half } = questionTypes.sorting.sample
await app.call('PUT', `/quizzes/${school.quizId}`, {
  as: school.owner.token,
  body: {
    settings: { result_detail: 'full_information' },
    content: { version: 1, questions: [{ ...question, is_partial: false }] },
  },
})

const idsIn = (rows: readonly { quiz_answer_id: string; answer_order: number }[]) =>
  rows.map(({ quiz_answer_id, answer_order }) => [quiz_answer_id, answer_order])

it('takes the order that was shown for the answer of whoever changes nothing, and keeps it', async () => {
  const { token, attempt } = await started()
  const [{ question: shown, results }] = await questions(token, attempt.id)
  expect(results).toEqual([])
  const { body } = await finish(token, attempt.id, [])
  expect(body.data.success).toBe(true)
  const [finished] = body.data.questions
  expect(idsIn(finished.results)).toEqual(
    shown.answers.map(({ id }: { id: string }, at: number) => [id, at + 1]),
  )
  expect(finished.result).toMatchObject({ state: 'incorrect', points: 0, max_points: 4 })
  expect(idsIn((await questions(token, attempt.id))[0].results)).toEqual(idsIn(finished.results))
})

it('takes the order of what is sent, and marks each item at its place', async () => {
  const { token, attempt } = await started()
  await answer(token, attempt.id, { quiz_question_id: question.id, answers: half?.answer ?? [] })
  const { body } = await finish(token, attempt.id, [])
  const [{ results, result }] = body.data.questions
  expect(results.filter((row: { is_correct: boolean }) => row.is_correct)).toHaveLength(4)
  expect(idsIn(result.correct_answers)).toEqual(right.map((row) => [row.answer_id, row.answer_order]))
})

it('takes the short form too: ids in their order', async () => {
  const { token, attempt } = await started()
  const answer_ids = right.map((row) => row.answer_id)
  const { body } = await finish(token, attempt.id, [{ quiz_question_id: question.id, answer_ids }])
  expect(body.data.questions[0].result).toMatchObject({ state: 'correct', points: 4 })
})
