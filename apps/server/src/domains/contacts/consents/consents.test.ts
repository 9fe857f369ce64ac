import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { sql } from '../../../platform/database/sql.ts'
import { testApp } from '../../../testing/app.ts'
import { countQuestions } from '../../../testing/database/count-questions.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { lockContact } from '../contact-changes.repository.ts'
import { eraseContacts } from '../own-data.repository.ts'
import { ensureContact, ensureContacts } from '../use-cases/ensure-contact.ts'
import { keepOut, keptOutOf, settleKeptOut } from './kept-out.ts'
import { recordConsent } from './record-consent.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
// Whoever signs up here is a contact of the primary school, which is the other one.
const rival = await teachingSchool(app, 'strangers', true)
const { schoolId, owner } = await teachingSchool(app, 'consents', false)
const handlers = jobHandlers(dependencies)

const send = (method: string, path: string, body?: object, as = owner.token) =>
  call(method, path, { as, body })
const drain = async () => {
  await drainQueue(database, handlers, dependencies)
  clock.advance(1_000)
}
let added = 0
const add = async (email = `person-${(added += 1)}@consents.test`, as = owner.token) =>
  (await send('POST', '/contacts', { name: 'Person', email }, as)).body.data
const consentsOf = async (id: number) => (await send('GET', `/contacts/${id}/consents`)).body.data
const say = (id: number, body: object) =>
  send('POST', `/contacts/${id}/consents`, { topic: 'letters', ...body })
const lettersOf = async (id: number) => (await send('GET', `/contacts/${id}`)).body.data.letters
/** The person says it: by a link, or in the account. */
const saidThemselves = (id: number, state: 'granted' | 'withdrawn') =>
  db.transaction(async (tx) => {
    const contact = await lockContact(tx, schoolId, id)
    if (!contact) throw new Error('There is no such contact.')
    const said = { topic: 'letters', state, source: 'person', by: null, note: null } as const
    await recordConsent(tx, contact, { ...said, now: clock.now() })
  })
const keptOut = (...emails: string[]) => db.transaction((tx) => keptOutOf(tx, schoolId, emails, clock.now()))
const isKeptOut = async (email: string) => (await keptOut(email)).has(email)
const erase = async (ids: number[]) => {
  const selection = { selection: { ids }, action: { kind: 'erase' }, expected: ids.length }
  const { body } = await send('POST', '/contacts/bulk', selection)
  await drain()
  return body.data.id
}
const undo = async (task: number) => {
  await send('POST', `/tasks/${task}/undo`)
  await drain()
}
const found = async (letters: string): Promise<number[]> => {
  const filter = { family: 'consent', field: 'letters', operator: 'any_of', value: [letters] }
  const query = new URLSearchParams({ filter: JSON.stringify(filter) })
  const { body } = await send('GET', `/contacts?${query}`)
  return body.data.map(({ id }: { id: number }) => id)
}

describe('consent of a contact', () => {
  it('is asked by nobody at first, and written down with where and when it was given', async () => {
    const { id } = await add()
    expect(await consentsOf(id)).toEqual({
      letters: 'not_confirmed',
      topics: [{ topic: 'letters', state: null, is_theirs: false, history: [] }],
      address: { state: 'unknown', suppressed: null, suppressed_at: null, can_lift: false },
    })
    expect((await say(id, { state: 'granted' })).body.error_codes).toEqual({ note: ['required'] })
    expect((await say(id, { state: 'granted', note: '  ' })).status).toBe(422)
    const { body } = await say(id, { state: 'granted', note: 'At the fair, on paper' })
    expect(body.data).toMatchObject({
      letters: 'on',
      topics: [
        {
          state: 'granted',
          history: [{ source: 'staff', by: { id: owner.id }, note: 'At the fair, on paper' }],
        },
      ],
    })
  })

  it('keeps all that was said, the latest first, and the last counts', async () => {
    const { id } = await add()
    await say(id, { state: 'granted', note: 'By phone' })
    await say(id, { state: 'withdrawn' })
    await say(id, { state: 'withdrawn' })
    const [topic] = (await say(id, { state: 'granted', note: 'By phone again' })).body.data.topics
    expect(topic.history.map(({ state }: { state: string }) => state)).toEqual([
      ...['granted', 'withdrawn', 'granted'],
    ])
    expect(await lettersOf(id)).toBe('on')
  })

  it('that the person took back is given again by nobody else', async () => {
    const { id } = await add()
    await saidThemselves(id, 'withdrawn')
    expect(await say(id, { state: 'granted', note: 'They surely meant yes' })).toMatchObject({
      ...{ status: 409, body: { error: 'consent_is_theirs' } },
    })
    await say(id, { state: 'withdrawn' })
    expect((await consentsOf(id)).topics[0]).toMatchObject({ state: 'withdrawn', is_theirs: true })
    expect(await lettersOf(id)).toBe('off')
    await saidThemselves(id, 'granted')
    expect(await lettersOf(id)).toBe('on')
  })

  it('stands in the history of the card', async () => {
    const { id } = await add()
    await say(id, { state: 'granted', note: 'By phone' })
    await say(id, { state: 'withdrawn' })
    const { body } = await send('GET', `/contacts/${id}/history`)
    expect(body.data.slice(0, 2)).toMatchObject([
      { type: 'consent.withdrawn', is_by_team: true, details: { topic: 'letters' } },
      { type: 'consent.granted', is_by_team: true },
    ])
  })

  it('is a condition of filters, and a column that costs no question', async () => {
    const [one, other] = [await add(), await add()]
    await say(one.id, { state: 'granted', note: 'By phone' })
    await say(other.id, { state: 'withdrawn' })
    expect(await found('on')).toContain(one.id)
    expect(await found('off')).toContain(other.id)
    expect(await found('on')).not.toContain(other.id)
    const few = await countQuestions(() => send('GET', '/contacts?per_page=1'))
    expect(await countQuestions(() => send('GET', '/contacts?per_page=50'))).toBe(few)
  })

  it('is nothing of other schools, nor of who may not see or edit contacts', async () => {
    const foreign = await add('foreign@consents.test', rival.owner.token)
    const learner = await signUp(app)
    const reader = await addStaff(app, schoolId, ['contact_read'])
    const own = await add()
    const yes = { topic: 'letters', state: 'granted', note: 'By phone' }
    const calls: [string, string, object?][] = [
      ['GET', 'consents'],
      ['POST', 'consents', yes],
      ['PUT', 'suppression'],
      ['DELETE', 'suppression'],
    ]
    for (const [method, part, body] of calls) {
      expect((await send(method, `/contacts/${foreign.id}/${part}`, body)).status).toBe(404)
      expect((await send(method, `/contacts/${own.id}/${part}`, body, learner.token)).status).toBe(403)
      const read = await send(method, `/contacts/${own.id}/${part}`, body, reader.token)
      expect(read.status).toBe(method === 'GET' ? 200 : 403)
    }
  })
})

describe('an address', () => {
  it('to which the school never writes is let in again by the staff', async () => {
    const { id, email } = await add()
    const { body } = await send('PUT', `/contacts/${id}/suppression`)
    expect(body.data).toMatchObject({ letters: 'never', address: { suppressed: 'asked', can_lift: true } })
    expect(await found('never')).toContain(id)
    expect([await isKeptOut(email), await isKeptOut(email.toUpperCase())]).toEqual([true, true])
    expect((await send('DELETE', `/contacts/${id}/suppression`)).body.data.letters).toBe('not_confirmed')
    expect(await isKeptOut(email)).toBe(false)
  })

  it('is kept out in its own school alone', async () => {
    const { id, email } = await add()
    await send('PUT', `/contacts/${id}/suppression`)
    const elsewhere = await add(email, rival.owner.token)
    expect(elsewhere.letters).toBe('not_confirmed')
  })

  it('whose owner complained stays out, and a contact without one cannot be kept out', async () => {
    const { id, email } = await add()
    await db.transaction(async (tx) => {
      await keepOut(tx, { schoolId, emails: [email], now: clock.now() }, 'complaint')
      await keepOut(tx, { schoolId, emails: [email], now: clock.now() }, 'asked')
      await settleKeptOut(tx, { schoolId, contactIds: [id], cameThemselves: true, now: clock.now() })
    })
    expect(await lettersOf(id)).toBe('complained')
    expect((await send('DELETE', `/contacts/${id}/suppression`)).body.error).toBe('suppression_stays')
    const { body } = await send('POST', '/contacts', { name: 'No e-mail', phone: '+380501112244' })
    const without = await send('PUT', `/contacts/${body.data.id}/suppression`)
    expect(without.body.error).toBe('contact_without_email')
  })

  it('goes with its contact to another address, and comes back with it', async () => {
    const { id, email } = await add()
    await send('PUT', `/contacts/${id}/suppression`)
    await send('PATCH', `/contacts/${id}`, { email: 'moved@consents.test' })
    expect(await lettersOf(id)).toBe('not_confirmed')
    await send('PATCH', `/contacts/${id}`, { email })
    expect(await lettersOf(id)).toBe('never')
  })
})

describe('whoever was erased', () => {
  it('is kept out of imports, until the erasure is taken back', async () => {
    const { id, email } = await add()
    await say(id, { state: 'granted', note: 'By phone' })
    const task = await erase([id])
    expect(await keptOut(email, 'other@consents.test')).toEqual(new Set([email]))
    const { rows } = await database.pool.query('select id from contact_consents where contact_id = $1', [id])
    expect(rows).toEqual([])
    await undo(task)
    expect(await isKeptOut(email)).toBe(false)
    expect(await consentsOf(id)).toMatchObject({
      letters: 'on',
      topics: [{ history: [{ note: 'By phone', by: { id: owner.id } }] }],
    })
  })

  it('stays out where they had asked for it before, although the erasure is taken back', async () => {
    const { id, email } = await add()
    await send('PUT', `/contacts/${id}/suppression`)
    await undo(await erase([id]))
    expect([await isKeptOut(email), await lettersOf(id)]).toEqual([true, 'never'])
  })

  it('stays out when the staff add them again, and is let in when they come themselves', async () => {
    const person = await signUp(app)
    const first = await add(person.email)
    await erase([first.id])
    const second = await add(person.email)
    expect(second.letters).toBe('never')
    expect((await send('DELETE', `/contacts/${second.id}/suppression`)).body.error).toBe('suppression_stays')
    const met = { schoolId, userIds: [person.id] }
    await db.transaction(async (tx) => {
      await ensureContacts(tx, { ...met, areBrought: true }, 'enrolment', clock.now())
      expect(await keptOutOf(tx, schoolId, [person.email], clock.now())).toEqual(new Set([person.email]))
      await tx.execute(sql`update contacts set user_id = null where id = ${second.id}`)
      await ensureContacts(tx, met, 'enrolment', clock.now())
    })
    expect([await lettersOf(second.id), await isKeptOut(person.email)]).toEqual(['not_confirmed', false])
  })

  it('with an account is kept out in all schools that knew them', async () => {
    const person = await signUp(app)
    await db.transaction((tx) => ensureContact(tx, { schoolId, userId: person.id }, 'enrolment', clock.now()))
    await db.transaction((tx) => eraseContacts(tx, person.id, clock.now()))
    await db.transaction((tx) => eraseContacts(tx, person.id, clock.now()))
    expect(await isKeptOut(person.email)).toBe(true)
    const { rows } = await database.pool.query('select hash from contact_suppressions')
    expect(JSON.stringify(rows)).not.toContain(person.email)
  })
})
