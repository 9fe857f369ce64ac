import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { insertField, insertTab } from '../fields/contact-fields.repository.ts'
import { ensureContacts } from '../use-cases/ensure-contact.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
const { pool } = database
// Whoever signs up here is a contact of the primary school, which is the other one.
const rival = await teachingSchool(app, 'strangers', true)
const school = await teachingSchool(app, 'bulk', false)
const { schoolId } = school
const owner = school.owner.token
const handlers = jobHandlers(dependencies)

const post = (path: string, body?: object, as = owner) => call('POST', path, { as, body })
const drain = async () => {
  await drainQueue(database, handlers, dependencies)
  clock.advance(1_000)
}
const add = async (name: string, tags: string[] = [], as = owner): Promise<number> => {
  const { body } = await post('/contacts', { name, email: `${name}@mail.test`, tags }, as)
  return body.data.id
}
const rehearse = async (selection: object, action: object, as = owner) =>
  (await post('/contacts/bulk/rehearse', { selection, action }, as)).body.data
const begin = async (selection: object, action: object, as = owner) => {
  const { matched } = await rehearse(selection, action, as)
  return (await post('/contacts/bulk', { selection, action, expected: matched }, as)).body.data
}
const taskOf = async (taskId: number, as = owner) => (await call('GET', `/tasks/${taskId}`, { as })).body.data
/** Does an action to its end. */
const act = async (selection: object, action: object, as = owner) => {
  const { id } = await begin(selection, action, as)
  await drain()
  return taskOf(id, as)
}
const takeBack = async (taskId: number) => {
  const { body } = await post(`/tasks/${taskId}/undo`)
  await drain()
  return taskOf(body.data.id)
}
const cardOf = async (contact: number) => (await call('GET', `/contacts/${contact}`, { as: owner })).body.data
const tagsOf = async (contact: number): Promise<string[]> =>
  (await cardOf(contact)).tags.map(({ name }: { name: string }) => name)
const makeField = (isUnique = false, of: SchoolId = schoolId): Promise<number> =>
  db.transaction(async (tx) => {
    const tabId = await insertTab(tx, { schoolId: of, title: 'Tab', position: 1 })
    const key = `field_${tabId}`
    return insertField(tx, {
      ...{ schoolId: of, tabId, key, title: 'Level', type: 'text', position: 1, isUnique },
    })
  })

const [anna, boris, clara] = [await add('anna', ['Team']), await add('boris', ['Team']), await add('clara')]
const stranger = await add('stranger', ['Team'], rival.owner.token)
const team = { filter: { search: '', tag: String((await cardOf(anna)).tags[0].id) } }

describe('an action on many contacts', () => {
  it('is rehearsed with numbers that add up, and changes nothing by that', async () => {
    const action = { kind: 'tag', tag: 'team' }
    expect(await rehearse({ ids: [anna, clara, stranger, 999_999] }, action)).toEqual({
      ...{ matched: 2, changed: 1, already: 1, refused: [], undo_hours: 720 },
    })
    expect(await rehearse({ filter: {} }, { kind: 'tag', tag: 'Never seen' })).toMatchObject({ changed: 3 })
    expect(await tagsOf(clara)).toEqual([])
    const { body } = await call('GET', '/contact-tags', { as: owner })
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Team'])
  })

  it('does what was rehearsed, to all that match, and is taken back', async () => {
    const task = await act({ filter: {} }, { kind: 'tag', tag: 'Bakers' })
    expect(task).toMatchObject({ kind: 'contacts.tag', state: 'done', total: 3, changed: 3, failed: 0 })
    expect(task).toMatchObject({ details: { tag: 'Bakers' }, is_own: true })
    expect(await tagsOf(anna)).toEqual(['Bakers', 'Team'])
    expect(await takeBack(task.id)).toMatchObject({ state: 'done', changed: 3, failed: 0 })
    expect(await tagsOf(anna)).toEqual(['Team'])
    expect((await taskOf(task.id)).state).toBe('undone')
  })

  it('on those of a tag takes the tag away from each of them, once', async () => {
    const tagId = Number(team.filter.tag)
    const task = await act(team, { kind: 'untag', tag_id: tagId })
    expect(task).toMatchObject({ total: 2, changed: 2 })
    await call('PUT', `/contacts/${anna}/tags`, { as: owner, body: { add: ['Team'], remove: [] } })
    expect(await takeBack(task.id)).toMatchObject({ changed: 1, failed: 1 })
    expect([await tagsOf(anna), await tagsOf(boris)]).toEqual([['Team'], ['Team']])
  })

  it('taken back leaves those whom somebody changed since, and says who they are', async () => {
    const task = await act({ ids: [anna, boris] }, { kind: 'block' })
    expect((await cardOf(anna)).status).toBe('blocked')
    await call('PATCH', `/contacts/${anna}`, { as: owner, body: { city: '=HYPERLINK("x")' } })
    const undone = await takeBack(task.id)
    expect(undone).toMatchObject({ changed: 1, failed: 1 })
    expect([(await cardOf(anna)).status, (await cardOf(boris)).status]).toEqual(['blocked', 'active'])
    const { body, headers } = await call('GET', `/tasks/${undone.id}/failures`, { as: owner })
    expect(headers['content-disposition']).toContain('attachment')
    expect(body).toContain(`${anna},changed_since,anna@mail.test`)
    expect(await act({ ids: [anna, boris] }, { kind: 'unblock' })).toMatchObject({ changed: 1, failed: 0 })
  })

  it('gives a manager, who has to work here', async () => {
    const member = await addStaff(app, schoolId, ['contact_edit'])
    const action = { kind: 'manager', manager_id: member.id }
    const task = await act({ ids: [anna, boris] }, action)
    expect((await cardOf(anna)).manager.id).toBe(member.id)
    await takeBack(task.id)
    expect((await cardOf(anna)).manager).toBeNull()
    const foreign = { kind: 'manager', manager_id: rival.owner.id }
    expect((await post('/contacts/bulk/rehearse', { selection: team, action: foreign })).status).toBe(422)
  })

  it('fills in an own field, whose former values come back', async () => {
    const fieldId = await makeField()
    await call('PATCH', `/contacts/${anna}`, { as: owner, body: { fields: { [fieldId]: 'first' } } })
    const selection = { ids: [anna, boris] }
    const task = await act(selection, { kind: 'field', field_id: fieldId, value: 'second' })
    expect((await cardOf(boris)).fields).toEqual({ [fieldId]: 'second' })
    await takeBack(task.id)
    expect((await cardOf(anna)).fields).toEqual({ [fieldId]: 'first' })
    expect((await cardOf(boris)).fields).toEqual({})
    expect(await rehearse(selection, { kind: 'field', field_id: fieldId, value: '' })).toMatchObject({
      ...{ changed: 1, already: 1 },
    })
  })

  it('gives nobody a value that no two may share, and knows no field of others', async () => {
    const tryOn = (field_id: number) =>
      post('/contacts/bulk/rehearse', {
        selection: team,
        action: { kind: 'field', field_id, value: 'x' },
      })
    expect((await tryOn(await makeField(true))).status).toBe(422)
    expect((await tryOn(await makeField(false, rival.schoolId))).status).toBe(404)
  })
})

describe('a filter of conditions', () => {
  it('chooses as the list does, and is checked as there', async () => {
    const tree = { family: 'tag', field: 'has', operator: 'any_of', value: [Number(team.filter.tag)] }
    const found = await call('GET', `/contacts?filter=${encodeURIComponent(JSON.stringify(tree))}`, {
      as: owner,
    })
    const action = { kind: 'tag', tag: 'Never seen' }
    const reply = await post('/contacts/bulk/rehearse', {
      selection: { filter: { filter: JSON.stringify(tree) } },
      action,
    })
    expect([found.status, reply.status]).toEqual([200, 200])
    expect(reply.body.data.matched).toBe(found.body.meta.total)
    expect(reply.body.data.matched).toBe(2)
    const unknown = JSON.stringify({ ...tree, family: 'nobody' })
    const selection = { filter: { filter: unknown } }
    expect((await post('/contacts/bulk/rehearse', { selection, action })).status).toBe(422)
  })
})

describe('erasing many contacts', () => {
  it('leaves those with an account, takes all that tells who it was, and is taken back for 72 hours', async () => {
    const fieldId = await makeField(true)
    const dora = await add('dora', ['Guests'])
    await call('PATCH', `/contacts/${dora}`, { as: owner, body: { fields: { [fieldId]: 'No 7' } } })
    const learner = await signUp(app)
    const met = await db.transaction((tx) =>
      ensureContacts(tx, { schoolId, userIds: [learner.id] }, 'enrolment', clock.now()),
    )
    const withAccount = met.get(learner.id) ?? 0
    const selection = { ids: [dora, withAccount] }
    expect(await rehearse(selection, { kind: 'erase' })).toEqual({
      ...{ matched: 2, changed: 1, already: 0, undo_hours: 72 },
      refused: [{ reason: 'has_account', contacts: 1 }],
    })
    const before = await cardOf(dora)
    const task = await act(selection, { kind: 'erase' })
    expect(task).toMatchObject({ changed: 1, failed: 1 })
    expect(await cardOf(dora)).toMatchObject({
      status: 'erased',
      email: null,
      name: '',
      tags: [],
      fields: {},
    })
    const { rows } = await pool.query('select before::text from task_undo where thing_id = $1', [dora])
    expect(rows).toHaveLength(1)
    expect(rows[0].before).not.toContain('dora')
    await takeBack(task.id)
    const { updated_at: _, ...same } = before
    expect(await cardOf(dora)).toMatchObject(same)
  })

  it('is not taken back where the address belongs to somebody else by now, or the time is over', async () => {
    const [emil, fred] = [await add('emil'), await add('fred')]
    const task = await act({ ids: [emil, fred] }, { kind: 'erase' })
    await add('emil')
    expect(await takeBack(task.id)).toMatchObject({ changed: 1, failed: 1 })
    const late = await act({ ids: [fred] }, { kind: 'erase' })
    await pool.query(`update tasks set undo_until = $2 where id = $1`, [late.id, clock.now()])
    expect((await post(`/tasks/${late.id}/undo`)).status).toBe(409)
  })

  it('forgets what other tasks knew of them', async () => {
    const gina = await add('gina')
    await act({ ids: [gina] }, { kind: 'block' })
    const task = await act({ ids: [gina] }, { kind: 'erase' })
    const { rows } = await pool.query('select task_id::int from task_undo where thing_id = $1', [gina])
    expect(rows).toEqual([{ task_id: task.id }])
  })
})

describe('who may', () => {
  it('needs the right of the action, not of another', async () => {
    const editor = await addStaff(app, schoolId, ['contact_edit'])
    const tryIt = async (action: object, as: string) =>
      (await post('/contacts/bulk/rehearse', { selection: team, action }, as)).status
    expect(await tryIt({ kind: 'tag', tag: 'x' }, editor.token)).toBe(200)
    expect(await tryIt({ kind: 'erase' }, editor.token)).toBe(403)
    expect(await tryIt({ kind: 'block' }, editor.token)).toBe(403)
    expect(await tryIt({ kind: 'tag', tag: 'x' }, (await signUp(app)).token)).toBe(403)
  })

  it('touches only whom they see, at the start and in the task', async () => {
    const narrow = await addStaff(app, schoolId, ['contact_edit', 'contact_read.own'])
    await act({ ids: [anna, boris] }, { kind: 'manager', manager_id: narrow.id })
    const action = { kind: 'tag', tag: 'Mine' }
    const task = await begin({ filter: {} }, action, narrow.token)
    expect(task.total).toBe(2)
    await call('PATCH', `/contacts/${boris}`, { as: owner, body: { manager_id: null } })
    await drain()
    expect(await taskOf(task.id, narrow.token)).toMatchObject({ changed: 1, failed: 1 })
    expect([await tagsOf(anna), await tagsOf(boris)]).toEqual([['Mine', 'Team'], ['Team']])
  })

  it('loses the task with the right', async () => {
    const editor = await addStaff(app, schoolId, ['contact_edit'])
    const task = await begin(team, { kind: 'tag', tag: 'Late' }, editor.token)
    await pool.query(`update school_members set permissions = '{}' where user_id = $1`, [editor.id])
    await drain()
    expect(await taskOf(task.id, editor.token)).toMatchObject({ state: 'failed', error: 'right_taken' })
    expect(await tagsOf(boris)).toEqual(['Team'])
  })

  it('cannot stop or take back a task of somebody else, unless the school is theirs', async () => {
    const editor = await addStaff(app, schoolId, ['contact_edit'])
    const task = await begin(team, { kind: 'tag', tag: 'Owned' })
    expect((await call('GET', '/tasks', { as: editor.token })).body.data).toHaveLength(1)
    expect((await post(`/tasks/${task.id}/cancel`, undefined, editor.token)).status).toBe(403)
    expect((await post(`/tasks/${task.id}/cancel`, undefined, rival.owner.token)).status).toBe(404)
    expect((await post(`/tasks/${task.id}/cancel`)).body.data.state).toBe('cancelled')
    expect((await post(`/tasks/${task.id}/cancel`)).status).toBe(409)
    await drain()
    expect(await tagsOf(boris)).toEqual(['Team'])
  })
})

describe('what is not taken', () => {
  it('is a thousand and one ids, none, a filter that the list has not, and another number than was rehearsed', async () => {
    const tryOn = async (selection: object, expected = 2, action: object = { kind: 'tag', tag: 'x' }) =>
      (await post('/contacts/bulk', { selection, action, expected })).status
    expect(await tryOn({ ids: Array.from({ length: 1_001 }, (_, at) => at + 1) })).toBe(422)
    expect(await tryOn({ ids: [] })).toBe(422)
    expect(await tryOn({ filter: { __proto__x: 1 } })).toBe(422)
    expect(await tryOn({ ids: [anna], filter: {} })).toBe(422)
    expect(await tryOn(team, 3)).toBe(409)
    expect(await tryOn({ ids: [anna] }, 1, { kind: 'drop' })).toBe(422)
    expect((await call('GET', '/contact-tags', { as: owner })).body.data).not.toContainEqual(
      expect.objectContaining({ name: 'x' }),
    )
  })

  it('is more than ten tasks of one person at once', async () => {
    const action = { kind: 'tag', tag: 'Crowd' }
    const replies = await Promise.all(
      Array.from({ length: 14 }, () => post('/contacts/bulk', { selection: team, action, expected: 2 })),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(replies.find(({ status }) => status !== 201)?.body.error).toBe('too_many_tasks')
    await drain()
    expect(await tagsOf(boris)).toEqual(['Crowd', 'Team'])
  })
})
