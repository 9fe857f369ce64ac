import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { countQuestions } from '../../../testing/database/count-questions.ts'
import { addStaff } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { tellLessons } from '../../../testing/tell-events.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'statistics', true)
const elsewhere = await teachingSchool(app, 'statistics-elsewhere', false)
const owner = school.owner.token
const day_ms = 24 * 3_600_000
const { begin, finish, started } = practiceIn(app, school)
const set = (settings: object) => call('PUT', `/quizzes/${school.quizId}`, { as: owner, body: { settings } })
const read = async (as = owner) => (await call('GET', '/practice-statistics', { as })).body.data

const handIn = async (answer: string) => {
  const { attempt, ...learner } = await started()
  const { body } = await finish(learner.token, attempt.id, [one(answer), two(['two-wrong'])])
  if (!body.data.success) throw new Error(JSON.stringify(body))
  await tellLessons(app)
  return learner
}

const nothing = {
  ...{ is_part: false, active: { short: 0, long: 0 }, handed_in: 0, waiting: 0, lessons_done: 0 },
  ...{ passed: 0, failed: 0, right: null },
}

it('counts nothing in a school where nobody has learned, over twelve whole weeks', async () => {
  const { weeks, ...numbers } = await read()
  expect(numbers).toEqual(nothing)
  expect(weeks).toHaveLength(12)
  expect(Date.parse(weeks[0].begins_at)).toBe(clock.now().getTime() - 12 * 7 * day_ms)
})

it('counts learners, what they handed in and what waits, and shares of what was measured alone', async () => {
  await handIn('one-right')
  expect(await read()).toMatchObject({
    ...{ active: { short: 1, long: 1 }, handed_in: 1, waiting: 0 },
    ...{ passed: 0, failed: 0, right: 2 / 5 },
  })
  await set({ pass_percent: 30 })
  await handIn('one-right')
  await handIn('one-wrong')
  await set({ check_type: 'manual' })
  await handIn('one-wrong')
  expect(await read()).toMatchObject({
    ...{ active: { short: 4, long: 4 }, handed_in: 4, waiting: 1 },
    ...{ passed: 1, failed: 1, right: 4 / 15 },
  })
})

it('counts a lesson once for each learner who has done it', async () => {
  const reader = await joinSchool(app, school)
  const before = (await read()).lessons_done
  await set({ check_type: 'auto_by_score', pass_percent: null })
  const { id } = await begin(reader.token)
  await finish(reader.token, id, [one('one-right'), two(['two-wrong'])])
  await tellLessons(app)
  for (const body of [{}, {}])
    await call('POST', `/lessons/${school.lesson.id}/events/watched`, { as: reader.token, body })
  expect((await read()).lessons_done).toBe(before + 1)
})

it('counts an assistant’s own learners alone, and says so', async () => {
  const mine = await handIn('one-right')
  const group = await call('POST', `/products/${school.productId}/groups`, {
    as: owner,
    body: { name: 'Mine' },
  })
  const { id } = group.body.data
  const participants = `/products/${school.productId}/groups/${id}/participants`
  await call('PUT', participants, { as: owner, body: { user_ids: [mine.id] } })
  const assistant = await addStaff(app, school.schoolId, [])
  const body = { role: 'assistant', sees: 'groups', group_ids: [id] }
  await call('PUT', `/products/${school.productId}/team/${assistant.id}`, { as: owner, body })
  expect(await read(assistant.token)).toMatchObject({
    ...{
      is_part: true,
      active: { short: 1, long: 1 },
      handed_in: 1,
      waiting: 0,
      right: 2 / 5,
      lessons_done: 1,
    },
  })
  expect(await read(elsewhere.owner.token)).toMatchObject(nothing)
  const stranger = await addStaff(app, school.schoolId, ['contact_read'])
  expect((await call('GET', '/practice-statistics', { as: stranger.token })).status).toBe(403)
})

it('asks the database the same few times, however much was learned', async () => {
  const asked = await countQuestions(() => read())
  expect(asked).toBeLessThanOrEqual(8)
})

it('moves what was done into earlier weeks as time goes by; what waits, waits on', async () => {
  const { weeks, handed_in: handedIn, waiting, active } = await read()
  expect(weeks.at(-1)).toMatchObject({ active: active.short, handed_in: handedIn })
  clock.advance(10 * day_ms)
  const later = await read()
  expect(later.weeks.at(-2)).toMatchObject({ active: active.short, handed_in: handedIn })
  expect(later).toMatchObject({ active: { short: 0, long: active.long }, handed_in: handedIn, waiting })
  clock.advance(28 * day_ms)
  // The owner's session has ended meanwhile.
  const reader = await addStaff(app, school.schoolId, ['practice_list'])
  const { weeks: last, ...numbers } = await read(reader.token)
  expect(numbers).toEqual({ ...nothing, waiting })
  expect(last.at(-6)).toMatchObject({ active: active.short, handed_in: handedIn })
})
