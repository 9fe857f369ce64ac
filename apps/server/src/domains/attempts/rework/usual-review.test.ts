import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'usual-review', true)
const owner = school.owner.token
const { quizPath, finish, started } = practiceIn(app, school)
const open = questionTypes.text_media_answer.sample.question
await call('PUT', `/quizzes/${school.quizId}`, {
  as: owner,
  body: { settings: { check_type: 'manual' }, content: { version: 1, questions: [open] } },
})

const handIn = async () => {
  const { token, attempt } = await started()
  const answers = [{ text_answer: 'Words.', files: [] }]
  await finish(token, attempt.id, [{ quiz_question_id: open.id, answers }])
  const usual = async () =>
    (await call('GET', `${quizPath}/attempt/${attempt.id}`, { as: token })).body.data.usual_review_seconds
  const decide = () => call('PATCH', `/practices/${attempt.id}`, { as: owner, body: { status_id: 2 } })
  return { usual, decide }
}

it('tells the usual time of a decision while an attempt waits, once three were made', async () => {
  const first = await handIn()
  const others = [await handIn(), await handIn()]
  const waiting = await handIn()
  await first.decide()
  expect(await waiting.usual()).toBeNull()
  for (const { decide } of others) await decide()
  expect(await waiting.usual()).toBeGreaterThanOrEqual(0)
  expect(await first.usual()).toBeNull()
})
