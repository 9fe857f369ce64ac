import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'

const app = await testApp()
await openTestSchool(app, 'two-people', true)
const [first, second] = [await signUp(app, 'First'), await signUp(app, 'Second')]

const rename = (as: string | undefined, person: string, name: string) =>
  app.call('PUT', `/users/${second.id}`, { as, body: { name }, headers: { 'x-person-id': person } })

it('a change of one person is refused under the session of another, and does nothing', async () => {
  const refused = await rename(second.token, String(first.id), 'Changed')
  expect([refused.status, refused.body.error]).toEqual([409, 'other_person'])
  expect(refused.headers['retry-after']).toBeUndefined()
  expect((await app.call('GET', '/user', { as: second.token })).body.data.name).toBe('Second')
})

it('the own change is taken, and nobody’s is refused as before', async () => {
  expect((await rename(second.token, String(second.id), 'Again')).status).toBe(200)
  expect((await rename(undefined, String(second.id), 'Again')).status).toBe(401)
  expect((await rename(second.token, 'somebody', 'Again')).body.error).toBe('other_person')
})
