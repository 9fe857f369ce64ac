import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../jobs.ts'
import { drainQueue } from '../../platform/queue/worker.ts'
import { testApp } from '../../testing/app.ts'
import { signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'
import { insertField, insertTab } from './fields/contact-fields.repository.ts'
import { eraseContacts } from './own-data.repository.ts'
import { ensureContact } from './use-cases/ensure-contact.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
// Whoever signs up here is a contact of the primary school, which is the other one.
await teachingSchool(app, 'strangers', true)
const { schoolId, owner } = await teachingSchool(app, 'erasure', false)
const handlers = jobHandlers(dependencies)

const send = (method: string, path: string, body?: object) => call(method, path, { as: owner.token, body })
const drain = async () => {
  await drainQueue(database, handlers, dependencies)
  clock.advance(1_000)
}
const traceTables = [
  ...['contact_consents', 'contact_tags', 'contact_unique_values'],
  ...['contact_list_members', 'contact_list_changes'],
]
/** Tables that say something of a contact, with how many rows. */
const tracesOf = async (contact: number): Promise<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const table of traceTables) {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from ${table} where contact_id = $1`,
      [contact],
    )
    if (rows[0].count > 0) found[table] = rows[0].count
  }
  return found
}
const makeList = async (name: string): Promise<number> =>
  (await send('POST', '/contact-lists', { name, kind: 'hand' })).body.data.id
const fieldId = await db.transaction(async (tx) => {
  const tabId = await insertTab(tx, { schoolId, title: 'Tab', position: 1 })
  const field = { schoolId, tabId, key: 'pass', title: 'Pass', type: 'text', position: 1 } as const
  return insertField(tx, { ...field, isUnique: true })
})
/** Has every table say something of a contact. */
const leaveTraces = async (contact: number, list: number) => {
  await send('POST', `/contacts/${contact}/consents`, { topic: 'letters', state: 'withdrawn' })
  await send('PUT', `/contacts/${contact}/tags`, { add: ['Known'], remove: [] })
  await send('PATCH', `/contacts/${contact}`, { fields: { [fieldId]: `No ${contact}` } })
  await send('POST', `/contact-lists/${list}/members`, { contacts: [contact] })
  await drain()
  expect(Object.keys(await tracesOf(contact))).toEqual(traceTables)
}

describe('of an erased contact', () => {
  it('nothing stays in lists, tags and values when the account is erased', async () => {
    const person = await signUp(app)
    const contact = await db.transaction((tx) =>
      ensureContact(tx, { schoolId, userId: person.id }, 'enrolment', clock.now()),
    )
    await leaveTraces(contact, await makeList('Guests'))
    await db.transaction((tx) => eraseContacts(tx, person.id, clock.now()))
    expect(await tracesOf(contact)).toEqual({})
  })

  it('nothing stays when the school erases it, and lists have it again when that is taken back', async () => {
    const { body } = await send('POST', '/contacts', { name: 'Vera', email: 'vera@mail.test' })
    const contact: number = body.data.id
    const [list, deleted] = [await makeList('Friends'), await makeList('Short-lived')]
    await send('POST', `/contact-lists/${deleted}/members`, { contacts: [contact] })
    await leaveTraces(contact, list)
    const order = { selection: { ids: [contact] }, action: { kind: 'erase' }, expected: 1 }
    const task = (await send('POST', '/contacts/bulk', order)).body.data.id
    await drain()
    expect(await tracesOf(contact)).toEqual({})
    await send('DELETE', `/contact-lists/${deleted}`)
    await send('POST', `/tasks/${task}/undo`)
    await drain()
    expect(await tracesOf(contact)).toMatchObject({ contact_list_members: 1, contact_tags: 1 })
    expect((await send('GET', `/contact-lists/${list}`)).body.data.members).toBe(1)
  })
})
