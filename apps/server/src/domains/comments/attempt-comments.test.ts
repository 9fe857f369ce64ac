import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff } from '../../testing/people.ts'
import { one, practiceIn, two } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'counted-comments', true)
const elsewhere = await teachingSchool(app, 'counted-comments-elsewhere', false)
const owner = school.owner.token
const { started, finish } = practiceIn(app, school)

const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { token: learner.token, attempt: learner.attempt.id }
}

const write = async (as: string, attempt: number, more: object = {}): Promise<number> => {
  const body = { commentable_type: 'quiz-attempt', commentable_id: attempt, text: 'Look again', ...more }
  return (await call('POST', '/comments', { as, body })).body.data.id
}
const countsFor = async (as: string | undefined, attempt: number) =>
  call('GET', `/comments/quiz-attempt/${attempt}/counts`, as === undefined ? {} : { as })
const counts = async (as: string, attempt: number) => (await countsFor(as, attempt)).body.data

it('tells of each question how much is said and what is new, and nothing that is private to its learner', async () => {
  const { token, attempt } = await handedIn()
  expect(await counts(token, attempt)).toEqual({
    comments_count: 0,
    unread_count: 0,
    is_user_comment_allowed: true,
    may_write: true,
    is_team: false,
    may_set_allowance: false,
    questions: [],
  })
  await write(owner, attempt)
  await write(owner, attempt, { question_id: 'question-one' })
  await write(owner, attempt, { question_id: 'question-one', is_private: true })
  const gone = await write(owner, attempt, { question_id: 'question-two' })
  expect((await call('DELETE', `/comments/${gone}`, { as: owner })).status).toBe(200)
  await write(token, attempt, { question_id: 'question-one' })
  expect(await counts(token, attempt)).toMatchObject({
    comments_count: 3,
    unread_count: 2,
    questions: [{ question_id: 'question-one', comments_count: 2, unread_count: 1 }],
  })
  expect(await counts(owner, attempt)).toMatchObject({
    comments_count: 4,
    unread_count: 1,
    is_team: true,
    may_set_allowance: true,
    questions: [{ question_id: 'question-one', comments_count: 3, unread_count: 1 }],
  })
})

it('tells where the learner may write', async () => {
  const { token, attempt } = await handedIn()
  const allow = (
    result_commentable_type: string,
    result_commentable_id: string | number,
    is_allowed: boolean,
  ) =>
    call('POST', `/quiz-attempts/${attempt}/quiz-result-comment-settings`, {
      as: owner,
      body: { result_commentable_type, result_commentable_id, is_allowed },
    })
  expect((await allow('quiz-attempt', attempt, false)).status).toBe(200)
  expect((await allow('question', 'question-two', true)).status).toBe(200)
  expect(await counts(token, attempt)).toMatchObject({
    is_user_comment_allowed: false,
    may_write: false,
    questions: [{ question_id: 'question-two', comments_count: 0, is_user_comment_allowed: true }],
  })
})

it('tells nobody else anything', async () => {
  const { attempt } = await handedIn()
  await write(owner, attempt)
  const powerless = await addStaff(app, school.schoolId, ['course_list'])
  expect((await countsFor(undefined, attempt)).status).toBe(401)
  for (const as of [(await handedIn()).token, elsewhere.owner.token, powerless.token])
    expect((await countsFor(as, attempt)).status).toBe(404)
})

it('is answered to the team under the address of another school, and to nobody else there', async () => {
  const { token, attempt } = await handedIn()
  const headers = { host: 'counted-comments-elsewhere.localhost' }
  const at = (as: string, method: string, path: string, body?: object) =>
    call(method, path, { as, body, headers })
  const body = { commentable_type: 'quiz-attempt', commentable_id: attempt, text: 'From the workbench' }
  const written = await at(owner, 'POST', '/comments', body)
  expect(written.status).toBe(201)
  const { id } = written.body.data
  expect((await at(owner, 'GET', `/comments/quiz-attempt/${attempt}/counts`)).body.data.comments_count).toBe(
    1,
  )
  expect((await at(owner, 'GET', `/comments/quiz-attempt/${attempt}`)).status).toBe(200)
  expect((await at(owner, 'PUT', `/comments/${id}`, { text: 'Edited' })).status).toBe(200)
  for (const as of [token, elsewhere.owner.token]) {
    expect((await at(as, 'GET', `/comments/quiz-attempt/${attempt}/counts`)).status).toBe(404)
    expect((await at(as, 'POST', '/comments', body)).status).toBe(404)
    expect((await at(as, 'DELETE', `/comments/${id}`)).status).toBe(404)
  }
  expect((await at(owner, 'DELETE', `/comments/${id}`)).status).toBe(200)
})
