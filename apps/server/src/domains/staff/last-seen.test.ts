import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, openTestSchool } from '../../testing/people.ts'

const app = await testApp()
const { call, dependencies, clock } = app
const { schoolId, owner } = await openTestSchool(app, 'seen', true)

const minute = 60 * 1000

it('"last seen" is the last call of a member, not the sign-in, noted once in five minutes', async () => {
  const person = await addStaff(app, schoolId, ['course_list'])
  const seenAt = async (): Promise<string> => {
    const { body } = await call('GET', '/cabinet/users?search=Staff', { as: owner.token })
    return body.data[0].last_seen_at
  }
  const began = await seenAt()
  expect(began).toBe(clock.now().toISOString())
  clock.advance(2 * minute)
  await call('GET', '/user', { as: person.token })
  expect(await seenAt()).toBe(began)
  clock.advance(60 * minute)
  const calledAt = clock.now().toISOString()
  await call('GET', '/user', { as: person.token })
  clock.advance(minute)
  expect(await seenAt()).toBe(calledAt)
  await call('POST', '/auth/logout', { as: person.token })
  expect(await seenAt()).toBe(calledAt)
})

it('a call does not wait for a transaction that holds the person', async () => {
  const person = await addStaff(app, schoolId, [])
  clock.advance(60 * minute)
  const holder = await dependencies.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from users where id = $1 for update', [person.id])
    expect((await call('GET', '/user', { as: person.token })).status).toBe(200)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})
