import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'until-decision', true)
const owner = school.owner.token
const { quizPath, finish, started } = practiceIn(app, school)
const open = { ...questionTypes.text_media_answer.sample.question, points: 5 }
const { question: choice, right } = questionTypes.single_answer.sample
await call('PUT', `/quizzes/${school.quizId}`, {
  as: owner,
  body: {
    settings: { check_type: 'auto_by_score', pass_percent: 60, result_detail: 'full_information' },
    content: { version: 1, questions: [open, choice] },
  },
})

const handedIn = async () => {
  const { token, attempt } = await started()
  await finish(token, attempt.id, [
    { quiz_question_id: open.id, answers: [{ text_answer: 'Words.', files: [] }] },
    { quiz_question_id: choice.id, answers: right },
  ])
  return { token, attempt: Number(attempt.id) }
}
const mark = (attempt: number, points: number | null, question_id = open.id) =>
  call('PATCH', `/practices/${attempt}/points`, { as: owner, body: { question_id, points } })
const decide = (attempt: number, status_id: number) =>
  call('PATCH', `/practices/${attempt}`, { as: owner, body: { status_id } })
const viewOf = async (token: string, attempt: number) =>
  (await call('GET', `${quizPath}/attempt/${attempt}`, { as: token })).body.data
const ofTeam = async (attempt: number) =>
  (await call('GET', `/practices/${attempt}`, { as: owner })).body.data
const outcomesOf = async (token: string, attempt: number) => {
  const query = `attempt_id=${attempt}&question_id=${open.id}`
  return (await call('GET', `/quiz-results?${query}`, { as: token })).body.results_versions
}

it('keeps the points of a person from the learner until the decision', async () => {
  await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: { check_type: 'manual' } } })
  const { token, attempt } = await handedIn()
  const before = JSON.stringify(await viewOf(token, attempt))
  expect((await mark(attempt, 4)).body.data.scores).toBe(4 + choice.points)
  await mark(attempt, 0, choice.id)
  expect(JSON.stringify(await viewOf(token, attempt))).toBe(before)
  const row = (await call('GET', quizPath, { as: token })).body.data.attempt
  expect(row).toMatchObject({ status_id: 6, scores: choice.points })
  expect(await outcomesOf(token, attempt)).toEqual([{ quiz_attempt_id: attempt, outcome: 2 }])
  expect((await ofTeam(attempt)).questions[0].result).toMatchObject({ points: 4, is_partly_right: true })

  await decide(attempt, 1)
  const { attempt: told, questions, attempts } = await viewOf(token, attempt)
  expect(told).toMatchObject({ status_id: 1, scores: 4, max_scores: 5 + choice.points })
  expect(questions[0].result).toMatchObject({ state: 'incorrect', points: 4, is_partly_right: true })
  expect(attempts[0].scores).toBe(4)
  await call('PUT', `/quizzes/${school.quizId}`, {
    as: owner,
    body: { settings: { check_type: 'auto_by_score' } },
  })
})

it('counts a partly correct answer as neither right nor wrong', async () => {
  const { token, attempt } = await handedIn()
  const outcomes = []
  for (const points of [0, 4, 5]) {
    await mark(attempt, points)
    outcomes.push((await outcomesOf(token, attempt))[0].outcome)
  }
  expect(outcomes).toEqual([0, 2, 1])
})

it.each([
  ['passed', 1],
  ['not passed', 2],
  ['sent back', 3],
])('closes an answer without points where the attempt is %s', async (_how, status) => {
  const { token, attempt } = await handedIn()
  await decide(attempt, status)
  const { attempt: told, questions } = await viewOf(token, attempt)
  expect(told).toMatchObject({ status_id: status, scores: choice.points, max_scores: choice.points })
  expect(questions[0].result).toMatchObject({ state: 'answered', points: null, max_points: null })
  expect((await ofTeam(attempt)).questions[0].result).toMatchObject({
    state: 'answered',
    points: null,
    max_points: 5,
  })
  const { questions: counted } = (await call('GET', `/quizzes/${school.quizId}/results`, { as: owner })).body
    .data
  expect(counted[0].pending).toBe(0)
})

it('takes points after the decision too, and gives them back', async () => {
  const { token, attempt } = await handedIn()
  await decide(attempt, 1)
  await mark(attempt, 3)
  expect((await viewOf(token, attempt)).attempt).toMatchObject({
    scores: 3 + choice.points,
    max_scores: 5 + choice.points,
  })
  await mark(attempt, null)
  const { attempt: told, questions } = await viewOf(token, attempt)
  expect(told).toMatchObject({ status_id: 1, scores: choice.points, max_scores: choice.points })
  expect(questions[0].result.state).toBe('answered')
})
