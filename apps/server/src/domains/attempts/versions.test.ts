import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff } from '../../testing/people.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { teachingSchool, testQuestions } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'practice', true)
const owner = school.owner.token
const { quizId } = school
const { finish, questions, started } = practiceIn(app, school)

describe('editing a quiz while it is taken', () => {
  it('leaves a running attempt as it was started, marks it by its own key, and gives later ones the new form', async () => {
    const early = await started()
    const [first, second] = testQuestions
    const rekeyed = {
      ...first,
      name: 'Which number is composite?',
      answers: first.answers.map((each) => ({ ...each, is_correct: !each.is_correct })),
    }
    const content = { version: 1, questions: [rekeyed, second] }
    await call('PUT', `/quizzes/${quizId}`, { as: owner, body: { content } })
    expect((await questions(early.token, early.attempt.id))[0].question.name).toBe(first.name)
    const result = await finish(early.token, early.attempt.id, [one('one-right'), two(['two-wrong'])])
    expect(result.body.data.questions[0].result.state).toBe('correct')
    const late = await started()
    expect((await questions(late.token, late.attempt.id))[0].question.name).toBe(rekeyed.name)
    await call('PUT', `/quizzes/${quizId}`, {
      as: owner,
      body: { content: { version: 1, questions: testQuestions } },
    })
  })

  it('never shows half a question', async () => {
    const [first, second] = testQuestions
    const content = { version: 1, questions: [{ ...first, name: '' }, second] }
    const { body } = await call('PUT', `/quizzes/${quizId}`, { as: owner, body: { content } })
    expect(body.data.issues).toEqual([{ question_id: 'question-one', code: 'question_empty' }])
    const { token, attempt } = await started()
    expect((await questions(token, attempt.id))[0].question.name).toBe(first.name)
  })

  it('refuses a save made on an older state', async () => {
    const { revision } = (await call('GET', `/quizzes/${quizId}`, { as: owner })).body.data
    const save = () =>
      call('PUT', `/quizzes/${quizId}`, { as: owner, body: { name: 'New', base_revision: revision } })
    expect((await save()).status).toBe(200)
    expect((await save()).body.error).toBe('stale_revision')
  })
})

describe('what staff see', () => {
  it('lists attempts with their people and places, and opens one with its key', async () => {
    const { token, attempt, email } = await started()
    await finish(token, attempt.id, [one('one-wrong'), two(['two-right-a', 'two-right-b'])])
    const curator = await addStaff(app, school.schoolId, ['practice_list', 'practice_read'])
    const list = await call('GET', `/practices?query=${encodeURIComponent(email)}`, { as: curator.token })
    expect(list.body.data).toHaveLength(1)
    expect(list.body.data[0]).toMatchObject({
      learner: { email },
      lesson: { title: 'First lesson' },
      number: 1,
    })
    const { body } = await call('GET', `/practices/${attempt.id}`, { as: curator.token })
    expect(body.data.questions[0].result).toMatchObject({
      state: 'incorrect',
      correct_answers: [{ quiz_answer_id: 'one-right' }],
    })
  })

  it('shows no attempt to another school’s staff or to a student', async () => {
    const { token, attempt } = await started()
    const other = await teachingSchool(app, 'prying', false)
    expect((await call('GET', `/practices/${attempt.id}`, { as: other.owner.token })).status).toBe(404)
    expect((await call('GET', '/practices', { as: token })).status).toBe(403)
  })
})
