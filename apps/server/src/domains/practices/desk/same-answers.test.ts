import { questionTypes } from '@lectern/contract/quizzes/question-types/registry'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'same-answers', true)
const elsewhere = await teachingSchool(app, 'same-elsewhere', false)
const owner = school.owner.token
const { finish, started } = practiceIn(app, school)
const reviewer = (...rights: string[]) => addStaff(app, school.schoolId, ['practice_list', ...rights])

const essay = { ...questionTypes.essay.sample.question, id: 'why-salt', words_min: null, marking_guide: [] }
const asked = (name: string) =>
  call('PUT', `/quizzes/${school.quizId}`, {
    as: owner,
    body: {
      settings: { check_type: 'manual', attempts_limit: null },
      content: { version: 1, questions: [{ ...essay, name }] },
    },
  })
const handIn = async (text_answer: string): Promise<number> => {
  const { token, attempt } = await started()
  await finish(token, attempt.id, [{ quiz_question_id: essay.id, text_answer }])
  return attempt.id
}
const list = (as: string, attempt: number, question_id = essay.id) =>
  call('GET', `/practices/${attempt}/same-answers?question_id=${question_id}`, { as })
const found = async (as: string, attempt: number): Promise<number[]> =>
  (await list(as, attempt)).body.data.answers.map((each: { attempt_id: number }) => each.attempt_id)
const mark = (as: string, attempt: number, points: number | null, attempts: number[]) =>
  call('POST', `/practices/${attempt}/same-answers`, {
    as,
    body: { question_id: essay.id, points, attempts },
  })
const pointsOf = async (attempt: number) => {
  const { data } = (await call('GET', `/practices/${attempt}`, { as: owner })).body
  const { state, points, is_marked_by_hand } = data.questions[0].result
  return state === 'pending' ? null : [points, is_marked_by_hand]
}

await asked('Why does dough need salt?')

it('finds those who said the same of the same question, and gives all of them the same points', async () => {
  const { token } = await reviewer('practice_curator')
  const first = await handIn('For the taste.')
  const [second, third] = [await handIn(' for  the TASTE'), await handIn('For the taste')]
  const other = await handIn('For the gluten')
  expect(await found(token, first)).toEqual([second, third])
  expect(await found(token, other)).toEqual([])
  expect((await mark(token, first, 4, [third, second, first, other])).body.data).toEqual({
    marked: [first, second, third],
    refused: [{ attempt_id: other, reason: 'not_waiting' }],
  })
  for (const each of [first, second, third]) expect(await pointsOf(each)).toEqual([4, true])
  expect(await pointsOf(other)).toBeNull()
  // What has points of a person is no more among those that are found.
  expect(await found(token, first)).toEqual([])

  // Taking back is for who gave them.
  const colleague = await reviewer('practice_curator')
  expect((await mark(colleague.token, first, null, [first, second])).body.data.marked).toEqual([])
  expect((await mark(token, first, null, [first, second, third])).body.data.marked).toHaveLength(3)
  expect(await found(token, third)).toEqual([first, second])
})

it('leaves what a colleague is checking as it is, and says so', async () => {
  const [one, other] = [await reviewer('practice_curator'), await reviewer('practice_curator')]
  const [first, second] = [await handIn('It slows the yeast'), await handIn('it slows the yeast')]
  await call('PUT', `/practices/${second}/claim`, { as: other.token, body: {} })
  expect((await list(one.token, first)).body.data.answers).toMatchObject([
    { attempt_id: second, claim: { user: { id: other.id }, is_own: false } },
  ])
  expect((await mark(one.token, first, 1, [first, second])).body.data).toEqual({
    marked: [first],
    refused: [{ attempt_id: second, reason: 'claimed' }],
  })
  expect(await pointsOf(second)).toBeNull()
})

it('takes a question that was changed since for another one, and a long answer for one of its own', async () => {
  const { token } = await reviewer('practice_curator')
  const before = await handIn('Because')
  await asked('Why does bread need salt?')
  const [after, also] = [await handIn('Because'), await handIn('because.')]
  expect(await found(token, before)).toEqual([])
  expect(await found(token, after)).toEqual([also])
  const long = 'word '.repeat(60)
  const [one] = [await handIn(long), await handIn(long)]
  expect(await found(token, one)).toEqual([])
})

it('is for who gives points, of their own learners alone, and of points that the question has', async () => {
  const { token } = await reviewer('practice_curator')
  const [first, second] = [await handIn('I do not know'), await handIn('I do not know')]
  const reader = await reviewer('practice_read')
  expect((await list(reader.token, first)).status).toBe(403)
  expect((await list(elsewhere.owner.token, first)).status).toBe(404)
  expect((await mark(elsewhere.owner.token, first, 1, [first])).status).toBe(404)
  // Somebody who checks the learners of their groups, and has none.
  const assistant = await reviewer('practice_curator.own')
  expect((await mark(assistant.token, first, 1, [first, second])).status).toBe(404)
  const error = async (points: number, attempt: number[]) =>
    (await mark(token, first, points, attempt)).body.error
  expect(await error(essay.points + 1, [first, second])).toBe('points_beyond_question')
  expect((await list(token, first, 'no-such-question')).body.error).toBe('unknown_question')
  expect(await pointsOf(second)).toBeNull()
})
