import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool, type TestSchool } from '../../../testing/school.ts'
import { closeExpiredAttempts, handleCloseExpired } from '../../attempts/index.ts'

const app = await testApp()
const { call, clock } = app
const { database, db, log } = app.dependencies
const school = await teachingSchool(app, 'exceptions', true)
const foreign = await teachingSchool(app, 'exceptions-foreign', false)
const owner = school.owner.token
const { quizPath, begin, answer, finish, started } = practiceIn(app, school)
const path = `/quizzes/${school.quizId}/exceptions`

const settings = (change: object) =>
  call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: change } })
const give = (body: object, as = owner) => call('PUT', `${quizPath}/exceptions`, { as, body })
const given = async (body: object) => {
  const reply = await give(body)
  expect({ status: reply.status, body: reply.body }).toMatchObject({ status: 200 })
  return reply.body.data
}
const quizOf = async (token: string) => (await call('GET', quizPath, { as: token })).body.data
const leftOf = async (token: string, attempt: number) =>
  (await call('GET', `/quiz-attempts/${attempt}/timer`, { as: token })).body.data.left_time_in_seconds
const start = (token: string) => call('POST', `${quizPath}/start-attempt`, { as: token })
const groupOf = async (
  of: TestSchool,
  userIds: number[],
  name = `Group ${userIds.join()}`,
): Promise<number> => {
  const groups = `/products/${of.productId}/groups`
  const { id } = (await call('POST', groups, { as: of.owner.token, body: { name } })).body.data
  await call('PUT', `${groups}/${id}/participants`, { as: of.owner.token, body: { user_ids: userIds } })
  return id
}
/** As the calendar does every minute. */
const closeExpired = async () => {
  await db.transaction((tx) => enqueue(tx, closeExpiredAttempts, {}))
  await drainQueue(database, [handleCloseExpired(app.dependencies)], { clock, log })
}

beforeEach(() => settings({ timer_type: 1, timer_duration: 600 }))
afterEach(() =>
  settings({ timer_type: 0, timer_duration: null, attempts_limit: null, retake_condition: 'always' }),
)

describe('extra time', () => {
  it('counts from the next start, in per cent and minutes together, and is told', async () => {
    const learner = await joinSchool(app, school)
    await given({ user_id: learner.id, extra_percent: 25, extra_minutes: 5 })
    expect(await quizOf(learner.token)).toMatchObject({ exception: { extra_time_in_seconds: 450 } })
    expect(await begin(learner.token)).toMatchObject({ left_time_in_seconds: 1050 })
  })

  it('reaches a running attempt: answers count until the new end, and it is closed by it', async () => {
    const { token, attempt, id: userId } = await started()
    await answer(token, attempt.id, one('one-right', { device: 'phone', seq: 1 }))
    clock.advance(590_000)
    await given({ user_id: userId, extra_minutes: 15 })
    expect(await leftOf(token, attempt.id)).toBe(910)
    clock.advance(300_000)
    await closeExpired()
    const later = await answer(token, attempt.id, two(['two-right-a'], { device: 'phone', seq: 2 }))
    expect([later.status, later.body.data.left_time_in_seconds]).toEqual([200, 610])
    clock.advance(617_000)
    await closeExpired()
    const view = (await call('GET', `${quizPath}/attempt/${attempt.id}`, { as: token })).body.data
    expect(view.attempt).toMatchObject({ is_timed_out: true, passed_time_in_seconds: 1500 })
  })

  it('never takes time from whoever sits there: neither less of it nor taking it back', async () => {
    const { token, attempt, id: userId } = await started()
    const { id } = await given({ user_id: userId, extra_minutes: 15 })
    await given({ user_id: userId, extra_minutes: 1 })
    expect(await leftOf(token, attempt.id)).toBe(1500)
    expect((await call('DELETE', `${path}/${id}`, { as: owner })).status).toBe(200)
    expect(await leftOf(token, attempt.id)).toBe(1500)
    expect((await quizOf(token)).exception).toBeNull()
  })

  it('of a group reaches everybody in it and nobody else', async () => {
    const [member, other] = [await started(), await started()]
    await given({ participant_group_id: await groupOf(school, [member.id]), extra_minutes: 10 })
    expect(await leftOf(member.token, member.attempt.id)).toBe(1200)
    expect(await leftOf(other.token, other.attempt.id)).toBe(600)
  })

  it('is lost to nobody who starts in the moment in which it is given', async () => {
    const learners = await Promise.all(Array.from({ length: 20 }, () => joinSchool(app, school)))
    const groupId = await groupOf(
      school,
      learners.map(({ id }) => id),
      'Everybody',
    )
    const [, ...begun] = await Promise.all([
      given({ participant_group_id: groupId, extra_minutes: 10 }),
      ...learners.map(async ({ token }) => ({ token, attempt: await begin(token) })),
    ])
    const left = await Promise.all(begun.map(({ token, attempt }) => leftOf(token, attempt.id)))
    expect(new Set(left)).toEqual(new Set([1200]))
  })
})

describe('extra attempts', () => {
  it('let one more start, whatever the condition says, and no more than that', async () => {
    await settings({ timer_type: 0, timer_duration: null, attempts_limit: 1, retake_condition: 'if_failed' })
    const { token, attempt, id: userId } = await started()
    await finish(token, attempt.id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
    expect((await start(token)).body.error).toBe('attempts_used_up')
    await given({ user_id: userId, extra_attempts: 1 })
    expect(await quizOf(token)).toMatchObject({ attempts_left: 1, can_start_attempt: true })
    const again = await begin(token)
    await finish(token, again.id, [one('one-right'), two(['two-right-a'])])
    expect((await start(token)).body.error).toBe('attempts_used_up')
  })

  it('are what was named: two who give different things at once do not undo each other', async () => {
    const { id: userId } = await joinSchool(app, school)
    await Promise.all([
      given({ user_id: userId, extra_attempts: 2 }),
      given({ user_id: userId, extra_minutes: 5 }),
      given({ user_id: userId, reason: 'Was ill' }),
    ])
    const { data } = (await call('GET', `${path}?user_id=${userId}`, { as: owner })).body
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ extra_attempts: 2, extra_minutes: 5, reason: 'Was ill' })
  })
})

describe('what is refused', () => {
  it('are people and groups of others, and wrong numbers; what was given stays', async () => {
    const { id: userId } = await joinSchool(app, school)
    const stranger = await signUp(app, 'Stranger')
    await given({ user_id: userId, extra_minutes: 5 })
    const foreignGroup = await groupOf(foreign, [], 'Others')
    const refused: [object, string][] = [
      [{ user_id: stranger.id }, 'unknown_participant'],
      [{ user_id: 999_999_999 }, 'unknown_participant'],
      [{ participant_group_id: foreignGroup }, 'unknown_participant_group'],
      [{ user_id: userId, extra_minutes: -1 }, 'invalid_fields'],
      [{ user_id: userId, extra_minutes: 1e9 }, 'invalid_fields'],
      [{ user_id: userId, extra_percent: 1.5 }, 'invalid_fields'],
      [{ user_id: userId, extra_attempts: '3' }, 'invalid_fields'],
      [{ user_id: userId, reason: 'x'.repeat(501) }, 'invalid_fields'],
      [{ user_id: userId, closes_at: 'tomorrow' }, 'invalid_fields'],
      [{}, 'invalid_fields'],
      [{ user_id: userId, participant_group_id: 1 }, 'invalid_fields'],
      [
        { user_id: userId, opens_at: '2030-01-02T00:00:00Z', closes_at: '2030-01-01T00:00:00Z' },
        'closes_before_opening',
      ],
    ]
    for (const [body, error] of refused) {
      const reply = await give({ extra_minutes: 50, ...body })
      expect({ body, status: reply.status, error: reply.body.error }).toEqual({ body, status: 422, error })
    }
    const { data } = (await call('GET', `${path}?user_id=${userId}`, { as: owner })).body
    expect(data[0]).toMatchObject({ extra_minutes: 5, closes_at: null })
  })

  it('is another school: its quiz, its lesson, its staff, and learners', async () => {
    const learner = await joinSchool(app, school)
    const body = { user_id: learner.id, extra_minutes: 5 }
    expect((await give(body, learner.token)).status).toBe(403)
    expect((await give(body, foreign.owner.token)).status).toBeGreaterThanOrEqual(403)
    const elsewhere = `/lessons/${foreign.lesson.id}/quizzes/${school.quizId}/exceptions`
    expect((await call('PUT', elsewhere, { as: owner, body })).status).toBe(404)
    const { id } = await given(body)
    const asForeign = { as: foreign.owner.token, headers: { 'x-cabinet-id': String(foreign.schoolId) } }
    expect((await call('DELETE', `${path}/${id}`, asForeign)).status).toBe(404)
    expect((await call('GET', path, asForeign)).status).toBe(404)
    expect((await quizOf(learner.token)).exception).not.toBeNull()
  })
})

describe('the list', () => {
  it('names for whom, what, why and by whom, and is found by person', async () => {
    const { id: userId } = await joinSchool(app, school)
    const groupId = await groupOf(school, [userId], 'Evening')
    await given({ participant_group_id: groupId, extra_percent: 50 })
    await given({ user_id: userId, extra_minutes: 5, reason: 'Slow connection' })
    const { data, meta } = (await call('GET', `${path}?user_id=${userId}`, { as: owner })).body
    expect(meta.total).toBe(2)
    expect(data).toMatchObject([
      { user: { id: userId }, reason: 'Slow connection', given_by: { id: school.owner.id } },
      { participant_group: { id: groupId, name: 'Evening' }, extra_percent: 50, user: null },
    ])
  })

  it('offers the lessons of the quiz with their groups, and participants by name', async () => {
    const { id: userId } = await joinSchool(app, school)
    const places = (await call('GET', `${path}/places`, { as: owner })).body.data
    expect(places).toMatchObject([{ lesson: { id: school.lesson.id } }])
    const people = await call('GET', `${path}/people?lesson_id=${school.lesson.id}&query=learner`, {
      as: owner,
    })
    expect(people.body.data.length).toBeGreaterThan(0)
    expect(people.body.data.length).toBeLessThanOrEqual(20)
    const stranger = await signUp(app, 'Learner elsewhere')
    expect(people.body.data.map(({ id }: { id: number }) => id)).not.toContain(stranger.id)
    expect(userId).toBeGreaterThan(0)
  })

  it('stands in the log of the school', async () => {
    const { id: userId } = await joinSchool(app, school)
    const { id } = await given({ user_id: userId, extra_minutes: 5, reason: 'Fire alarm' })
    await call('DELETE', `${path}/${id}`, { as: owner })
    const entries = (await call('GET', '/cabinet/audit-log?per_page=5', { as: owner })).body.data
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'attempt_exception.removed', target: { id: userId }, before: { extra_minutes: 5 } },
      { action: 'attempt_exception.saved', target: { id: userId }, after: { reason: 'Fire alarm' } },
    ])
  })
})
