import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { insertField, insertTab } from '../fields/contact-fields.repository.ts'
import { ensureContact } from '../use-cases/ensure-contact.ts'
import { forgetOldOriginals } from './merges.repository.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
// Whoever signs up here is a contact of the primary school, which is the other one.
const rival = await teachingSchool(app, 'strangers', true)
const { schoolId, owner } = await teachingSchool(app, 'merging', false)
const handlers = jobHandlers(dependencies)

const send = (method: string, path: string, body?: object, as = owner.token) =>
  call(method, path, { as, body })
let added = 0
const add = async (body: object = {}, as = owner.token) => {
  clock.advance(1_000)
  const person = { name: 'Person', email: `person-${(added += 1)}@merging.test`, ...body }
  return (await send('POST', '/contacts', person, as)).body.data
}
const addWithAccount = async () => {
  const person = await signUp(app)
  const id = await db.transaction((tx) =>
    ensureContact(tx, { schoolId, userId: person.id }, 'enrolment', clock.now()),
  )
  return cardOf(id)
}
const cardOf = async (id: number) => (await send('GET', `/contacts/${id}`)).body.data
const compare = async (one: number, other: number) =>
  (await send('GET', `/contacts/${one}/merge/${other}`)).body.data
const orderOf = async (survivor: number, absorbed: number, choices: object = {}) => {
  const [kept, given] = [await cardOf(survivor), await cardOf(absorbed)]
  return {
    absorbed_id: absorbed,
    seen: { survivor: kept.updated_at, absorbed: given.updated_at },
    ...choices,
  }
}
const merge = async (survivor: number, absorbed: number, choices: object = {}) => {
  const order = await orderOf(survivor, absorbed, choices)
  clock.advance(1_000)
  const answer = await send('POST', `/contacts/${survivor}/merge`, order)
  clock.advance(1_000)
  return answer
}
const undo = (mergeId: number) => send('POST', `/contact-merges/${mergeId}/undo`)
const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name)
const drain = async () => {
  await drainQueue(database, handlers, dependencies)
  clock.advance(1_000)
}
const erase = async (id: number) => {
  await send('POST', '/contacts/bulk', { selection: { ids: [id] }, action: { kind: 'erase' }, expected: 1 })
  await drain()
}
const fieldId = await db.transaction(async (tx) => {
  const tabId = await insertTab(tx, { schoolId, title: 'Tab', position: 1 })
  const field = { schoolId, tabId, key: 'pass', title: 'Pass', type: 'text', position: 1 } as const
  return insertField(tx, { ...field, isUnique: true })
})

describe('two contacts side by side', () => {
  it('keep the one with an account, else the older, and fill what is empty', async () => {
    const older = await add({ phone: '+380501110021' })
    const younger = await add({ surname: 'Younger' })
    const compared = await compare(younger.id, older.id)
    expect([compared.survivor.id, compared.absorbed.id, compared.can_swap]).toEqual([
      ...[older.id, younger.id, true],
    ])
    expect(compared.keys).toEqual([
      { key: 'surname', takes: 'absorbed', is_fixed: false },
      { key: 'email', takes: 'survivor', is_fixed: false },
      { key: 'phone', takes: 'survivor', is_fixed: false },
    ])
    const member = await addWithAccount()
    const withAccount = await compare(older.id, member.id)
    expect([withAccount.survivor.id, withAccount.can_swap]).toEqual([member.id, false])
    expect(withAccount.keys).toContainEqual({ key: 'email', takes: 'survivor', is_fixed: true })
    const second = await addWithAccount()
    expect((await compare(member.id, second.id)).refusal).toBe('two_accounts')
  })
})

describe('a merge', () => {
  it('takes what was chosen, unites tags and lists by hand, and leads the old id on', async () => {
    const kept = await add({ name: 'Kept', tags: ['Baker'] })
    const given = await add({ name: 'Given', surname: 'Name', tags: ['Fair', 'Baker'] })
    const list = (await send('POST', '/contact-lists', { name: 'Guests', kind: 'hand' })).body.data
    await send('POST', `/contact-lists/${list.id}/members`, { contacts: [given.id] })
    await send('PATCH', `/contacts/${given.id}`, { fields: { [fieldId]: 'P-1' } })
    const { status, body } = await merge(kept.id, given.id, { keys: { name: 'absorbed' } })
    expect(status).toBe(200)
    expect(body.data.contact).toMatchObject({
      ...{ id: kept.id, name: 'Given', surname: 'Name', email: kept.email, fields: { [fieldId]: 'P-1' } },
    })
    expect(namesOf(body.data.contact.tags)).toEqual(['Baker', 'Fair'])
    expect(await cardOf(given.id)).toMatchObject({ id: kept.id, merged_into: kept.id })
    const listed = (await send('GET', `/contacts?list=${list.id}`)).body.data
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([kept.id])
    const found = (await send('GET', `/contacts?search=${given.email}`)).body.data
    expect(found).toEqual([])
    const taken = await send('PATCH', `/contacts/${(await add()).id}`, { fields: { [fieldId]: 'P-1' } })
    expect(taken.status).toBe(422)
    const history = (await send('GET', `/contacts/${kept.id}/history`)).body.data
    expect(history[0]).toMatchObject({ type: 'contact.merged', is_by_team: true })
    expect(history.filter(({ type }: { type: string }) => type === 'contact.created')).toHaveLength(2)
    const merges = (await send('GET', `/contacts/${kept.id}/merges`)).body.data
    expect(merges).toMatchObject([{ absorbed_id: given.id, absorbed_name: 'Given Name', undone_at: null }])
  })

  it('takes the stricter side of consents and of addresses that are kept out', async () => {
    const [kept, given] = [await add(), await add()]
    const yes = { topic: 'letters', state: 'granted', note: 'By phone' }
    await send('POST', `/contacts/${kept.id}/consents`, yes)
    await send('POST', `/contacts/${given.id}/consents`, { topic: 'letters', state: 'withdrawn' })
    expect((await compare(kept.id, given.id)).letters).toBe('off')
    const { body } = await merge(kept.id, given.id)
    expect(body.data.contact.letters).toBe('off')
    const { data } = (await undo(body.data.merge_id)).body
    expect([data.survivor.letters, data.restored.letters]).toEqual(['on', 'off'])
    const never = await add()
    await send('PUT', `/contacts/${never.id}/suppression`)
    expect((await compare(kept.id, never.id)).letters).toBe('never')
    const other = (await merge(kept.id, never.id)).body.data
    expect(other.contact.letters).toBe('never')
    const back = (await undo(other.merge_id)).body.data
    expect([back.survivor.letters, back.restored.letters]).toEqual(['on', 'never'])
  })

  it('has a yes go with its address', async () => {
    const [kept, given] = [await add(), await add()]
    const yes = { topic: 'letters', state: 'granted', note: 'By phone' }
    await send('POST', `/contacts/${kept.id}/consents`, yes)
    const { body } = await merge(kept.id, given.id, { keys: { email: 'absorbed' } })
    expect(body.data.contact).toMatchObject({ email: given.email, letters: 'not_confirmed' })
    const back = (await undo(body.data.merge_id)).body.data
    expect(back.survivor).toMatchObject({ email: kept.email, letters: 'on' })
    expect(back.restored).toMatchObject({ email: given.email, letters: 'not_confirmed' })
  })

  it('is refused for two accounts, for an account that would go, and for what was changed since', async () => {
    const [one, other, plain] = [await addWithAccount(), await addWithAccount(), await add()]
    expect((await merge(one.id, other.id)).body.error).toBe('two_accounts')
    expect((await merge(plain.id, one.id)).body.error).toBe('account_stays')
    const order = await orderOf(one.id, plain.id)
    clock.advance(1_000)
    await send('PATCH', `/contacts/${plain.id}`, { city: 'Lviv' })
    expect((await send('POST', `/contacts/${one.id}/merge`, order)).body).toMatchObject({
      ...{ error: 'contact_changed', error_codes: { 'seen.absorbed': ['changed'] } },
    })
    expect((await merge(plain.id, plain.id)).status).toBe(404)
  })

  it('is nothing of other schools, and needs both rights', async () => {
    const [one, other] = [await add(), await add()]
    const foreign = await add({}, rival.owner.token)
    const order = await orderOf(one.id, other.id)
    const learner = await signUp(app)
    const half = await addStaff(app, schoolId, ['contact_read', 'contact_delete'])
    const path = `/contacts/${one.id}/merge`
    for (const { token } of [learner, half]) expect((await send('POST', path, order, token)).status).toBe(403)
    expect((await send('POST', path, { ...order, absorbed_id: foreign.id })).status).toBe(404)
    expect((await send('GET', `${path}/${foreign.id}`)).status).toBe(404)
    expect((await send('POST', `/contacts/${foreign.id}/merge`, order)).status).toBe(404)
    expect((await send('PUT', `/contacts/${one.id}/strangers/${foreign.id}`)).status).toBe(404)
    const done = (await merge(one.id, other.id)).body.data
    const elsewhere = await send(
      'POST',
      `/contact-merges/${done.merge_id}/undo`,
      undefined,
      rival.owner.token,
    )
    expect(elsewhere.status).toBe(404)
  })

  it('happens once when two do it at the same moment, in whatever direction', async () => {
    const [one, other] = [await add(), await add()]
    const [order, reverse] = [await orderOf(one.id, other.id), await orderOf(other.id, one.id)]
    clock.advance(1_000)
    const answers = await Promise.all([
      send('POST', `/contacts/${one.id}/merge`, order),
      send('POST', `/contacts/${other.id}/merge`, reverse),
      send('POST', `/contacts/${one.id}/merge`, order),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    for (const { status } of [
      await send('POST', `/contacts/${other.id}/merge`, reverse),
      await send('POST', `/contacts/${one.id}/merge`, order),
    ])
      expect(status).toBe(409)
  })

  it('and an edit at the same moment lose nothing of each other', async () => {
    const [one, other] = [await add(), await add()]
    const order = await orderOf(one.id, other.id)
    clock.advance(1_000)
    const [merged, edited] = await Promise.all([
      send('POST', `/contacts/${one.id}/merge`, order),
      send('PATCH', `/contacts/${other.id}`, { city: 'Lviv' }),
    ])
    const outcome = [merged.status, edited.status]
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual(outcome)
  })
})

describe('a merge that is taken back', () => {
  it('gives both back what they had, and leaves what was changed since', async () => {
    const kept = await add({ name: 'Kept', tags: ['Baker'] })
    const given = await add({ name: 'Given', surname: 'Name', phone: '+380501110031', tags: ['Fair'] })
    await send('PATCH', `/contacts/${given.id}`, { fields: { [fieldId]: 'P-2' } })
    const choices = { keys: { name: 'absorbed', email: 'absorbed' } }
    const { merge_id: mergeId } = (await merge(kept.id, given.id, choices)).body.data
    await send('PATCH', `/contacts/${kept.id}`, { surname: 'Changed since' })
    const { data } = (await undo(mergeId)).body
    expect(data.kept).toEqual({ keys: ['surname'], field_ids: [] })
    expect(data.survivor).toMatchObject({
      ...{ name: 'Kept', surname: 'Changed since', email: kept.email, phone: null, fields: {} },
    })
    expect(data.restored).toMatchObject({
      ...{ id: given.id, name: 'Given', surname: 'Name', email: given.email, phone: given.phone },
      ...{ status: 'active', fields: { [fieldId]: 'P-2' } },
    })
    expect([namesOf(data.survivor.tags), namesOf(data.restored.tags)]).toEqual([['Baker'], ['Fair']])
    expect((await cardOf(given.id)).merged_into).toBeNull()
    expect((await undo(mergeId)).body.error).toBe('merge_stays')
  })

  it('is taken back in the order of merges', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    const inner = (await merge(second.id, third.id)).body.data
    const outer = (await merge(first.id, second.id)).body.data
    expect((await cardOf(third.id)).id).toBe(first.id)
    expect((await undo(inner.merge_id)).body.error).toBe('merge_stays')
    await undo(outer.merge_id)
    expect((await cardOf(third.id)).id).toBe(second.id)
    expect((await undo(inner.merge_id)).status).toBe(200)
  })

  it('is refused when the e-mail has another contact by now', async () => {
    const [kept, given] = [await add(), await add()]
    const { merge_id: mergeId } = (await merge(kept.id, given.id)).body.data
    await add({ email: given.email })
    expect((await undo(mergeId)).body.error).toBe('contact_email_taken')
  })

  it('is refused after 30 days, and after an erasure, which forgets both', async () => {
    const [kept, given] = [await add(), await add()]
    const { merge_id: mergeId } = (await merge(kept.id, given.id)).body.data
    await send('POST', `/contacts/${kept.id}/consents`, { topic: 'letters', state: 'withdrawn' })
    await erase(kept.id)
    expect((await undo(mergeId)).body.error).toBe('merge_stays')
    const late = (await merge((await add()).id, (await add()).id)).body.data.merge_id
    const inTime = new Date(clock.now().getTime() + 29 * 24 * 60 * 60 * 1000)
    const kepts = async () =>
      (
        await database.pool.query('select id from contact_merges where originals is not null and id = $1', [
          late,
        ])
      ).rowCount
    await forgetOldOriginals(db, inTime)
    expect(await kepts()).toBe(1)
    await forgetOldOriginals(db, new Date(inTime.getTime() + 2 * 24 * 60 * 60 * 1000))
    expect([await kepts(), (await undo(late)).body.error]).toEqual([0, 'merge_stays'])
  })
})
