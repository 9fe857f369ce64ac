import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff, type TestPerson } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'workload', true)
const elsewhere = await teachingSchool(app, 'workload-elsewhere', false)
const owner = school.owner.token
const hour_ms = 3_600_000
const team = `/products/${school.productId}/team`
const groups = `/products/${school.productId}/groups`
await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings: { check_type: 'manual' } } })
const { finish, started } = practiceIn(app, school)

const handedIn = async (): Promise<TestPerson & { attempt: number }> => {
  const { attempt, ...learner } = await started()
  await finish(learner.token, attempt.id, [one('one-wrong'), two(['two-right-a'])])
  return { ...learner, attempt: Number(attempt.id) }
}
const assistant = async (role: string, more: object = {}) => {
  const person = await addStaff(app, school.schoolId, [])
  await call('PUT', `${team}/${person.id}`, { as: owner, body: { role, sees: 'groups', ...more } })
  return person
}
const give = async (to: TestPerson, ...learners: TestPerson[]) => {
  const { data } = (await call('GET', groups, { as: owner })).body
  const own = data.find((group: { own_group_of: { id: number } | null }) => group.own_group_of?.id === to.id)
  const body = { user_ids: learners.map(({ id }) => id) }
  await call('PUT', `${groups}/${own.id}/participants`, { as: owner, body })
}
const workload = async (as = owner, query = '') =>
  (await call('GET', `/practice-workload?${query}`, { as })).body.data
const rowOf = (data: { assistants: { user: { id: number } }[] }, { id }: TestPerson) =>
  data.assistants.find(({ user }) => user.id === id)
const decide = (as: TestPerson, attempt: number, more: object = {}) =>
  call('PATCH', `/practices/${attempt}`, { as: as.token, body: { status_id: 1, ...more } })

const [mia, tom, senior] = [
  await assistant('assistant'),
  await assistant('assistant'),
  await assistant('senior_assistant'),
]
const ann = await handedIn()
clock.advance(3 * 24 * hour_ms)
const ben = await handedIn()
clock.advance(20 * hour_ms)
const cleo = await handedIn()
await give(mia, ann, ben)
await give(tom, cleo)
clock.advance(5 * hour_ms)
const dan = await handedIn()

it('counts what waits for each assistant by its age, what is late, and what nobody looks after', async () => {
  const data = await workload()
  expect(data).toMatchObject({ answer_hours: 48, is_own: false, unassigned: 1 })
  expect(data.waiting).toMatchObject({ count: 4, late: 1, ages: [2, 1, 1, 0] })
  expect(data.decided).toEqual({ count: 0, median_hours: null, p90_hours: null, late: 0 })
  expect(rowOf(data, mia)).toMatchObject({
    learners: 2,
    is_away: false,
    waiting: { count: 2, late: 1, ages: [0, 1, 1, 0] },
  })
  expect(rowOf(data, tom)).toMatchObject({ learners: 1, waiting: { count: 1, late: 0, ages: [1, 0, 0, 0] } })
  expect(data.assistants.map(({ user }: { user: { id: number } }) => user.id)[0]).toBe(mia.id)
})

it('finds in the queue what it counts', async () => {
  for (const [person, attempts] of [
    [mia, [ann.attempt, ben.attempt]],
    [tom, [cleo.attempt]],
  ] as const) {
    const { data } = (
      await call('GET', `/practices?status_id=6&order=waiting&assistant_id=${person.id}`, { as: owner })
    ).body
    expect(data.map(({ attempt }: { attempt: { id: number } }) => attempt.id)).toEqual(attempts)
  }
})

it('counts what somebody is checking as theirs, each attempt once however often it is theirs', async () => {
  await call('PUT', `/practices/${ann.attempt}/claim`, { as: mia.token, body: {} })
  const claimed = await call('PUT', `/practices/${dan.attempt}/claim`, { as: owner, body: {} })
  expect(claimed.status).toBe(200)
  const data = await workload()
  expect(rowOf(data, mia)).toMatchObject({ waiting: { count: 2 } })
  expect(rowOf(data, school.owner)).toMatchObject({ waiting: { count: 1 }, learners: 0 })
  expect(data).toMatchObject({ unassigned: 0, waiting: { count: 4 } })
})

it('shows to an assistant the own numbers, to a senior one those of the chosen, to others of the team nothing', async () => {
  const own = await workload(tom.token)
  expect(own).toMatchObject({ is_own: true, waiting: { count: 1 }, unassigned: 0 })
  expect(own.assistants.map(({ user }: { user: { id: number } }) => user.id)).toEqual([tom.id])
  const body = { role: 'senior_assistant', sees: 'groups', assistant_ids: [mia.id] }
  await call('PUT', `${team}/${senior.id}`, { as: owner, body })
  const led = await workload(senior.token)
  expect(led.is_own).toBe(false)
  expect(new Set(led.assistants.map(({ user }: { user: { id: number } }) => user.id))).toEqual(
    new Set([senior.id, mia.id]),
  )
  expect(led.waiting.count).toBe(2)
  const reader = await addStaff(app, school.schoolId, ['practice_list'])
  expect(await workload(reader.token)).toMatchObject({ is_own: true, assistants: [], waiting: { count: 0 } })
  expect(await workload(elsewhere.owner.token)).toMatchObject({ assistants: [], waiting: { count: 0 } })
  const stranger = await addStaff(app, school.schoolId, ['contact_read'])
  expect((await call('GET', '/practice-workload', { as: stranger.token })).status).toBe(403)
})

it('gives each of those who ask at once what they may see of what they ask for', async () => {
  const questions = [
    [owner, ''],
    [tom.token, ''],
    [mia.token, ''],
    [elsewhere.owner.token, ''],
    [owner, 'days=7'],
    [owner, 'days=90'],
  ] as const
  const alone = []
  for (const [as, query] of questions) alone.push(await workload(as, query))
  expect(new Set(alone.map((data) => JSON.stringify(data))).size).toBe(questions.length)
  const crowd = Array.from({ length: 60 }, (_, at) => questions[at % questions.length] ?? questions[0])
  const together = await Promise.all(crowd.map(([as, query]) => workload(as, query)))
  for (const [at, data] of together.entries()) expect(data).toEqual(alone[at % questions.length])
})

it('tells how soon was answered, by person and by time, and leaves out what the learner has not been told', async () => {
  expect((await decide(mia, ann.attempt)).status).toBe(200)
  expect((await decide(tom, cleo.attempt)).status).toBe(200)
  expect((await decide(mia, ben.attempt, { is_held: true })).status).toBe(200)
  const data = await workload(owner, 'days=7')
  expect(data.waiting.count).toBe(1)
  expect(rowOf(data, mia)).toMatchObject({
    waiting: { count: 0 },
    decided: { count: 1, median_hours: 97, p90_hours: 97, late: 1 },
  })
  expect(rowOf(data, tom)).toMatchObject({ decided: { count: 1, median_hours: 5, late: 0 } })
  expect(data.decided).toMatchObject({ count: 2, median_hours: 51, late: 1 })
  expect(data.steps).toHaveLength(7)
  expect(data.steps.at(-1)).toMatchObject({ count: 2, median_hours: 51 })
  expect(data.steps[0]).toMatchObject({ count: 0, median_hours: null })
  expect((await workload(owner, 'days=30')).steps).toHaveLength(5)
  expect((await workload(owner, 'days=90')).steps).toHaveLength(13)
})

it('is narrowed by course and by time', async () => {
  expect((await workload(owner, `course_id=${school.courseId}`)).decided.count).toBe(2)
  const none = await workload(owner, `course_id=${elsewhere.courseId}`)
  expect(none).toMatchObject({ assistants: [], waiting: { count: 0 }, decided: { count: 0 } })
  clock.advance(8 * 24 * hour_ms)
  expect((await workload(owner, 'days=7')).decided.count).toBe(0)
  expect((await workload(owner, 'days=30')).decided.count).toBe(2)
  for (const wrong of ['days=8', 'course_id=x'])
    expect([wrong, (await call('GET', `/practice-workload?${wrong}`, { as: owner })).status]).toEqual([
      wrong,
      422,
    ])
})

it('says whose time is over', async () => {
  const expires_at = new Date(clock.now().getTime() + hour_ms).toISOString()
  await call('PUT', `${team}/${tom.id}`, {
    as: owner,
    body: { role: 'assistant', sees: 'groups', expires_at },
  })
  expect(rowOf(await workload(), tom)).toMatchObject({ is_away: false })
  clock.advance(2 * hour_ms)
  expect(rowOf(await workload(), tom)).toMatchObject({ is_away: true })
})

it('goes by the time that the school has set, and keeps in the log who changed it', async () => {
  const set = (as: string, answer_hours: unknown) =>
    call('PUT', '/practice-answer-term', { as, body: { answer_hours } })
  expect((await set(tom.token, 5)).status).toBe(403)
  expect((await set(owner, -1)).status).toBe(422)
  expect((await set(owner, 0)).status).toBe(200)
  expect(await workload()).toMatchObject({ answer_hours: 0, waiting: { late: 0 }, decided: { late: 0 } })
  await set(owner, 4)
  expect(await workload()).toMatchObject({ answer_hours: 4, waiting: { late: 1 }, decided: { late: 2 } })
  expect((await workload(elsewhere.owner.token)).answer_hours).toBe(48)
  const { data } = (await call('GET', '/cabinet/audit-log', { as: owner })).body
  const logged = data.find(({ action }: { action: string }) => action === 'answer_term.changed')
  expect(logged).toMatchObject({ before: { answer_hours: 0 }, after: { answer_hours: 4 } })
})
