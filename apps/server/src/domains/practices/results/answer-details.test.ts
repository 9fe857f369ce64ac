import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'answer-details', true)
const elsewhere = await teachingSchool(app, 'other-details', false)
const as = school.owner.token
const { quizPath, started, finish, answer } = practiceIn(app, school)

const results = (token: string | undefined, query: string) =>
  call('GET', `/quiz-results?${query}`, { ...(token && { as: token }) })

const handedIn = async () => {
  const learner = await started()
  const payload = [one('one-wrong'), two(['two-right-a'])]
  const { body } = await finish(learner.token, learner.attempt.id, payload)
  if (!body.data.success) throw new Error(JSON.stringify(body))
  return learner
}

describe('one question of an attempt', () => {
  it('comes without the comment while the attempt runs, and with it as far as the quiz shows it', async () => {
    const { token, attempt } = await started()
    const path = `/quiz-attempts/${attempt.id}/quiz-questions/question-one`
    await answer(token, attempt.id, one('one-wrong', { seq: 1 }))
    expect((await call('GET', path, { as: token })).body.data).toMatchObject({
      comment: null,
      quiz_question: { question: { id: 'question-one' }, result: { state: 'answered' } },
    })
    await finish(token, attempt.id, [two(['two-right-a'])])
    const { comment, quiz_question: item } = (await call('GET', path, { as: token })).body.data
    expect(comment).toBe(item.result.comment)
    expect(item.result.state).toBe('incorrect')
    const strangers = [(await started()).token, elsewhere.owner.token, as]
    for (const other of strangers) expect((await call('GET', path, { as: other })).status).toBe(404)
    expect((await call('GET', path)).status).toBe(401)
    expect((await call('GET', `${path}x`, { as: token })).status).toBe(404)
  })
})

describe('quiz-results', () => {
  it('give the rows of one answer with what is right, as far as the reader may see it', async () => {
    const { token, attempt } = await handedIn()
    const query = `attempt_id=${attempt.id}&question_id=question-one`
    const own = (await results(token, query)).body
    expect(own.data).toMatchObject([{ quiz_attempt_id: attempt.id, quiz_answer_id: 'one-wrong' }])
    expect(own.results_versions).toEqual([{ quiz_attempt_id: attempt.id, outcome: 0 }])
    const staff = (await results(as, query)).body
    expect(staff.data).toMatchObject([{ quiz_answer_id: 'one-wrong', is_correct: false }])
    expect(staff.correct_answers).toMatchObject([{ quiz_answer_id: 'one-right' }])
    expect((await results(token, `${query}&answer_group_id=nowhere`)).body.data).toEqual([])
  })

  it('tell a running attempt’s learner nothing of right and wrong', async () => {
    const { token, attempt } = await started()
    await answer(token, attempt.id, one('one-wrong', { seq: 1 }))
    const query = `attempt_id=${attempt.id}&question_id=question-one`
    const { data, correct_answers, results_versions } = (await results(token, query)).body
    expect(data).toMatchObject([{ quiz_answer_id: 'one-wrong', is_correct: null }])
    expect(correct_answers).toBeNull()
    expect(results_versions).toEqual([{ quiz_attempt_id: attempt.id, outcome: 2 }])
    expect((await results(as, `${query}&is_student=1`)).status).toBe(404)
  })

  it('are nothing to others', async () => {
    const { attempt } = await handedIn()
    const query = `attempt_id=${attempt.id}&question_id=question-one`
    const powerless = await addStaff(app, school.schoolId, ['course_list'])
    const others = [(await started()).token, elsewhere.owner.token, powerless.token]
    for (const token of others) expect((await results(token, query)).status).toBe(404)
    expect((await results(undefined, query)).status).toBe(401)
    expect((await results(as, 'attempt_id=x')).status).toBe(422)
  })
})

describe('an attempt with is_expert', () => {
  it('shows staff the key and what everybody picked, and a learner nothing more than without', async () => {
    const { token, attempt } = await started()
    const path = `${quizPath}/attempt/${attempt.id}?is_expert=1`
    const { questions, aggregate_interview } = (await call('GET', path, { as })).body.data
    expect(questions[0].result.correct_answers).toMatchObject([{ quiz_answer_id: 'one-right' }])
    expect(aggregate_interview).toEqual([])
    const own = (await call('GET', path, { as: token })).body.data
    expect(own.questions[0].result.correct_answers).toBeNull()
    for (const other of [(await started()).token, elsewhere.owner.token])
      expect((await call('GET', path, { as: other })).status).toBe(404)
  })
})
