import { expect, it } from 'vitest'
import { claimMinutes } from '@lectern/contract/attempts/claim'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'review', true)
const elsewhere = await teachingSchool(app, 'review-elsewhere', false)
const owner = school.owner.token
await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: { check_type: 'manual' } } })
const { begin, finish, started } = practiceIn(app, school)
const reviewer = () => addStaff(app, school.schoolId, ['practice_list', 'practice_curator'])

const handedIn = async () => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { token: learner.token, attempt: Number(learner.attempt.id) }
}
const claim = (as: string, attempt: number, body: object = {}) =>
  call('PUT', `/practices/${attempt}/claim`, { as, body })
const next = (as: string, body: object = {}) => call('POST', '/practices/next', { as, body })
const decide = (as: string, attempt: number, status_id = 1) =>
  call('PATCH', `/practices/${attempt}`, { as, body: { status_id } })
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]
const rowOf = async (as: string, attempt: number) =>
  (await call('GET', `/practices/${attempt}`, { as })).body.data.row

it('keeps colleagues off an attempt until it is decided, given up, taken over or forgotten', async () => {
  const { attempt } = await handedIn()
  const [one, other] = [await reviewer(), await reviewer()]
  expect((await claim(one.token, attempt)).body.data).toMatchObject({ user: { id: one.id }, is_own: true })
  expect(await rowOf(other.token, attempt)).toMatchObject({ claim: { user: { id: one.id }, is_own: false } })
  expect(errorOf(await claim(other.token, attempt))).toEqual([409, 'attempt_claimed'])
  expect(errorOf(await decide(other.token, attempt))).toEqual([409, 'attempt_claimed'])
  const mark = { question_id: 'question-one', points: 1 }
  const marked = await call('PATCH', `/practices/${attempt}/points`, { as: other.token, body: mark })
  expect(errorOf(marked)).toEqual([409, 'attempt_claimed'])

  expect((await call('DELETE', `/practices/${attempt}/claim`, { as: other.token })).status).toBe(200)
  expect(errorOf(await claim(other.token, attempt))).toEqual([409, 'attempt_claimed'])
  expect((await claim(other.token, attempt, { take_over: true })).status).toBe(200)
  expect(errorOf(await decide(one.token, attempt))).toEqual([409, 'attempt_claimed'])
  expect((await call('DELETE', `/practices/${attempt}/claim`, { as: other.token })).status).toBe(200)
  expect(await rowOf(one.token, attempt)).toMatchObject({ claim: null })

  await claim(one.token, attempt)
  clock.advance(claimMinutes * 60_000 - 1)
  expect(errorOf(await claim(other.token, attempt))).toEqual([409, 'attempt_claimed'])
  clock.advance(1)
  expect((await claim(other.token, attempt)).status).toBe(200)
  expect((await decide(other.token, attempt)).status).toBe(200)
  expect(await rowOf(one.token, attempt)).toMatchObject({ claim: null, attempt: { status_id: 1 } })
  expect(errorOf(await claim(one.token, attempt))).toEqual([409, 'attempt_not_waiting'])
})

it('leads on to what has waited longest, and not to what was put aside', async () => {
  const { token, id } = await reviewer()
  const waiting = []
  for (let count = 0; count < 3; count += 1) {
    clock.advance(1000)
    waiting.push((await handedIn()).attempt)
  }
  const [first = 0, second = 0, third = 0] = waiting
  const { data } = (await next(token)).body
  expect(data).toMatchObject({ attempt: { id: first }, claim: { user: { id }, is_own: true } })
  // An own claim is gone on with.
  expect((await next(token)).body.data.attempt.id).toBe(first)
  expect((await next(token, { except: [first] })).body.data.attempt.id).toBe(second)
  expect((await next((await reviewer()).token)).body.data.attempt.id).toBe(third)
  expect((await next((await reviewer()).token)).body.data).toBeNull()
  expect((await next(token, { quiz_id: school.quizId + 1_000_000 })).body.data).toBeNull()
  for (const attempt of [first, second, third]) await decide(owner, attempt, 2)
})

it('gives each attempt to one of a crowd of reviewers', async () => {
  const attempts = []
  for (let count = 0; count < 20; count += 1) attempts.push((await handedIn()).attempt)
  const crowd = await Promise.all(Array.from({ length: 25 }, reviewer))
  const taken = await Promise.all(crowd.map(async ({ token }) => (await next(token)).body.data))
  const ids = taken.flatMap((row) => (row === null ? [] : [row.attempt.id]))
  expect(new Set(ids)).toEqual(new Set(attempts))
  expect(ids).toHaveLength(attempts.length)
})

it('shows and gives nobody what they may not check', async () => {
  const { token, attempt } = await handedIn()
  const reader = await addStaff(app, school.schoolId, ['practice_list', 'practice_read'])
  const ofOwn = await addStaff(app, school.schoolId, ['practice_list.own', 'practice_curator.own'])
  for (const as of [token, reader.token]) {
    expect((await claim(as, attempt)).status).toBe(403)
    expect((await next(as)).status).toBe(403)
  }
  expect((await claim(ofOwn.token, attempt)).status).toBe(404)
  expect((await next(ofOwn.token)).body.data).toBeNull()
  expect([403, 404]).toContain((await claim(elsewhere.owner.token, attempt)).status)
  expect((await call('POST', '/practices/next', { body: {} })).status).toBe(401)
  expect((await next(owner, { except: Array.from({ length: 101 }, (_, index) => index + 1) })).status).toBe(
    422,
  )
})

it('is open to the learner all the while: a version that is reworked leaves the claim behind', async () => {
  const { token, attempt } = await handedIn()
  const { token: as } = await reviewer()
  await claim(as, attempt)
  await decide(as, attempt, 3)
  const again = await begin(token)
  await finish(token, again.id)
  expect((await claim((await reviewer()).token, again.id)).status).toBe(200)
})
