import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { listQuestions } from '../../../testing/database/count-questions.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { ensureContact } from '../use-cases/ensure-contact.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
// The school of `localhost`, which a call without another host visits.
const visited = await teachingSchool(app, 'visited', true)
const other = await teachingSchool(app, 'other', false)
const minute = 60 * 1000

const activeIn = async ({ schoolId }: typeof visited, { id }: TestPerson): Promise<string> => {
  const { rows } = await database.pool.query(
    'select active_at from contacts where school_id = $1 and user_id = $2',
    [schoolId, id],
  )
  return rows[0].active_at.toISOString()
}
const visit = ({ token }: TestPerson) => call('PUT', '/user/streak', { as: token, body: { is_on: true } })
const learner = async (): Promise<TestPerson> => {
  const person = await signUp(app)
  await db.transaction((tx) =>
    ensureContact(tx, { schoolId: other.schoolId, userId: person.id }, 'enrolment', clock.now()),
  )
  return person
}

it('"last active" is the last call to this school, noted once in five minutes', async () => {
  const person = await learner()
  const began = clock.now().toISOString()
  clock.advance(60 * minute)
  const calledAt = clock.now().toISOString()
  await visit(person)
  clock.advance(minute)
  await visit(person)
  expect([await activeIn(visited, person), await activeIn(other, person)]).toEqual([calledAt, began])
  clock.advance(5 * minute)
  await visit(person)
  expect(await activeIn(visited, person)).toBe(clock.now().toISOString())
})

it('a call of the staff counts in the school of the staff', async () => {
  const { owner } = other
  await db.transaction((tx) =>
    ensureContact(tx, { schoolId: other.schoolId, userId: owner.id }, 'enrolment', clock.now()),
  )
  clock.advance(60 * minute)
  expect((await call('GET', '/contacts', { as: owner.token })).status).toBe(200)
  expect(await activeIn(other, owner)).toBe(clock.now().toISOString())
})

it('a call within five minutes asks the database nothing for it', async () => {
  const person = await learner()
  const noting = async () =>
    (await listQuestions(() => visit(person))).filter(({ text }) => text.startsWith('update "contacts"'))
  clock.advance(6 * minute)
  expect(await noting()).toHaveLength(1)
  clock.advance(4 * minute)
  expect(await noting()).toHaveLength(0)
})

it('a call does not wait for a transaction that holds the contact', async () => {
  const person = await learner()
  clock.advance(60 * minute)
  const holder = await database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from contacts where user_id = $1 for update', [person.id])
    expect((await visit(person)).status).toBe(200)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})
