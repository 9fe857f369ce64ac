import { expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { sendForm } from '../../../testing/send-form.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { database } = dependencies
await teachingSchool(app, 'strangers', true)
const school = await teachingSchool(app, 'imports', false)
const owner = school.owner.token
const handlers = jobHandlers(dependencies)

const drain = async () => {
  await drainQueue(database, handlers, dependencies)
  clock.advance(1_000)
}
let uploads = 0
/** Uploads of one address are limited by the minute; each comes from one of its own. */
const upload = (bytes: string, as: string | null = owner) =>
  sendForm(app, as, '/contacts/imports/upload', {
    name: 'people.csv',
    bytes,
    from: `198.51.100.${(uploads += 1)}`,
  })
const get = async (id: number, as = owner) => (await call('GET', `/contacts/imports/${id}`, { as })).body.data
const open = async (text: string) => {
  const { body } = await upload(text)
  await drain()
  return get(body.data.id)
}
const plan = (id: number, body: object, as = owner) =>
  call('PUT', `/contacts/imports/${id}/plan`, { as, body })
const check = async (text: string, rules: object = {}) => {
  const { id, proposed, version } = await open(text)
  const mapping = proposed.map(({ target }: { target: object }) => target)
  const { status } = await plan(id, { mapping, rules, base_version: version })
  expect(status).toBe(200)
  await drain()
  return get(id)
}
const start = ({ id, counts, version }: { id: number; counts: object; version: number }, as = owner) =>
  call('POST', `/contacts/imports/${id}/start`, { as, body: { expected: counts, base_version: version } })
const run = async (text: string, rules: object = {}) => {
  const checked = await check(text, rules)
  expect((await start(checked)).status).toBe(200)
  await drain()
  return get(checked.id)
}
const takeBack = async (taskId: number) => {
  const { body } = await call('POST', `/tasks/${taskId}/undo`, { as: owner })
  await drain()
  return (await call('GET', `/tasks/${body.data.id}`, { as: owner })).body.data
}
const find = async (email: string) => {
  const { body } = await call('GET', `/contacts?search=${encodeURIComponent(email)}`, { as: owner })
  return body.data.find((each: { email: string }) => each.email === email)
}

it('an import means the contact that stayed by an e-mail that a merge took', async () => {
  await run('Email,Name\nstays@mail.test,Stays\ngoes@mail.test,Goes\n')
  const [kept, given] = [await find('stays@mail.test'), await find('goes@mail.test')]
  const cards = await Promise.all(
    [kept, given].map(async ({ id }) => (await call('GET', `/contacts/${id}`, { as: owner })).body.data),
  )
  const [survivor, absorbed] = cards.map(({ updated_at: at }) => at)
  const body = { absorbed_id: given.id, seen: { survivor, absorbed } }
  expect((await call('POST', `/contacts/${kept.id}/merge`, { as: owner, body })).status).toBe(200)
  const done = await run('Email,City\ngoes@mail.test,Kyiv\nstays@mail.test,Odesa\n')
  expect(done.counts).toMatchObject({ create: 0, update: 1, skipped: 1 })
  expect(await find('stays@mail.test')).toMatchObject({ id: kept.id, city: 'Kyiv' })
  expect(await find('goes@mail.test')).toBeUndefined()
  expect(await takeBack(done.task.id)).toMatchObject({ changed: 1, failed: 0 })
  expect((await find('stays@mail.test')).city).toBeNull()
})
