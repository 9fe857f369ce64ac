import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { sendForm } from '../../../testing/send-form.ts'
import { insertField, insertTab } from '../fields/contact-fields.repository.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
const { pool } = database
const rival = await teachingSchool(app, 'strangers', true)
const school = await teachingSchool(app, 'imports', false)
const { schoolId } = school
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
const rowsOf = async (id: number, query = '') =>
  (await call('GET', `/contacts/imports/${id}/rows${query}`, { as: owner })).body
const find = async (email: string) => {
  const { body } = await call('GET', `/contacts?search=${encodeURIComponent(email)}`, { as: owner })
  return body.data.find((each: { email: string }) => each.email === email)
}
const change = (id: number, body: object) => call('PATCH', `/contacts/${id}`, { as: owner, body })

describe('an import of contacts', () => {
  it('is read, mapped by itself, tried, imported and taken back', async () => {
    const text =
      'Email;First Name;City;Tags\nAnna+1@mail.test;Anna;Lviv;Fair, Oven\nbad@;Ivan;;\nanna+1@MAIL.test;Twice;;\n'
    const checked = await check(text, { tags: ['All'], list: { name: 'Fair 2026' } })
    expect(checked).toMatchObject({
      state: 'checked',
      rows: 3,
      separator: ';',
      encoding: 'utf-8',
      is_remembered: false,
    })
    expect(checked.counts).toEqual({ create: 1, update: 0, partly: 0, unchanged: 0, skipped: 2 })
    expect(await find('anna+1@mail.test')).toBeUndefined()
    const { data, meta } = await rowsOf(checked.id, '?verdict=skipped')
    expect(meta.total).toBe(2)
    expect(
      data.map(({ line, problems }: { line: number; problems: object[] }) => [line, problems[0]]),
    ).toMatchObject([
      [3, { code: 'bad_email', value: 'bad@' }],
      [4, { code: 'same_as_line', line: 2 }],
    ])
    expect((await start(checked)).status).toBe(200)
    await drain()
    const done = await get(checked.id)
    expect(done).toMatchObject({ state: 'done', task: { state: 'done', total: 1, changed: 1, failed: 0 } })
    const anna = await find('anna+1@mail.test')
    expect(anna).toMatchObject({ name: 'Anna', city: 'Lviv', source: 'import', has_account: false })
    expect(anna.tags.map(({ name }: { name: string }) => name)).toEqual(['All', 'Fair', 'Oven'])
    const lists = (await call('GET', '/contact-lists', { as: owner })).body.data
    expect(lists).toMatchObject([{ name: 'Fair 2026', members: 1 }])
    expect(await takeBack(done.task.id)).toMatchObject({ changed: 1, failed: 0 })
    expect(await find('anna+1@mail.test')).toBeUndefined()
    expect((await open(text)).is_remembered).toBe(true)
  })

  it('changes known people, and gives back their values where nobody changed them since', async () => {
    await run('Email,Name,City\none@mail.test,One,Kiev\ntwo@mail.test,Two,Kiev\n')
    const done = await run('Email,Name,City\none@mail.test,One,Kyiv\ntwo@mail.test,Two,Kyiv\n')
    expect(done.counts).toMatchObject({ create: 0, update: 2 })
    const [one, two] = [await find('one@mail.test'), await find('two@mail.test')]
    expect([one.city, two.city]).toEqual(['Kyiv', 'Kyiv'])
    await change(two.id, { city: 'Odesa' })
    const undone = await takeBack(done.task.id)
    expect(undone).toMatchObject({ changed: 1, failed: 1 })
    expect([(await find('one@mail.test')).city, (await find('two@mail.test')).city]).toEqual([
      'Kiev',
      'Odesa',
    ])
    const { body } = await call('GET', `/tasks/${undone.id}/failures`, { as: owner })
    expect(body).toContain('3,changed_since,two@mail.test')
  })

  it('taken back leaves a person whom it made and somebody touched', async () => {
    const done = await run('Email\nkept@mail.test\ngone@mail.test\n')
    await change((await find('kept@mail.test')).id, { city: 'Odesa' })
    expect(await takeBack(done.task.id)).toMatchObject({ changed: 1, failed: 1 })
    expect(await find('kept@mail.test')).toBeDefined()
    expect(await find('gone@mail.test')).toBeUndefined()
  })

  it('judges people again when their turn comes', async () => {
    const checked = await check('Email,City\nlate@mail.test,Lviv\n')
    await call('POST', '/contacts', { as: owner, body: { email: 'late@mail.test', name: 'Late' } })
    await start(checked)
    await drain()
    expect(await find('late@mail.test')).toMatchObject({ name: 'Late', city: 'Lviv', source: 'manual' })
  })

  it('beside another of the same people makes each of them once', async () => {
    const text = `Email,City\n${Array.from({ length: 30 }, (_each, at) => `both${at}@mail.test,Lviv`).join('\n')}\n`
    const [one, other] = [await check(text), await check(text)]
    await start(one)
    await start(other)
    await drain()
    const { rows } = await pool.query(
      `select count(*)::int as n from contacts where email like 'both%@mail.test'`,
    )
    expect(rows[0].n).toBe(30)
    expect((await get(other.id)).task).toMatchObject({ state: 'done', changed: 0 })
  })

  it('keeps a value of one person for that person', async () => {
    const fieldId = await db.transaction(async (tx) => {
      const tabId = await insertTab(tx, { schoolId, title: 'Tab', position: 1 })
      const field = { tabId, key: 'card', title: 'Card', type: 'text', position: 1, isUnique: true } as const
      return insertField(tx, { schoolId, ...field })
    })
    const done = await run('Email,Card\nc1@mail.test,K-1\nc2@mail.test,k-1\n')
    expect((await rowsOf(done.id)).data[1]).toMatchObject({ problems: [{ code: 'unique_taken', column: 1 }] })
    expect((await find('c1@mail.test')).fields).toEqual({ [fieldId]: 'K-1' })
    expect((await find('c2@mail.test')).fields).toEqual({})
    expect((await run('Email,Card\nc3@mail.test,K-1\n')).counts).toMatchObject({ create: 1 })
    expect((await find('c3@mail.test')).fields).toEqual({})
    // Its value goes to somebody else, and is not given back to two people.
    const changed = await run('Email,Card\nc1@mail.test,K-2\n')
    await change((await find('c2@mail.test')).id, { fields: { [fieldId]: 'k-1' } })
    const undone = await takeBack(changed.task.id)
    expect(undone).toMatchObject({ changed: 0, failed: 1 })
    const { body } = await call('GET', `/tasks/${undone.id}/failures`, { as: owner })
    expect(body).toContain('2,value_taken,c1@mail.test')
    expect((await find('c1@mail.test')).fields).toEqual({ [fieldId]: 'K-2' })
  })

  it('of which nothing is left of an erased person', async () => {
    const done = await run('Email,Name\nerased@mail.test,Secret\n')
    const { id } = await find('erased@mail.test')
    const action = { kind: 'erase' }
    await call('POST', '/contacts/bulk', {
      as: owner,
      body: { selection: { ids: [id] }, action, expected: 1 },
    })
    await drain()
    const { rows } = await pool.query(
      'select cells, who, email, before from contact_import_rows where import_id = $1',
      [done.id],
    )
    expect(rows).toEqual([{ cells: [], who: '', email: null, before: null }])
    expect(await takeBack(done.task.id)).toMatchObject({ changed: 0, failed: 1 })
    const again = await check('Email,Name\nErased@mail.test,Secret\nother@mail.test,Other\n')
    expect(again.counts).toMatchObject({ create: 1, skipped: 1 })
    expect((await rowsOf(again.id, '?verdict=skipped')).data[0]).toMatchObject({
      problems: [{ code: 'erased_before' }],
      who: '',
    })
  })

  it('that was deleted before it was read, or cannot be read, leaves no file behind', async () => {
    const fileOf = (id: number) => dependencies.storage.get(`contact-imports/${schoolId}/${id}`)
    const { id } = (await upload('Email\na@mail.test\n')).body.data
    expect(await fileOf(id)).toBeDefined()
    await call('DELETE', `/contacts/imports/${id}`, { as: owner })
    await drain()
    const failed = await open('PK\u0003\u0004 is no archive')
    expect(failed).toMatchObject({ state: 'failed' })
    expect([await fileOf(id), await fileOf(failed.id)]).toEqual([undefined, undefined])
  })

  it('tells its skipped rows as a file without formulas', async () => {
    const { id } = await check('Email,Name\n=cmd(),=1+1\na@mail.test,A\n')
    const { body, headers } = await call('GET', `/contacts/imports/${id}/skipped`, { as: owner })
    expect(headers['content-disposition']).toContain('attachment')
    expect(body).toContain("2,skipped,bad_email: =cmd(),'=cmd(),'=1+1")
  })

  it('whose slices are broken off in the middle writes each person once', async () => {
    const lines = Array.from({ length: 1_200 }, (_each, at) => `broken${at}@mail.test,N${at}`)
    const checked = await check(`Email,Name\n${lines.join('\n')}\n`)
    await start(checked)
    // Dies at the last statement of the second slice, as a server that is killed would: nothing of it is left.
    await pool.query(`
      create function break_off() returns trigger language plpgsql as $$ begin
        if (select count(*) from contacts where email like 'broken%') > 1000 then raise exception 'broken off'; end if;
        return null; end $$;
      create trigger break_off after insert on contacts for each statement execute function break_off()`)
    await drain().catch(() => {})
    const count = async () =>
      (await pool.query(`select count(*)::int as n from contacts where email like 'broken%'`)).rows[0].n
    const half = await count()
    expect([half > 0, half < 1_200]).toEqual([true, true])
    await pool.query('drop trigger break_off on contacts; drop function break_off()')
    await pool.query(
      'update graphile_worker._private_jobs set run_at = now(), attempts = 1, locked_at = null',
    )
    await drain()
    expect(await count()).toBe(1_200)
    expect((await get(checked.id)).task).toMatchObject({ state: 'done', changed: 1_200, failed: 0 })
  })

  it('goes by lines of many slices, and counts that add up', async () => {
    const lines = Array.from({ length: 2_300 }, (_each, at) => `many${at % 2_200}@mail.test,N${at}`)
    const done = await run(`Email,Name\n${lines.join('\n')}\n`)
    expect(done.counts).toEqual({ create: 2_200, update: 0, partly: 0, unchanged: 0, skipped: 100 })
    expect(done.task).toMatchObject({ state: 'done', total: 2_200, changed: 2_200 })
  })
})

describe('a plan', () => {
  it.each([
    [[{ to: 'name' }, { to: 'none' }], 'mapping', 'no_email_column'],
    [[{ to: 'email' }], 'mapping', 'one_for_each_column'],
    [[{ to: 'email' }, { to: 'email' }], 'mapping.1', 'twice'],
    [[{ to: 'none' }, { to: 'email' }], 'mapping.1', 'no_emails'],
    [[{ to: 'email' }, { to: 'field', field_id: 999_999 }], 'mapping.1', 'no_field'],
  ])('%j is refused', async (mapping, at, code) => {
    const { id, version } = await open('Email,Name\na@mail.test,A\n')
    const { status, body } = await plan(id, { mapping, rules: {}, base_version: version })
    expect([status, body.error_codes]).toEqual([422, { [at]: [code] }])
    await call('DELETE', `/contacts/imports/${id}`, { as: owner })
  })

  it('over an older one is refused, and so is the start of an older dry run', async () => {
    const checked = await check('Email\nstale@mail.test\n')
    const mapping = [{ to: 'email' }]
    const planned = (rules: object) => plan(checked.id, { mapping, rules, base_version: 0 })
    expect((await planned({ known: 'leave' })).status).toBe(409)
    // The same once more is an answer that was lost.
    expect((await planned({})).body.data.version).toBe(checked.version)
    const expected = { ...checked.counts, create: 9 }
    expect((await start({ ...checked, counts: expected })).body.error).toBe('import_stale')
    await call('DELETE', `/contacts/imports/${checked.id}`, { as: owner })
  })
})

describe('who may', () => {
  it('import is who has the right to and sees all contacts', async () => {
    const id = (await open('Email\nright@mail.test\n')).id
    const [importer, blind] = [
      await addStaff(app, schoolId, ['contact_create.import', 'contact_list']),
      await addStaff(app, schoolId, ['contact_create.import']),
    ]
    expect((await upload('Email\n', null)).status).toBe(401)
    expect((await upload('Email\na@b.test\n', blind.token)).status).toBe(403)
    expect((await call('GET', `/contacts/imports/${id}`, { as: blind.token })).status).toBe(403)
    expect((await call('GET', `/contacts/imports/${id}`, { as: rival.owner.token })).status).toBe(404)
    expect((await call('GET', `/contacts/imports/${id}/skipped`, { as: rival.owner.token })).status).toBe(404)
    const wish = { mapping: [{ to: 'email' }], base_version: 0 }
    expect((await plan(id, { ...wish, rules: {} }, importer.token)).status).toBe(403)
    expect((await plan(id, { ...wish, rules: { known: 'leave' } }, importer.token)).status).toBe(200)
    await call('DELETE', `/contacts/imports/${id}`, { as: owner })
  })

  it('have five imports that were not started, and no more', async () => {
    const importer = await addStaff(app, schoolId, ['contact_create.import', 'contact_list'])
    const all = await Promise.all(
      Array.from({ length: 8 }, () => upload('Email\na@b.test\n', importer.token)),
    )
    const statuses = all.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 422, 422, 422])
  })
})
