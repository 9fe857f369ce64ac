import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { ensureContact } from '../use-cases/ensure-contact.ts'
import { whereEmailsLead } from './former-emails.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
await teachingSchool(app, 'leading-rival', true)
const { schoolId, owner } = await teachingSchool(app, 'leading', false)

const send = (method: string, path: string, body?: object) => call(method, path, { as: owner.token, body })
let added = 0
const add = async (body: object = {}) => {
  clock.advance(1_000)
  const person = { name: 'Person', email: `led-${(added += 1)}@leading.test`, ...body }
  return (await send('POST', '/contacts', person)).body.data
}
const cardOf = async (id: number) => (await send('GET', `/contacts/${id}`)).body.data
/** @returns the merge */
const merge = async (survivor: number, absorbed: number, choices: object = {}): Promise<number> => {
  const [kept, given] = [await cardOf(survivor), await cardOf(absorbed)]
  clock.advance(1_000)
  const seen = { survivor: kept.updated_at, absorbed: given.updated_at }
  const { body } = await send('POST', `/contacts/${survivor}/merge`, {
    ...{ absorbed_id: absorbed, seen },
    ...choices,
  })
  clock.advance(1_000)
  return body.data.merge_id
}
const undo = (mergeId: number) => send('POST', `/contact-merges/${mergeId}/undo`)
/** An account joins the school, as by a sign-up, an invitation or an enrolment. */
const join = async (email: string) => {
  const person = await signUp(app)
  await database.pool.query('update users set email = $1 where id = $2', [email, person.id])
  const contactId = await db.transaction((tx) =>
    ensureContact(tx, { schoolId, userId: person.id }, 'enrolment', clock.now()),
  )
  return { person, contactId }
}
const count = async () => (await send('POST', '/contacts/count', {})).body.data.count

describe('the id of a contact that became one with another', () => {
  it('leads on in every call about a contact, also in those that write', async () => {
    const [kept, given] = [await add({ name: 'Kept' }), await add({ phone: '+380501110055' })]
    await merge(kept.id, given.id)
    const path = `/contacts/${given.id}`
    const changed = (await send('PATCH', path, { city: 'Lviv', was: { city: null } })).body.data
    expect(changed).toMatchObject({ id: kept.id, merged_into: kept.id, city: 'Lviv' })
    const tagged = (await send('PUT', `${path}/tags`, { add: ['Led'] })).body.data
    expect(tagged).toMatchObject({ id: kept.id, tags: [{ name: 'Led' }] })
    const said = await send('POST', `${path}/consents`, { topic: 'letters', state: 'withdrawn' })
    expect(said.status).toBe(200)
    const entries = (await send('GET', `${path}/history`)).body.data
    expect(entries.map(({ type }: { type: string }) => type)).toContain('tag.added')
    for (const part of [
      'card',
      'logins',
      'points',
      'products',
      'comments',
      'consents',
      'merges',
      'duplicates',
    ])
      expect([part, (await send('GET', `${path}/${part}`)).status]).toEqual([part, 200])
    expect((await send('GET', `${path}/merges`)).body.data).toHaveLength(1)
  })

  it('does not merge a contact with itself', async () => {
    const [kept, given] = [await add(), await add()]
    await merge(kept.id, given.id)
    expect((await send('GET', `/contacts/${kept.id}/merge/${given.id}`)).status).toBe(404)
  })
})

describe('an account with the e-mail that a merge took', () => {
  it('comes to the contact that stayed, and goes back with the undo', async () => {
    const [kept, given] = [await add(), await add()]
    const mergeId = await merge(kept.id, given.id)
    const before = await count()
    const { person, contactId } = await join(given.email)
    expect([contactId, await count()]).toEqual([kept.id, before])
    expect(await cardOf(kept.id)).toMatchObject({ user_id: person.id, email: given.email })
    const { data } = (await undo(mergeId)).body
    expect(data.survivor).toMatchObject({ id: kept.id, email: kept.email, user_id: null })
    expect(data.restored).toMatchObject({ id: given.id, email: given.email, user_id: person.id })
    expect((await join(kept.email)).contactId).toBe(kept.id)
  })

  it('also where the survivor took the e-mail of the other', async () => {
    const [kept, given] = [await add(), await add()]
    const mergeId = await merge(kept.id, given.id, { keys: { email: 'absorbed' } })
    const { person, contactId } = await join(kept.email)
    expect(contactId).toBe(kept.id)
    const { data } = (await undo(mergeId)).body
    expect(data.survivor).toMatchObject({ email: kept.email, user_id: person.id })
    expect(data.restored).toMatchObject({ email: given.email, user_id: null })
    expect(data.kept).toEqual({ keys: [], field_ids: [] })
  })

  it('after further merges to the last one', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    await merge(second.id, third.id)
    await merge(first.id, second.id)
    expect((await join(third.email)).contactId).toBe(first.id)
    // What the survivor had before is of the same person.
    const leads = await db.transaction((tx) => whereEmailsLead(tx, schoolId, [first.email], clock.now()))
    expect(leads.get(first.email)?.id).toBe(first.id)
  })

  it('is a contact of its own where the one that stayed has another account', async () => {
    const { contactId: kept } = await join(`holder-${(added += 1)}@leading.test`)
    const given = await add()
    await merge(kept, given.id)
    const { contactId } = await join(given.email)
    expect(contactId).not.toBe(kept)
    expect((await cardOf(contactId)).email).toBe(given.email)
  })

  it('finds the contact that has it again after the undo', async () => {
    const [kept, given] = [await add(), await add()]
    await undo(await merge(kept.id, given.id))
    expect((await join(given.email)).contactId).toBe(given.id)
  })
})
