import { expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { createJobContext } from '../../../testing/job-context.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { handleForgetLooks } from './jobs/forget-looks.ts'
import { notingLooks } from './noting-looks.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { database } = dependencies
const rival = await teachingSchool(app, 'looks-rival', true)
const { schoolId, owner } = await teachingSchool(app, 'looks', false)
const curator = await addStaff(app, schoolId, ['contact_read'])
const handlers = jobHandlers(dependencies)

const get = async (path: string, as = owner.token) => (await call('GET', path, { as })).body.data
let added = 0
const add = async () => {
  const body = { name: 'Nina', surname: 'Look', email: `look-${(added += 1)}@looks.test` }
  return (await call('POST', '/contacts', { as: owner.token, body })).body.data
}
const ofLog = (query = '') => get(`/contact-looks${query}`)
const kindsOf = async (query: string) => (await ofLog(query)).map(({ kind }: { kind: string }) => kind)

it('an opened card is noted once for each person and hour, whatever of it is read', async () => {
  const { id } = await add()
  const query = `?contact=${id}`
  for (const path of [
    `/contacts/${id}`,
    `/contacts/${id}/card`,
    `/contacts/${id}/consents`,
    `/contacts/${id}`,
  ])
    expect((await call('GET', path, { as: curator.token })).status).toBe(200)
  await expect
    .poll(() => ofLog(query))
    .toMatchObject([
      {
        ...{ kind: 'opened', member: { id: curator.id }, contact: { id, name: 'Nina Look' }, contacts: null },
      },
    ])
  clock.advance(60 * 60 * 1000)
  await call('GET', `/contacts/${id}`, { as: curator.token })
  await call('GET', `/contacts/${id}`, { as: owner.token })
  await expect.poll(() => kindsOf(query)).toHaveLength(3)
  expect(await kindsOf(`${query}&member=${curator.id}`)).toHaveLength(2)
  expect(await kindsOf(`${query}&from=${clock.now().toISOString()}`)).toHaveLength(2)
  expect(await kindsOf(`${query}&kind=downloaded`)).toEqual([])
})

it('another process that notes the same hour adds nothing', async () => {
  const { id } = await add()
  const look = { schoolId, userId: curator.id, contactId: id, now: clock.now() }
  for (const notes of [notingLooks(dependencies), notingLooks(dependencies)]) {
    notes.opened(look)
    await notes.idle()
  }
  expect(await kindsOf(`?contact=${id}`)).toEqual(['opened'])
})

it('stands in the history of the card as a kind of its own', async () => {
  const { id } = await add()
  await call('GET', `/contacts/${id}`, { as: curator.token })
  const entries = () => get(`/contacts/${id}/history?kind=looks`, curator.token)
  await expect.poll(entries).toMatchObject([{ type: 'contact.looked_at', by: { id: curator.id } }])
  const types = (await get(`/contacts/${id}/history`)).map(({ type }: { type: string }) => type)
  expect(types).not.toContain('contact.looked_at')
})

it('tells who asked for a file, and who took it', async () => {
  const { id } = await add()
  const body = { selection: { ids: [id] }, columns: ['email'], format: 'csv' }
  const { data: task } = (await call('POST', '/contacts/export', { as: owner.token, body })).body
  await drainQueue(database, handlers, dependencies)
  const file = { member: { id: owner.id }, contact: null, contacts: 1, format: 'csv', has_addresses: true }
  expect(await ofLog('?kind=exported')).toMatchObject([{ kind: 'exported', ...file }])
  expect((await call('GET', `/tasks/${task.id}/file`, { as: owner.token })).status).toBe(200)
  await expect.poll(() => ofLog('?kind=downloaded')).toMatchObject([{ kind: 'downloaded', ...file }])
})

it('a full queue drops nothing without saying how much', async () => {
  const { id } = await add()
  const notes = notingLooks(dependencies, { mostWaiting: 1 })
  for (const userId of [1, 2, 3]) notes.opened({ schoolId, userId, contactId: id, now: clock.now() })
  await notes.idle()
  notes.opened({ schoolId, userId: 4, contactId: id, now: clock.now() })
  await notes.idle()
  expect(await kindsOf(`?contact=${id}`)).toHaveLength(2)
  expect(await ofLog('?kind=missed')).toMatchObject([{ member: null, contacts: 2 }])
})

it('is told to owners alone, of their own school, and kept for 400 days', async () => {
  expect((await call('GET', '/contact-looks', { as: curator.token })).status).toBe(403)
  expect(await get('/contact-looks', rival.owner.token)).toEqual([])
  expect((await ofLog()).length).toBeGreaterThan(0)
  clock.advance(399 * 24 * 60 * 60 * 1000)
  const forget = () => handleForgetLooks(dependencies).run({}, createJobContext(dependencies.clock))
  await forget()
  const { rows: before } = await database.pool.query('select count(*)::int as looks from contact_looks')
  expect(before[0].looks).toBeGreaterThan(0)
  clock.advance(2 * 24 * 60 * 60 * 1000)
  await forget()
  const { rows } = await database.pool.query('select count(*)::int as looks from contact_looks')
  expect(rows[0].looks).toBe(0)
})
