import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { recordConsent } from '../consents/record-consent.ts'
import { lockContact } from '../contact-changes.repository.ts'
import { importing } from './testing/importing.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db } = dependencies
await teachingSchool(app, 'strangers', true)
const { schoolId, owner } = await teachingSchool(app, 'import-consents', false)
const { open, plan, check, start, run, takeBack, rowsOf, find, get, drain } = importing(app, owner.token)

const send = (method: string, path: string, body?: object) => call(method, path, { as: owner.token, body })
const targets = [{ to: 'email' }, { to: 'consent', topic: 'letters' }]
const file = (...lines: readonly string[]) => `Email,Newsletter\n${lines.join('\n')}\n`
const add = async (email: string): Promise<number> =>
  (await send('POST', '/contacts', { name: 'Person', email })).body.data.id
const consentsOf = async (id: number) => (await send('GET', `/contacts/${id}/consents`)).body.data
const lettersOf = async (email: string) => (await find(email)).letters
/** The person says it: by a link, or in the account. */
const saidThemselves = (id: number, state: 'granted' | 'withdrawn') =>
  db.transaction(async (tx) => {
    const contact = await lockContact(tx, schoolId, id)
    if (!contact) throw new Error('There is no such contact.')
    const said = { topic: 'letters', state, source: 'person', by: null, note: null } as const
    await recordConsent(tx, contact, { ...said, now: clock.now() })
  })

describe('consents in an import', () => {
  it('are promised by the dry run, kept with the file and the line, and taken back with the row', async () => {
    const old = await add('old@mail.test')
    const text = file('old@mail.test,так', 'new@mail.test,29.10.2026', 'off@mail.test,Нет', 'odd@mail.test,?')
    const checked = await check(text, {}, targets)
    expect(checked.consents).toEqual({ granted: 2, withdrawn: 1, already: 0, said_no: 0, kept_out: 0 })
    const { data } = await rowsOf(checked.id)
    expect(data[0]).toMatchObject({
      verdict: 'update',
      changes: [{ key: 'consent.letters', old: null, new: 'granted' }],
    })
    expect(data[3].problems).toMatchObject([{ code: 'bad_consent', column: 1, value: '?' }])
    expect(await lettersOf('old@mail.test')).toBe('not_confirmed')
    await start(checked)
    await drain()
    expect(await lettersOf('old@mail.test')).toBe('on')
    expect(await lettersOf('off@mail.test')).toBe('off')
    expect((await consentsOf((await find('new@mail.test')).id)).topics[0].history).toMatchObject([
      {
        ...{ state: 'granted', source: 'import', by: { id: owner.id }, note: null },
        file: { name: 'people.csv', line: 3, said_on: '2026-10-29' },
      },
    ])
    const { task } = await get(checked.id)
    expect(await takeBack(task.id)).toMatchObject({ changed: 4, failed: 0 })
    expect(await consentsOf(old)).toMatchObject({ letters: 'not_confirmed', topics: [{ history: [] }] })
    expect(await find('new@mail.test')).toBeUndefined()
  })

  it('never turn a no into a yes, nor subscribe an address that is kept out', async () => {
    const [no, byStaff, never] = [
      await add('no@mail.test'),
      await add('by-staff@mail.test'),
      await add('never@mail.test'),
    ]
    await saidThemselves(no, 'withdrawn')
    await send('POST', `/contacts/${byStaff}/consents`, { topic: 'letters', state: 'withdrawn' })
    await send('PUT', `/contacts/${never}/suppression`)
    const done = await run(
      file('no@mail.test,yes', 'by-staff@mail.test,1', 'never@mail.test,yes'),
      {},
      targets,
    )
    expect(done.consents).toMatchObject({ granted: 0, said_no: 2, kept_out: 1 })
    expect(done.counts).toMatchObject({ unchanged: 3 })
  })

  it('are judged again when their turn comes', async () => {
    const id = await add('meanwhile@mail.test')
    const checked = await check(file('meanwhile@mail.test,yes', 'beside@mail.test,yes'), {}, targets)
    await saidThemselves(id, 'withdrawn')
    await start(checked)
    await drain()
    expect([await lettersOf('meanwhile@mail.test'), await lettersOf('beside@mail.test')]).toEqual([
      'off',
      'on',
    ])
  })

  it('of a person who answered since stay as the person said', async () => {
    const id = await add('since@mail.test')
    const { task } = await run(file('since@mail.test,yes', 'made@mail.test,yes'), {}, targets)
    await saidThemselves(id, 'withdrawn')
    await saidThemselves((await find('made@mail.test')).id, 'granted')
    expect(await takeBack(task.id)).toMatchObject({ changed: 1, failed: 1 })
    expect([await lettersOf('since@mail.test'), await lettersOf('made@mail.test')]).toEqual(['off', 'on'])
  })

  it('are no answer of the person: a yes of the staff is taken after a no of a file', async () => {
    await run(file('file-no@mail.test,no'), {}, targets)
    const { id } = await find('file-no@mail.test')
    const said = { topic: 'letters', state: 'granted', note: 'By phone' }
    expect((await send('POST', `/contacts/${id}/consents`, said)).status).toBe(200)
    expect(await lettersOf('file-no@mail.test')).toBe('on')
  })

  it('that are taken back are followed by lists', async () => {
    const filter = { family: 'consent', field: 'letters', operator: 'any_of', value: ['on'] }
    const { id } = (await send('POST', '/contact-lists', { name: 'Letters', kind: 'filter', filter })).body
      .data
    await add('listed@mail.test')
    await drain()
    const members = async () => (await send('GET', `/contact-lists/${id}`)).body.data.members
    const before = await members()
    const { task } = await run(file('listed@mail.test,yes'), {}, targets)
    expect(await members()).toBe(before + 1)
    await takeBack(task.id)
    expect(await members()).toBe(before)
  })

  it('need the right to change contacts', async () => {
    const { id } = await open(file('a@mail.test,yes'))
    const importer = await addStaff(app, schoolId, ['contact_create.import', 'contact_list'])
    const body = { mapping: targets, rules: { known: 'leave' }, base_version: 0 }
    expect((await plan(id, body, importer.token)).status).toBe(403)
    expect((await plan(id, { ...body, mapping: [...targets, targets[1]] })).status).toBe(422)
    expect((await plan(id, body)).status).toBe(200)
  })
})
