import { expect, it } from 'vitest'
import { jobSchedules } from '../../jobs.ts'
import { addStaff, type TestPerson } from '../../testing/people.ts'
import { remindTeams } from './index.ts'
import { hour, newsSchool } from './testing/news-school.ts'

const news = await newsSchool()
const { app, school, send, later, tick, bellOf, lettersTo, practised, decide } = news
const { owner } = school
const team = `/products/${school.productId}/team`
const groups = `/products/${school.productId}/groups`
await send('PUT', `/quizzes/${school.quizId}`, { settings: { check_type: 'manual' } })

const assistant = async (...learners: TestPerson[]): Promise<TestPerson> => {
  const person = await addStaff(app, school.schoolId, [])
  await send('PUT', `${team}/${person.id}`, { role: 'assistant', sees: 'groups' })
  const all = await send('GET', groups)
  const own = all.find(
    (group: { own_group_of: { id: number } | null }) => group.own_group_of?.id === person.id,
  )
  await send('PUT', `${groups}/${own.id}/participants`, { user_ids: learners.map(({ id }) => id) })
  return person
}
const toldOf = async (person: TestPerson) =>
  (await bellOf(person))
    .filter(({ kind }: { kind: string }) => kind.startsWith('answers_'))
    .map(({ kind, values, link }: { kind: string; values: object; link: string }) => ({
      kind,
      ...values,
      link,
    }))
/** The clock goes on, and the calendar reminds. */
const after = async (hours: number) => {
  await later(hours * hour)
  await tick('remindTeams')
  await tick('sendLetters')
}
const subjects = (person: TestPerson) =>
  lettersTo(person)
    .map(({ subject }) => subject)
    .filter((subject) => /answer/i.test(subject))
const queueOf = ({ id }: TestPerson, more = '') => `/expert/practices?status=6${more}&assistant=${id}`
const late = '&late=true'

it('reminds an assistant once before answers are late, everything together, and once when they are', async () => {
  const [ann, ben] = [await news.joined(), await news.joined()]
  const [mia, tom] = [await assistant(ann, ben), await assistant()]
  await practised(ann)
  await practised(ben)
  await after(35)
  expect(await toldOf(mia)).toEqual([])
  await after(1)
  expect(await toldOf(mia)).toEqual([{ kind: 'answers_due', count: 2, link: queueOf(mia) }])
  await after(1)
  await after(10)
  expect(await toldOf(mia)).toHaveLength(1)
  expect(await toldOf(owner)).toEqual([])
  await after(1)
  expect((await toldOf(mia))[0]).toEqual({ kind: 'answers_late', count: 2, link: queueOf(mia, late) })
  expect(await toldOf(owner)).toEqual([
    { kind: 'answers_late', count: 2, link: `/expert/practices?status=6${late}` },
  ])
  expect(await toldOf(tom)).toEqual([])
  await after(24)
  expect(await toldOf(mia)).toHaveLength(2)
  expect(await toldOf(owner)).toHaveLength(1)
})

it('says in the queue what is late and until when an answer is in time', async () => {
  const waiting = async (query: string) => send('GET', `/practices?status_id=6&order=waiting${query}`)
  const before = await waiting('&late=1')
  expect(before).toHaveLength(2)
  const [first] = before
  expect(Date.parse(first.due_at) - Date.parse(first.attempt.finished_at)).toBe(48 * hour)
  expect((await waiting('')).map(({ attempt }: { attempt: object }) => attempt)).toEqual(
    before.map(({ attempt }: { attempt: object }) => attempt),
  )
  const next = await send('POST', '/practices/next', { late: true })
  expect(next.attempt.id).toBe(first.attempt.id)
  await send('DELETE', `/practices/${first.attempt.id}/claim`)
  await send('PUT', '/practice-answer-term', { answer_hours: 0 })
  expect(await waiting('&late=1')).toEqual([])
  expect((await waiting(''))[0].due_at).toBeNull()
  await send('PUT', '/practice-answer-term', { answer_hours: 48 })
  for (const { attempt } of before) await decide(attempt.id, 1)
})

it('sends the letter by day, and leaves out what was decided meanwhile', async () => {
  const [ann, ben, cleo] = [await news.joined(), await news.joined(), await news.joined()]
  const [mia, tom] = [await assistant(ann, ben), await assistant(cleo)]
  // 36 hours after noon is midnight.
  app.clock.set(new Date('2026-02-06T10:00:00.000Z'))
  const [first] = [await practised(ann), await practised(ben)]
  const other = await practised(cleo)
  await after(36)
  expect(await toldOf(mia)).toMatchObject([{ kind: 'answers_due', count: 2 }])
  expect([subjects(mia), subjects(tom)]).toEqual([[], []])
  await decide(first, 1)
  await decide(other, 1)
  await later(8 * hour)
  expect(subjects(mia)).toEqual(['An answer is due soon'])
  expect(subjects(tom)).toEqual([])
})

it('reminds nobody of what is decided, held or being checked, and reminds when checking was given up', async () => {
  app.clock.set(new Date('2026-02-10T10:00:00.000Z'))
  const [ann, ben, cleo] = [await news.joined(), await news.joined(), await news.joined()]
  const mia = await assistant(ann, ben, cleo)
  const [decided, held, claimed] = [await practised(ann), await practised(ben), await practised(cleo)]
  await decide(decided, 3)
  await later(36 * hour - 60_000)
  await send('PUT', `/practices/${claimed}/claim`, {})
  await send('PATCH', `/practices/${held}`, { status_id: 1, is_held: true })
  await tick('remindTeams')
  expect(await toldOf(mia)).toEqual([])
  await after(1)
  expect(await toldOf(mia)).toEqual([{ kind: 'answers_due', count: 1, link: queueOf(mia) }])
  await decide(claimed, 1)
})

it('tells who leads the team where no assistant is there, and nobody where the school has set no time', async () => {
  app.clock.set(new Date('2026-02-13T10:00:00.000Z'))
  const [ann, ben] = [await news.joined(), await news.joined()]
  const away = await assistant(ann)
  const expires_at = new Date(app.clock.now().getTime() + hour).toISOString()
  await send('PUT', `${team}/${away.id}`, { role: 'assistant', sees: 'groups', expires_at })
  const leader = await addStaff(app, school.schoolId, [])
  await send('PUT', `${team}/${leader.id}`, { role: 'administrator' })
  const before = await toldOf(owner)
  const attempts = [await practised(ann), await practised(ben)]
  await after(36)
  expect(await toldOf(away)).toEqual([])
  expect(await toldOf(leader)).toMatchObject([{ kind: 'answers_due', count: 2 }])
  expect(await toldOf(owner)).toEqual(before)
  for (const attempt of attempts) await decide(attempt, 1)
  await send('PUT', '/practice-answer-term', { answer_hours: 0 })
  const last = await practised(await news.joined())
  await after(100)
  expect(await toldOf(leader)).toHaveLength(1)
  await decide(last, 1)
  await send('PUT', '/practice-answer-term', { answer_hours: 48 })
})

it('is told to nobody who has switched it off, or decides about no answers any more', async () => {
  app.clock.set(new Date('2026-02-20T07:00:00.000Z'))
  const [ann, ben] = [await news.joined(), await news.joined()]
  const [quiet, leaves] = [await assistant(ann), await assistant(ben)]
  const choice = { group: 'team', bell: false, mail: false }
  await send('PUT', `/user/schools/${school.schoolId}/notification-choices`, choice, quiet.token)
  await practised(ann)
  await practised(ben)
  await after(36)
  expect(await toldOf(quiet)).toEqual([])
  expect(await toldOf(leaves)).toHaveLength(1)
  await send('DELETE', `${team}/${leaves.id}`)
  expect((await bellOf(leaves)).filter(({ is_gone }: { is_gone: boolean }) => !is_gone)).toEqual([])
  await later(12 * hour)
  expect([subjects(quiet), subjects(leaves)]).toEqual([[], []])
})

it('comes within five minutes of its time, and writes an hour of it in one letter', async () => {
  const minute = hour / 60
  expect(jobSchedules.find(({ name }) => name === remindTeams.name)?.match).toBe('*/5 * * * *')
  app.clock.set(new Date('2026-02-24T00:00:00.000Z'))
  const learners = [await news.joined(), await news.joined(), await news.joined()]
  const mia = await assistant(...learners)
  for (const learner of learners) {
    await practised(learner)
    await later(10 * minute)
  }
  await later(36 * hour - 35 * minute)
  await tick('remindTeams')
  expect(await toldOf(mia)).toEqual([])
  lettersTo(mia)
  const written = []
  for (let minutes = 0; minutes <= 60; minutes += 5) {
    await after(5 / 60)
    written.push([minutes, (await toldOf(mia)).length, lettersTo(mia).length])
  }
  expect(written.filter(([, , letters]) => letters)).toEqual([
    [0, 1, 1],
    [60, 3, 1],
  ])
  expect(written.map(([, told]) => told)).toEqual([1, 1, 2, 2, ...Array.from({ length: 9 }, () => 3)])
})
