import { attemptFacts } from '@lectern/contract/attempts/attempts.facts'
import { undoSeconds } from '@lectern/contract/attempts/claim'
import { expect, it } from 'vitest'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { handleTellHeldDecision } from '../../attempts/index.ts'

const app = await testApp()
const { call, clock } = app
const { database, log } = app.dependencies
const school = await teachingSchool(app, 'undo', true)
await call('PUT', `/quizzes/${school.quizId}`, {
  as: school.owner.token,
  body: { settings: { check_type: 'manual', retake_condition: 'always' } },
})
const { begin, finish, started, quizPath } = practiceIn(app, school)
const reviewer = () => addStaff(app, school.schoolId, ['practice_list', 'practice_curator'])
const me = (await reviewer()).token
const colleague = (await reviewer()).token

const handedIn = async () => {
  const { token, attempt } = await started()
  await finish(token, attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { token, attempt: Number(attempt.id) }
}
const decide = (
  as: string,
  attempt: number,
  status_id: number | null,
  is_held = true,
  seen_status_id?: number,
) => call('PATCH', `/practices/${attempt}`, { as, body: { status_id, is_held, seen_status_id } })
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]
const rowOf = async (as: string, attempt: number) =>
  (await call('GET', `/practices/${attempt}`, { as })).body.data.row
/** What the learner is shown. */
const told = async (token: string) => (await call('GET', quizPath, { as: token })).body.data.attempt.status_id
const events = async () =>
  (
    await database.pool.query(
      `select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'name' = any($1)`,
      [attemptFacts.map(({ type }) => type)],
    )
  ).rows[0].count
/** As the queue does when the time has come. */
const tell = async () => {
  await database.pool.query(
    `update graphile_worker._private_jobs set run_at = now() where key like 'attempts.tellHeldDecision/%'`,
  )
  await drainQueue(database, [handleTellHeldDecision(app.dependencies)], { clock, log })
}
/** When the learner of an attempt is to be told. */
const jobs = async (attempt: number): Promise<number[]> =>
  (
    await database.pool.query('select run_at from graphile_worker.jobs where key = $1', [
      `attempts.tellHeldDecision/${attempt}`,
    ])
  ).rows.map(({ run_at }) => run_at.getTime())
const pass = () => clock.advance(undoSeconds * 1000)

it('shows the team a decision at once, and the learner after ten seconds', async () => {
  const { token, attempt } = await handedIn()
  const before = await events()
  expect((await decide(me, attempt, 1)).body.data.status_id).toBe(1)
  expect(await rowOf(colleague, attempt)).toMatchObject({
    attempt: { status_id: 1 },
    claim: null,
    decision: { status_id: 1, is_own: false },
    versions: [{ id: attempt, status_id: 1 }],
  })
  expect([await told(token), await events()]).toEqual([6, before])
  expect(await jobs(attempt)).toEqual([clock.now().getTime() + undoSeconds * 1000])
  pass()
  await tell()
  expect([await told(token), await events()]).toEqual([1, before + 1])
  expect(await rowOf(me, attempt)).toMatchObject({ attempt: { status_id: 1 }, decision: null, claim: null })
})

it('takes a decision back while the learner does not know of it, and not after', async () => {
  const { token, attempt } = await handedIn()
  const before = await events()
  await decide(me, attempt, 2)
  expect(errorOf(await decide(colleague, attempt, null))).toEqual([409, 'attempt_claimed'])
  expect((await decide(me, attempt, null)).body.data.status_id).toBe(6)
  expect(await rowOf(me, attempt)).toMatchObject({ decision: null, claim: { is_own: true } })
  pass()
  await tell()
  expect([await told(token), await events()]).toEqual([6, before])

  await decide(me, attempt, 2)
  pass()
  expect(errorOf(await decide(me, attempt, null))).toEqual([409, 'decision_told'])
  await tell()
  expect(await told(token)).toBe(2)
  expect(errorOf(await decide(me, attempt, null))).toEqual([409, 'decision_told'])
})

it('counts the time from the last decision, and tells at once on wish', async () => {
  const { token, attempt } = await handedIn()
  await decide(me, attempt, 2)
  clock.advance(6_000)
  await decide(me, attempt, 3)
  expect(await jobs(attempt)).toEqual([clock.now().getTime() + undoSeconds * 1000])
  clock.advance(6_000)
  expect(await told(token)).toBe(6)
  const before = await events()
  await decide(me, attempt, 1, false)
  expect([await told(token), await events()]).toEqual([1, before + 1])
  pass()
  await tell()
  expect([await told(token), await events()]).toEqual([1, before + 1])
})

it('keeps colleagues off what was decided: no second decision, no claim, no next', async () => {
  const { attempt } = await handedIn()
  await decide(me, attempt, 1)
  expect(errorOf(await decide(colleague, attempt, 2))).toEqual([409, 'attempt_claimed'])
  expect(errorOf(await decide(colleague, attempt, 2, false))).toEqual([409, 'attempt_claimed'])
  for (const as of [me, colleague]) {
    const claimed = await call('PUT', `/practices/${attempt}/claim`, { as, body: { take_over: true } })
    expect(errorOf(claimed)).toEqual([409, 'attempt_not_waiting'])
    expect((await call('POST', '/practices/next', { as, body: {} })).body.data).toBeNull()
  }
  const waiting = (await call('GET', '/practices?status_id=6', { as: me })).body
  expect([waiting.data, waiting.meta.total]).toEqual([[], 0])
  pass()
  await tell()
  expect((await decide(colleague, attempt, 2, false, 1)).status).toBe(200)
})

it('stays with its reviewer, although they give their claim up meanwhile', async () => {
  const { token, attempt } = await handedIn()
  await decide(me, attempt, 1)
  expect((await call('DELETE', `/practices/${attempt}/claim`, { as: me })).status).toBe(200)
  expect(errorOf(await decide(colleague, attempt, 2))).toEqual([409, 'attempt_claimed'])
  pass()
  await tell()
  expect(await told(token)).toBe(1)
})

it('is in force once it cannot be taken back, also where somebody decides anew before the queue comes to it', async () => {
  const { token, attempt } = await handedIn()
  const before = await events()
  await decide(me, attempt, 1)
  pass()
  expect((await decide(colleague, attempt, 2, true, 1)).body.data.status_id).toBe(2)
  expect([await told(token), await events()]).toEqual([1, before + 1])
  expect((await decide(colleague, attempt, null)).body.data.status_id).toBe(1)
  await tell()
  expect(await rowOf(me, attempt)).toMatchObject({ attempt: { status_id: 1 }, decision: null, claim: null })
})

it('drops a change of mind that a learner who reworks has gone past', async () => {
  const { token, attempt } = await handedIn()
  await decide(me, attempt, 3, false)
  await decide(me, attempt, 1)
  const again = await begin(token)
  await finish(token, again.id)
  pass()
  await tell()
  expect(await rowOf(me, attempt)).toMatchObject({ attempt: { status_id: 4 }, decision: null })
  expect(await told(token)).toBe(6)
})

it('keeps a decision in force over points that are given meanwhile', async () => {
  const { token, attempt } = await handedIn()
  await decide(me, attempt, 2)
  const body = { question_id: 'question-one', points: 1 }
  expect((await call('PATCH', `/practices/${attempt}/points`, { as: me, body })).status).toBe(200)
  pass()
  await tell()
  expect(await told(token)).toBe(2)
})

it('answers an undo that is repeated as the first time', async () => {
  const { token, attempt } = await handedIn()
  await decide(me, attempt, 2)
  const first = await decide(me, attempt, null, false, 2)
  const again = await decide(me, attempt, null, false, 2)
  expect([again.status, again.body.data]).toEqual([200, first.body.data])
  expect((await decide(me, attempt, null)).status).toBe(200)
  expect(errorOf(await decide(colleague, attempt, null))).toEqual([409, 'attempt_claimed'])
  expect(await told(token)).toBe(6)

  await decide(me, attempt, 1, false)
  expect(errorOf(await decide(me, attempt, null, false, 1))).toEqual([409, 'decision_told'])
  await decide(me, attempt, 3)
  for (let times = 0; times < 2; times += 1)
    expect((await decide(me, attempt, null, false, 3)).body.data.status_id).toBe(1)
})
