import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { importing } from './testing/importing.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { pool } = dependencies.database
const school = await teachingSchool(app, 'import-access', true)
const rival = await teachingSchool(app, 'strangers', false)
const { schoolId } = school
const owner = school.owner.token
const { drain, open, plan, check, start, run, takeBack, rowsOf, find, get } = importing(app, owner)

const product = async (title: string): Promise<number> =>
  (await call('POST', '/courses', { as: owner, body: { title } })).body.data.product_id
const accessOf = async (productId: number, user: number) => {
  const path = `/products/${productId}/participants/${user}/access`
  const { body, status } = await call('GET', path, { as: owner })
  return status === 200 ? body.data : null
}
const told = async (user: number): Promise<string[]> => {
  const { rows } = await pool.query('select kind from notifications where user_id = $1 order by id', [user])
  return rows.map(({ kind }) => kind)
}
const giving = (product_id: number, more: object = {}) => ({ product_id, length: null, ...more })
const fileOf = (...people: readonly { readonly email: string }[]) =>
  `Email,City\n${people.map(({ email }) => `${email},Lviv`).join('\n')}\n`

describe('access to a product in an import', () => {
  it('is promised by the dry run, given to whom the school knows, and taken back with the row', async () => {
    const [known, here, unknown] = [
      await joinSchool(app, school),
      await joinSchool(app, school),
      await signUp(app),
    ]
    const bread = await product('Bread')
    await call('POST', `/products/${bread}/participants`, { as: owner, body: { email: here.email } })
    await drain()
    const toldBefore = await told(known.id)
    const text = fileOf(known, here, unknown, { email: 'new@mail.test' })
    const checked = await check(text, { access: giving(bread) })
    expect(checked.access).toEqual({
      ...{ given: 1, already: 1, no_account: 1, never_learned: 1, too_many_accesses: 0, gone: 0 },
    })
    const { data } = await rowsOf(checked.id)
    const access = { key: 'access', field_id: null, old: null, new: 'Bread' }
    expect(data[0].changes).toContainEqual(access)
    expect(data[1].changes).not.toContainEqual(access)
    expect(data.map(({ problems }: { problems: { code: string }[] }) => problems[0]?.code)).toEqual([
      ...[undefined, undefined, 'never_learned', 'no_account'],
    ])
    expect(await accessOf(bread, known.id)).toBeNull()
    await start(checked)
    await drain()
    expect(await accessOf(bread, known.id)).toMatchObject({
      ...{ state: 'active', ends_at: null, grants: [{ origin: 'manual', offer: null }] },
      history: [{ kind: 'granted', actor_name: 'Owner of import-access' }],
    })
    expect([await accessOf(bread, unknown.id), await told(known.id)]).toEqual([null, toldBefore])
    expect((await find(known.email)).city).toBe('Lviv')
    const { task } = await get(checked.id)
    expect(task).toMatchObject({ state: 'done', changed: 4, failed: 0 })
    expect(await takeBack(task.id)).toMatchObject({ changed: 4, failed: 0 })
    expect([await accessOf(bread, known.id), (await find(known.email)).city]).toEqual([null, null])
    expect(await accessOf(bread, here.id)).toMatchObject({ state: 'active' })
  })

  it('alone makes a row that changes nothing else an update', async () => {
    const person = await joinSchool(app, school)
    const pies = await product('Pies')
    await run(fileOf(person))
    const done = await run(fileOf(person), { access: giving(pies, { length: { kind: 'days', count: 30 } }) })
    expect(done.counts).toMatchObject({ update: 1, unchanged: 0 })
    const { ends_at: end } = await accessOf(pies, person.id)
    const days = (new Date(end).getTime() - clock.now().getTime()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('that somebody changed since stays, and so does all that the row wrote', async () => {
    const [one, two] = [await joinSchool(app, school), await joinSchool(app, school)]
    const cakes = await product('Cakes')
    const { task } = await run(fileOf(one, two), { access: giving(cakes, { notifies: true }) })
    expect(await told(one.id)).toContain('access_given')
    await call('POST', `/products/${cakes}/participants/access`, {
      as: owner,
      body: { user_ids: [one.id], action: { kind: 'end', ends_at: clock.now().toISOString() } },
    })
    expect(await takeBack(task.id)).toMatchObject({ changed: 1, failed: 1 })
    expect([(await find(one.email)).city, (await find(two.email)).city]).toEqual(['Lviv', null])
    expect(await accessOf(cakes, two.id)).toBeNull()
  })

  it('stays where the person was changed since', async () => {
    const person = await joinSchool(app, school)
    const soups = await product('Soups')
    const { task } = await run(fileOf(person), { access: giving(soups) })
    const { id } = await find(person.email)
    await call('PATCH', `/contacts/${id}`, { as: owner, body: { city: 'Odesa' } })
    expect(await takeBack(task.id)).toMatchObject({ changed: 0, failed: 1 })
    expect(await accessOf(soups, person.id)).toMatchObject({ state: 'active' })
  })

  it('is given slice by slice, to each once', async () => {
    const people: Awaited<ReturnType<typeof joinSchool>>[] = []
    for (let at = 0; at < 52; at += 1) people.push(await joinSchool(app, school))
    const many = await product('Many')
    const done = await run(fileOf(...people), { access: giving(many) })
    expect(done.task).toMatchObject({ state: 'done', changed: 52, failed: 0 })
    const { rows } = await pool.query(
      'select count(*)::int as n from access_grants where product_id = $1 and revoked_at is null',
      [many],
    )
    expect(rows[0].n).toBe(52)
    expect(await takeBack(done.task.id)).toMatchObject({ changed: 52, failed: 0 })
  })

  it('needs the right to the product, which is of the school, and an end to come', async () => {
    const { id } = await open('Email\na@mail.test\n')
    const ask = async (access: object, as = owner) =>
      (await plan(id, { mapping: [{ to: 'email' }], rules: { known: 'leave', access }, base_version: 0 }, as))
        .status
    const rights = ['contact_create.import', 'contact_list'] as const
    const [importer, editor] = [
      await addStaff(app, schoolId, [...rights]),
      await addStaff(app, schoolId, [...rights, 'contact_edit']),
    ]
    const past = new Date(clock.now().getTime() - 1000).toISOString()
    expect(await ask(giving(school.productId), importer.token)).toBe(403)
    expect(await ask(giving(school.productId), editor.token)).toBe(404)
    expect(await ask(giving(rival.productId))).toBe(404)
    expect(await ask(giving(school.productId, { length: { kind: 'until', at: past } }))).toBe(422)
    expect(await ask(giving(school.productId, { length: { kind: 'days', count: 0 } }))).toBe(422)
    expect(await ask(giving(school.productId))).toBe(200)
  })

  it('is not given any more once the right to the product is taken', async () => {
    const person = await joinSchool(app, school)
    const late = await product('Late')
    const rights = ['contact_create.import', 'contact_list', 'contact_edit'] as const
    const editor = await addStaff(app, schoolId, [...rights, 'course_edit'])
    const checked = await check(fileOf(person), { access: giving(late) })
    expect((await start(checked, editor.token)).status).toBe(200)
    await pool.query('update school_members set permissions = $2 where user_id = $1', [editor.id, rights])
    await drain()
    expect((await get(checked.id)).task).toMatchObject({ state: 'done', changed: 0, failed: 1 })
    expect([await accessOf(late, person.id), (await find(person.email)).city]).toEqual([null, null])
  })
})
