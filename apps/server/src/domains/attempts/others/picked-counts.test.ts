import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'polls', true)
const as = school.owner.token
const { begin, finish, started } = practiceIn(app, school)
const quizPath = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`

const poll = {
  id: 'poll-when',
  type: 'interview',
  name: 'When do you learn?',
  interview_type: 2,
  is_public_answer_enabled: true,
  shuffle_answers: false,
  answers: [
    { id: 'poll-morning', text: 'In the morning' },
    { id: 'poll-evening', text: 'In the evening' },
    { id: 'poll-never', text: 'Never' },
  ],
}
const save = (question: object) =>
  call('PUT', `/quizzes/${school.quizId}`, { as, body: { content: { version: 1, questions: [question] } } })
const countsOf = async (token: string, attempt: number) =>
  (await call('GET', `${quizPath}/attempt/${attempt}`, { as: token })).body.data.aggregate_interview
const payload = (...answer_ids: string[]) => [{ quiz_question_id: poll.id, answer_ids }]
const count = (quiz_answer_id: string, picked: number, percent: number) => ({
  quiz_question_id: poll.id,
  quiz_answer_id,
  count: picked,
  percent,
})

/** Somebody who has answered the poll. */
const answered = async (...ids: string[]) => {
  const { token, attempt } = await started()
  await finish(token, attempt.id, payload(...ids))
  return { token, attempt }
}

beforeEach(async () => {
  await save(poll)
})

describe('the counts of a poll', () => {
  it('are for a learner who has handed in: everybody once, by their last attempt, 100 per cent together', async () => {
    const first = await answered('poll-morning')
    await answered('poll-evening', 'poll-morning')
    expect(await countsOf(first.token, first.attempt.id)).toEqual([
      count('poll-morning', 2, 67),
      count('poll-evening', 1, 33),
      count('poll-never', 0, 0),
    ])
    const again = await begin(first.token)
    expect(await countsOf(first.token, again.id)).toEqual([])
    await finish(first.token, again.id, payload('poll-never'))
    expect(await countsOf(first.token, again.id)).toEqual([
      count('poll-morning', 1, 34),
      count('poll-evening', 1, 33),
      count('poll-never', 1, 33),
    ])
  })

  it('are not shown to learners where the author keeps them, and always to the team', async () => {
    await save({ ...poll, is_public_answer_enabled: false })
    const { token, attempt } = await answered('poll-evening')
    expect(await countsOf(token, attempt.id)).toEqual([])
    const { body } = await call('GET', `/practices/${attempt.id}`, { as })
    expect(body.data.aggregate_interview).toHaveLength(3)
  })

  it('do not reach who has another person’s attempt, and leave questions with a key alone', async () => {
    const { attempt } = await answered('poll-evening')
    const stranger = await started()
    const { status } = await call('GET', `${quizPath}/attempt/${attempt.id}`, { as: stranger.token })
    expect(status).toBe(404)
    const { id, name, answers } = poll
    const keyed = answers.map((each, at) => ({ ...each, is_correct: at === 0 }))
    await save({ id, name, type: 'single_answer', is_public_answer_enabled: true, answers: keyed })
    const marked = await answered('poll-morning')
    expect(await countsOf(marked.token, marked.attempt.id)).toEqual([])
  })

  it('are there for every type that asks for an opinion, with a point for each value', async () => {
    const points = ['low', 'middle', 'high'].map((id, at) => ({ id: `point-${id}`, text: id, value: at + 1 }))
    const scales = [
      { type: 'likert_scale', answers: points, picked: 'point-high', of: 3 },
      { type: 'reaction', answers: points, picked: 'point-low', of: 3 },
      { type: 'rating', stars: 5, picked: 'value-04', of: 5 },
      { type: 'new_promoter_score', picked: 'value-10', of: 11 },
    ]
    for (const { picked, of, ...scale } of scales) {
      await save({ ...scale, id: poll.id, name: poll.name, is_public_answer_enabled: true })
      const { token, attempt } = await answered(picked)
      const counts = await countsOf(token, attempt.id)
      expect([scale.type, counts.length]).toEqual([scale.type, of])
      expect(counts).toContainEqual(expect.objectContaining({ quiz_answer_id: picked, count: 1 }))
      const total = counts.reduce((sum: number, { percent }: { percent: number }) => sum + percent, 0)
      expect(total).toBe(100)
    }
  })
})
