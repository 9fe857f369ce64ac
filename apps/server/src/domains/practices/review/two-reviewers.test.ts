import { practiceAccepted, practiceFailed, practiceRework } from '@lectern/contract/attempts/attempts.facts'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const { database } = app.dependencies
const school = await teachingSchool(app, 'two-reviewers', true)
await call('PUT', `/quizzes/${school.quizId}`, {
  as: school.owner.token,
  body: { settings: { check_type: 'manual' } },
})
const { finish, started } = practiceIn(app, school)
const reviewer = async () =>
  (await addStaff(app, school.schoolId, ['practice_list', 'practice_curator'])).token
const me = await reviewer()
const colleague = await reviewer()

const handedIn = async () => {
  const { token, attempt } = await started()
  await finish(token, attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return Number(attempt.id)
}
const decide = (as: string, attempt: number, body: object) =>
  call('PATCH', `/practices/${attempt}`, { as, body })
const statusOf = async (attempt: number) =>
  (await call('GET', `/practices/${attempt}`, { as: me })).body.data.attempt.status_id
/** How often the learner of an attempt was told what became of it. */
const timesTold = async (attempt: number): Promise<number> =>
  (
    await database.pool.query(
      `select count(*)::int as count from graphile_worker._private_jobs
       where payload ->> 'name' = any($2) and payload -> 'payload' ->> 'subject_id' = $1`,
      [String(attempt), [practiceAccepted.type, practiceRework.type, practiceFailed.type]],
    )
  ).rows[0].count

it.each([
  ['carries the status that both saw', { seen_status_id: 6 }],
  ['says nothing of it', {}],
])('lets one of two decide who do so at once, where the call %s', async (_how, seen) => {
  for (let round = 0; round < 6; round += 1) {
    const attempt = await handedIn()
    const both = await Promise.all([
      decide(me, attempt, { status_id: 1, ...seen }),
      decide(colleague, attempt, { status_id: 3, ...seen }),
    ])
    const won = both.find(({ status }) => status === 200)
    const lost = both.find(({ status }) => status === 409)
    expect([won?.status, lost?.body.error]).toEqual([200, 'attempt_decided_anew'])
    expect(await statusOf(attempt)).toBe(won?.body.data.status_id)
    expect(await timesTold(attempt)).toBe(1)
  }
})

it('takes a later decision of who saw the one before', async () => {
  const attempt = await handedIn()
  await decide(me, attempt, { status_id: 1 })
  expect((await decide(colleague, attempt, { status_id: 2 })).body.error).toBe('attempt_decided_anew')
  expect((await decide(colleague, attempt, { status_id: 2, seen_status_id: 1 })).status).toBe(200)
  expect((await decide(me, attempt, { status_id: 3, seen_status_id: 1 })).status).toBe(409)
  expect((await decide(colleague, attempt, { status_id: 3 })).status).toBe(200)
  expect(await statusOf(attempt)).toBe(3)
  expect((await decide(me, attempt, { status_id: 1, seen_status_id: 'waiting' })).status).toBe(422)
})

it('answers a decision that is repeated as the first time, and tells the learner once', async () => {
  const attempt = await handedIn()
  const body = { status_id: 1, seen_status_id: 6 }
  const answers = [await decide(me, attempt, body), await decide(me, attempt, body)]
  expect(answers.map((answer) => [answer.status, answer.body.data.status_id])).toEqual([
    [200, 1],
    [200, 1],
  ])
  expect(await timesTold(attempt)).toBe(1)
  const held = { status_id: 2, seen_status_id: 1, is_held: true }
  for (let times = 0; times < 2; times += 1) expect((await decide(me, attempt, held)).status).toBe(200)
})
