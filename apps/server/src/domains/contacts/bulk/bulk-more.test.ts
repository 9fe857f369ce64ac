import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { database } = dependencies
const { pool } = database
const school = await teachingSchool(app, 'bulk-more', true)
const rival = await teachingSchool(app, 'strangers', false)
const { schoolId } = school
const owner = school.owner.token
const handlers = jobHandlers(dependencies)

const post = (path: string, body?: object, as = owner) => call('POST', path, { as, body })
const get = async (path: string, as = owner) => (await call('GET', path, { as })).body.data
const drain = async () => {
  await drainQueue(database, handlers, dependencies)
  clock.advance(1_000)
}
const rehearse = (ids: number[], action: object, as = owner) =>
  post('/contacts/bulk/rehearse', { selection: { ids }, action }, as)
/** Does an action to its end, and says what the rehearsal had said. */
const act = async (ids: number[], action: object, as = owner) => {
  const { body } = await rehearse(ids, action, as)
  const { matched, changed, already, refused } = body.data
  const left = refused.reduce((sum: number, { contacts }: { contacts: number }) => sum + contacts, 0)
  expect(changed + already + left).toBe(matched)
  const { id } = (await post('/contacts/bulk', { selection: { ids }, action, expected: matched }, as)).body
    .data
  await drain()
  const task = await get(`/tasks/${id}`, as)
  expect(task).toMatchObject({ state: 'done', changed, failed: left })
  return { task, rehearsed: body.data }
}
const takeBack = async ({ task }: { readonly task: { readonly id: number } }) => {
  const { body } = await post(`/tasks/${task.id}/undo`)
  await drain()
  return get(`/tasks/${body.data.id}`)
}
const add = async (name: string): Promise<number> =>
  (await post('/contacts', { name, email: `${name}@mail.test` })).body.data.id
const contactOf = async (userId: number): Promise<number> => {
  const { rows } = await pool.query('select id::int from contacts where school_id = $1 and user_id = $2', [
    schoolId,
    userId,
  ])
  return rows[0].id
}
/** Somebody who learns here, with their contact. */
const learner = async () => {
  const person = await joinSchool(app, school)
  return { ...person, contact: await contactOf(person.id) }
}
const asOwnerOf = (rights: Parameters<typeof addStaff>[2]) => addStaff(app, schoolId, rights)

const [anna, boris] = [await add('anna'), await add('boris')]
const listOf = async (name: string, more: object = {}, as = owner): Promise<number> =>
  (await post('/contact-lists', { name, kind: 'hand', ...more }, as)).body.data.id

describe('lists by hand', () => {
  const members = async (list: number) => (await get(`/contact-lists/${list}`)).members

  it('take many, once, and lose those who came by it', async () => {
    const list = await listOf('Fair')
    await post(`/contact-lists/${list}/members`, { contacts: [boris] })
    const done = await act([anna, boris], { kind: 'list_add', list_id: list })
    expect(done.rehearsed).toMatchObject({ changed: 1, already: 1, undo_hours: 720 })
    expect(done.task).toMatchObject({ kind: 'contacts.list_add', details: { list: 'Fair' } })
    expect(await members(list)).toBe(2)
    const [latest] = (await get(`/contact-lists/${list}/changes`)).data
    expect(latest).toMatchObject({ contact: { id: anna }, is_in: true, cause: 'hand' })
    expect(await takeBack(done)).toMatchObject({ changed: 1, failed: 0 })
    expect(await members(list)).toBe(1)
  })

  it('lose many, and whoever came again since is not put on them twice', async () => {
    const list = await listOf('Autumn')
    await post(`/contact-lists/${list}/members`, { contacts: [anna, boris] })
    const done = await act([anna, boris], { kind: 'list_remove', list_id: list })
    expect([done.rehearsed.changed, await members(list)]).toEqual([2, 0])
    await post(`/contact-lists/${list}/members`, { contacts: [anna] })
    expect(await takeBack(done)).toMatchObject({ changed: 1, failed: 1 })
    expect(await members(list)).toBe(2)
  })

  it('are not those that fill themselves, of another school, or of who may not change lists', async () => {
    const filter = { family: 'profile', field: 'name', operator: 'contains', value: 'x' }
    const filling = await listOf('Filling', { kind: 'filter', filter })
    const code = async (list_id: number, as = owner) => {
      const { status, body } = await rehearse([anna], { kind: 'list_add', list_id }, as)
      return [status, body.error]
    }
    expect(await code(filling)).toEqual([409, 'list_fills_itself'])
    expect((await code(await listOf('Theirs', {}, rival.owner.token)))[0]).toBe(404)
    const list = await listOf('Mine')
    expect((await code(list, (await asOwnerOf(['contact_edit'])).token))[0]).toBe(403)
    expect((await code(list, (await asOwnerOf(['contactlist_edit'])).token))[0]).toBe(403)
    expect((await code(list, (await asOwnerOf(['contact_edit', 'contactlist_edit'])).token))[0]).toBe(200)
  })

  it('lose the task with either right', async () => {
    const list = await listOf('Late')
    const editor = await asOwnerOf(['contact_edit', 'contactlist_edit'])
    const action = { kind: 'list_add', list_id: list }
    const body = { selection: { ids: [anna] }, action, expected: 1 }
    const { id } = (await post('/contacts/bulk', body, editor.token)).body.data
    await pool.query(`update school_members set permissions = '{contactlist_edit}' where user_id = $1`, [
      editor.id,
    ])
    await drain()
    const { rows } = await pool.query('select state, error from tasks where id = $1', [id])
    expect([rows[0], await members(list)]).toEqual([{ state: 'failed', error: 'right_taken' }, 0])
  })
})

describe('points', () => {
  const action = { kind: 'points', points: 30, reason: 'For the fair' }
  const balance = async (token: string) => (await get('/user/flows/rewards', token)).length

  it('are given to who has an account, and taken back by an entry against them', async () => {
    const person = await learner()
    const done = await act([anna, person.contact], action)
    expect(done.rehearsed).toMatchObject({ changed: 1, refused: [{ reason: 'no_account', contacts: 1 }] })
    const { body } = await call('GET', '/user/flows/rewards', { as: person.token })
    expect(body).toMatchObject({ sum_points: 30, data: [{ reason: 'given_by_hand', note: 'For the fair' }] })
    await takeBack(done)
    const after = await call('GET', '/user/flows/rewards', { as: person.token })
    expect(after.body).toMatchObject({ sum_points: 0, sum_deducted_points: 30 })
    expect(await balance(person.token)).toBe(2)
    const { rows } = await pool.query(
      `select given.amount as given, back.amount as taken_back
       from ledger_entries back join ledger_entries given on given.id = back.reverses_id
       where back.subject_id = $1`,
      [person.id],
    )
    expect(rows).toEqual([{ given: '30', taken_back: '-30' }])
  })

  it('that were spent since are left', async () => {
    const [spender, saver] = [await learner(), await learner()]
    const done = await act([spender.contact, saver.contact], action)
    await pool.query(
      `insert into ledger_entries (school_id, account, subject_id, unit, amount, reason, cause, ref, created_at)
       values ($1, 'points', $2, 'points', -10, 'gift_redeemed', 'gift', '1', now())`,
      [schoolId, spender.id],
    )
    const undone = await takeBack(done)
    expect(undone).toMatchObject({ changed: 1, failed: 1 })
    const { body } = await call('GET', `/tasks/${undone.id}/failures`, { as: owner })
    expect(body).toContain(`${spender.contact},points_spent`)
  })

  it('need a reason, a number that is one, and the right to them', async () => {
    for (const bad of [{ points: 0 }, { points: 10_001 }, { points: '5' }, { reason: ' ' }, { extra: 1 }])
      expect((await rehearse([anna], { ...action, ...bad })).status).toBe(422)
    expect((await rehearse([anna], action, (await asOwnerOf(['contact_edit'])).token)).status).toBe(403)
    expect((await rehearse([anna], action, (await signUp(app)).token)).status).toBe(403)
  })
})

describe('access to a product', () => {
  const other = async (title: string): Promise<number> =>
    (await post('/courses', { title })).body.data.product_id
  const giving = (product_id: number, more: object = {}) => ({
    ...{ kind: 'give_access', product_id, ends_at: null },
    ...more,
  })
  const standing = async (product: number, user: number) => {
    const { body, status } = await call('GET', `/products/${product}/participants/${user}/access`, {
      as: owner,
    })
    return status === 200 ? body.data : null
  }
  const told = async (user: number): Promise<string[]> => {
    const { rows } = await pool.query('select kind from notifications where user_id = $1 order by id', [user])
    return rows.map(({ kind }) => kind)
  }
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString()

  it('is given to whom the school knows, who is not told, and taken back', async () => {
    const [known, here] = [await learner(), await learner()]
    const product = await other('Bread')
    await post(`/products/${product}/participants`, { email: here.email })
    await drain()
    const toldBefore = await told(known.id)
    const ids = [anna, known.contact, here.contact]
    const done = await act(ids, giving(product, { ends_at: inDays(30) }))
    expect(done.rehearsed).toMatchObject({
      ...{ matched: 3, changed: 1, already: 1, undo_hours: 720 },
      refused: [{ reason: 'never_learned', contacts: 1 }],
    })
    expect(done.task).toMatchObject({ kind: 'contacts.give_access', details: { product: 'Bread' } })
    expect(await standing(product, known.id)).toMatchObject({
      state: 'active',
      grants: [{ origin: 'manual', offer: null }],
      history: [{ kind: 'granted', actor_name: 'Owner of bulk-more' }],
    })
    expect(await told(known.id)).toEqual(toldBefore)
    expect(await takeBack(done)).toMatchObject({ changed: 1, failed: 0 })
    expect([await standing(product, known.id), await told(known.id)]).toEqual([null, toldBefore])
    expect(await standing(product, here.id)).toMatchObject({ state: 'active' })
  })

  it('is told of where that was asked for, and stays where something was done to it since', async () => {
    const [one, two] = [await learner(), await learner()]
    const product = await other('Cakes')
    const done = await act([one.contact, two.contact], giving(product, { notifies: true }))
    expect(await told(one.id)).toContain('access_given')
    await post(`/products/${product}/participants/access`, {
      user_ids: [one.id],
      action: { kind: 'extend', by: { kind: 'days', count: 3 } },
    })
    expect(await takeBack(done)).toMatchObject({ changed: 1, failed: 1 })
    expect([await standing(product, one.id), await standing(product, two.id)]).toEqual([
      expect.objectContaining({ state: 'active' }),
      null,
    ])
  })

  it('that is over is given anew, and is over again when that is taken back', async () => {
    const person = await learner()
    const product = await other('Soups')
    await act([person.contact], giving(product, { ends_at: inDays(1) }))
    clock.advance(2 * 24 * 60 * 60 * 1000)
    const done = await act([person.contact], giving(product))
    expect(await standing(product, person.id)).toMatchObject({ state: 'active', ends_at: null })
    expect(await takeBack(done)).toMatchObject({ changed: 1 })
    expect(await standing(product, person.id)).toMatchObject({ state: 'expired', grants: [{}] })
  })

  it('lasts longer or ends for those who have it, and as before when that is taken back', async () => {
    const [person, endless] = [await learner(), await learner()]
    const product = await other('Pies')
    const ends_at = inDays(10)
    await act([person.contact], giving(product, { ends_at }))
    await act([endless.contact], giving(product))
    const ids = [anna, person.contact, endless.contact]
    const longer = await act(ids, { kind: 'extend_access', product_id: product, days: 5 })
    expect(longer.rehearsed).toMatchObject({
      ...{ changed: 1, already: 1 },
      refused: [{ reason: 'no_access', contacts: 1 }],
    })
    const endOf = async () => (await standing(product, person.id)).ends_at
    expect(await endOf()).toBe(new Date(new Date(ends_at).getTime() + 5 * 24 * 60 * 60 * 1000).toISOString())
    expect(await takeBack(longer)).toMatchObject({ changed: 1 })
    expect(await endOf()).toBe(ends_at)
    const ended = await act(ids, { kind: 'end_access', product_id: product })
    expect(ended.rehearsed).toMatchObject({ changed: 2, already: 0 })
    expect(await standing(product, endless.id)).toMatchObject({ state: 'expired' })
    expect(await takeBack(ended)).toMatchObject({ changed: 2 })
    expect(await standing(product, endless.id)).toMatchObject({ state: 'active', ends_at: null })
  })

  it('needs the right to the product, which is of the school, and an end to come', async () => {
    const ask = async (action: object, as = owner) => (await rehearse([anna], action, as)).status
    const editor = await asOwnerOf(['contact_edit'])
    expect(await ask(giving(school.productId), editor.token)).toBe(404)
    expect(await ask(giving(school.productId), (await asOwnerOf(['course_edit'])).token)).toBe(403)
    expect(await ask(giving(rival.productId))).toBe(404)
    expect(await ask(giving(school.productId, { ends_at: inDays(-1) }))).toBe(422)
    expect(await ask(giving(school.productId, { ends_at: '9999-01-01T00:00:00.000Z' }))).toBe(422)
    expect(await ask({ kind: 'extend_access', product_id: school.productId, days: 0 })).toBe(422)
  })

  it('is not changed any more once the right to the product is taken', async () => {
    const person = await learner()
    const product = await other('Late')
    const editor = await asOwnerOf(['contact_edit', 'contact_read', 'course_edit'])
    const body = { selection: { ids: [person.contact] }, action: giving(product), expected: 1 }
    const { id } = (await post('/contacts/bulk', body, editor.token)).body.data
    await pool.query(
      `update school_members set permissions = '{contact_edit,contact_read}' where user_id = $1`,
      [editor.id],
    )
    await drain()
    expect(await get(`/tasks/${id}`, editor.token)).toMatchObject({ state: 'done', changed: 0, failed: 1 })
    expect(await standing(product, person.id)).toBeNull()
  })
})
