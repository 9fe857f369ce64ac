import { viewLimits } from '@lectern/contract/views/views'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sql } from '../../platform/database/sql.ts'
import { testApp } from '../../testing/app.ts'
import { countQuestions } from '../../testing/database/count-questions.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'
import { countViews } from './use-cases/count-views.ts'
import { forgetViews } from './views.repository.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db } = dependencies
// Whoever signs up here is a contact of the primary school, which is the other one.
const rival = await teachingSchool(app, 'strangers', true)
const school = await teachingSchool(app, 'views', false)
const owner = school.owner.token
const path = '/list-views/contacts'
const member = () => addStaff(app, school.schoolId, ['contact_list', 'contact_edit'])

const keep = (as: string, body: object) => call('POST', path, { as, body: { name: 'View', ...body } })
const made = async (as: string, body: object = {}): Promise<number> => (await keep(as, body)).body.data.id
const change = (as: string, view: number, body: object) => call('PATCH', `${path}/${view}`, { as, body })
const remove = (as: string, view: number) => call('DELETE', `${path}/${view}`, { as })
const seen = async (as: string) => (await call('GET', path, { as })).body.data
const namesOf = async (as: string): Promise<string[]> =>
  (await seen(as)).map(({ name }: { name: string }) => name)
const counts = (as: string, views: readonly number[]) =>
  call('POST', `${path}/count`, { as, body: { views } })
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

const add = (body: object) => call('POST', '/contacts', { as: owner, body })
await add({ name: 'Olena', email: 'olena@mail.test', tags: ['Baker'] })
await add({ name: 'Petro', email: 'petro@mail.test' })
const tagNamed = async (name: string): Promise<number> =>
  (await call('GET', '/contact-tags', { as: owner })).body.data.find(
    (tag: { name: string }) => tag.name === name,
  ).id
const has = (tag: number) => JSON.stringify({ family: 'tag', field: 'has', operator: 'any_of', value: [tag] })

describe('views of a list', () => {
  it('are seen by their owner; those that are shared by all who see the list', async () => {
    const [mine, other] = [await member(), await member()]
    const query = { account: 'without', sort: 'name', direction: 'desc' }
    const { body } = await keep(mine.token, { name: ' Own ', query, columns: ['city', 'field.7'] })
    expect(body.data).toMatchObject({
      ...{ name: 'Own', is_shared: false, may_change: true, position: 0 },
      ...{ query, columns: ['city', 'field.7'] },
    })
    const shared = await made(mine.token, { name: 'Shared', is_shared: true })
    expect(await namesOf(mine.token)).toEqual(['Shared', 'Own'])
    expect(await seen(other.token)).toMatchObject([{ name: 'Shared', may_change: false }])
    expect(await seen(owner)).toMatchObject([{ name: 'Shared', may_change: true }])
    expect(await seen(rival.owner.token)).toEqual([])
    await remove(owner, shared)
  })

  it('are changed by their maker, shared ones by the owner of the school as well, by nobody else', async () => {
    const [mine, other] = [await member(), await member()]
    const own = await made(mine.token)
    const shared = await made(mine.token, { is_shared: true })
    expect(refusal(await change(other.token, own, { name: 'Taken' }))).toEqual([404, 'not_found'])
    expect(refusal(await change(owner, own, { name: 'Taken' }))).toEqual([404, 'not_found'])
    expect(refusal(await change(other.token, shared, { name: 'Taken' }))).toEqual([403, 'forbidden'])
    expect(refusal(await remove(other.token, shared))).toEqual([403, 'forbidden'])
    expect(refusal(await change(rival.owner.token, shared, {}))).toEqual([404, 'not_found'])
    expect(refusal(await remove(rival.owner.token, shared))).toEqual([404, 'not_found'])
    expect((await change(owner, shared, { name: 'By the owner' })).body.data.name).toBe('By the owner')
    // What the owner of the school takes out of the shared ones goes back to its maker.
    await change(owner, shared, { is_shared: false })
    expect(await namesOf(mine.token)).toEqual(['View', 'By the owner'])
    expect(await namesOf(owner)).toEqual([])
  })

  it('are refused to students, to staff without the list, and without a session', async () => {
    const [student, stranger] = [await signUp(app), await addStaff(app, school.schoolId, ['course_list'])]
    const view = await made(owner)
    for (const { token } of [student, stranger])
      for (const reply of [
        await call('GET', path, { as: token, headers: { 'x-cabinet-id': String(school.schoolId) } }),
        await keep(token, {}),
        await counts(token, [view]),
        await change(token, view, {}),
        await remove(token, view),
      ])
        expect([403, 404]).toContain(reply.status)
    expect(refusal(await call('PATCH', `${path}/${view}`, { as: student.token, body: {} }))[0]).toBe(403)
    expect((await call('GET', path)).status).toBe(401)
    expect((await call('GET', '/list-views/parcels', { as: owner })).status).toBe(404)
    await remove(owner, view)
  })

  it('take what the list is asked, and name the part that it is not', async () => {
    const { token } = await member()
    const fields = async (body: object) => (await keep(token, body)).body.errors
    expect(await fields({ query: { account: 'perhaps' } })).toHaveProperty(['query.account'])
    expect(await fields({ query: { colour: 'red' } })).toHaveProperty(['query.colour'])
    expect(await fields({ query: { after: 'abc' } })).toHaveProperty(['query.after'])
    expect(await fields({ query: { filter: '{' } })).toHaveProperty(['query.filter'])
    expect(await fields({ columns: 'city' })).toHaveProperty(['columns'])
    const view = await made(token)
    expect((await change(token, view, { query: { sort: 'colour' } })).status).toBe(422)
    expect((await change(token, view, { owner: 1 })).status).toBe(422)
  })

  it('move among their own, however many move at once, and keep whole numbers from 0', async () => {
    const { token } = await member()
    const [a, b, c] = [
      await made(token, { name: 'A' }),
      await made(token, { name: 'B' }),
      await made(token, { name: 'C' }),
    ]
    await change(token, c, { position: 0 })
    expect(await namesOf(token)).toEqual(['C', 'A', 'B'])
    await Promise.all([a, b, c].map((view) => change(token, view, { position: 2 })))
    const views = await seen(token)
    expect(views.map(({ position }: { position: number }) => position)).toEqual([0, 1, 2])
    await remove(token, views[0].id)
    await keep(token, { name: 'Back', position: 0 })
    expect((await namesOf(token))[0]).toBe('Back')
  })

  it('are as many as a person keeps and a school shares, also when two come at once', async () => {
    const { token } = await member()
    for (let at = 2; at < viewLimits.perPerson; at += 1) await made(token)
    const last = await Promise.all([keep(token, {}), keep(token, {}), keep(token, {})])
    expect(last.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(refusal(await keep(token, {}))).toEqual([422, 'too_many_views'])
    const other = await member()
    for (let at = 0; at < viewLimits.shared; at += 1) await made(other.token, { is_shared: true })
    const [own] = (await seen(token)).slice(-1)
    expect(refusal(await change(token, own.id, { is_shared: true }))).toEqual([422, 'too_many_views'])
    for (const { id } of (await seen(other.token)).filter((view: { is_shared: boolean }) => view.is_shared))
      await remove(other.token, id)
  })

  it('go with their owner; what was shared stays, and the owner of the school changes it', async () => {
    const mine = await member()
    const own = await made(mine.token)
    const shared = await made(mine.token, { is_shared: true, name: 'Left behind' })
    await db.transaction((tx) => forgetViews(tx, mine.id))
    expect(await namesOf(mine.token)).toEqual(['Left behind'])
    expect((await change(mine.token, own, {})).status).toBe(404)
    expect((await change(mine.token, shared, {})).status).toBe(403)
    expect(refusal(await change(owner, shared, { is_shared: false }))).toEqual([403, 'forbidden'])
    expect((await remove(owner, shared)).status).toBe(200)
  })
})

describe('counts of views', () => {
  const seat = {
    ...{ schoolId: school.schoolId, isOwner: true },
    ...{ permissions: new Set<never>(), given: new Set<never>(), team: new Map<number, never>() },
  }
  const slow = {
    ...{ name: 'contacts' as const, rights: [], query: z.object({}) },
    rowsOf: async () => sql`(select 1 as id from pg_sleep(5))`,
  }
  const row = {
    ...{ schoolId: school.schoolId, userId: null, name: 'Slow', isShared: true, position: 0 },
    ...{ query: {}, columns: null },
  }

  it('say how many each finds, and which asks for what is gone', async () => {
    const { token } = await member()
    await add({ name: 'Gone', email: 'gone@mail.test', tags: ['Short-lived'] })
    const [baker, gone] = [await tagNamed('Baker'), await tagNamed('Short-lived')]
    const views = [
      await made(token),
      await made(token, { query: { tag: String(baker) } }),
      await made(token, { query: { filter: has(baker), sort: 'name' } }),
      await made(token, { query: { tag: String(gone) } }),
      await made(token, { query: { filter: has(gone) } }),
    ]
    const [person] = (await call('GET', '/contacts?search=gone@mail.test', { as: owner })).body.data
    await call('PUT', `/contacts/${person.id}/tags`, { as: owner, body: { remove: [gone] } })
    await call('DELETE', `/contact-tags/${gone}`, { as: owner })
    const { body } = await counts(token, [...views, 999_999])
    const counted = new Map(body.data.map((each: { id: number; count: number | null }) => [each.id, each]))
    expect(views.map((view) => counted.get(view))).toMatchObject([
      { is_broken: false },
      { count: 1, is_more: false, is_broken: false },
      { count: 1, is_more: false, is_broken: false },
      { count: null, is_broken: true },
      { count: null, is_broken: true },
    ])
    expect(body.data).toHaveLength(views.length)
    // A view with a condition that works no more is still read and changed.
    const last = views.at(-1) ?? 0
    expect((await change(token, last, { name: 'Broken' })).status).toBe(200)
  })

  it('count whom the reader sees', async () => {
    const view = await made(owner, { is_shared: true })
    const manager = await addStaff(app, school.schoolId, ['contact_read.own'])
    const [all] = (await counts(owner, [view])).body.data
    const [own] = (await counts(manager.token, [view])).body.data
    expect(all.count).toBeGreaterThan(1)
    expect(own.count).toBe(0)
    expect((await counts(rival.owner.token, [view])).body.data).toEqual([])
    await remove(owner, view)
  })

  it('end when the time is over: the others are not counted', async () => {
    const reader = { staff: seat, userId: school.owner.id, now: clock.now() }
    const views = [1, 2].map((id) => ({ ...row, id }))
    expect(await countViews(db, { list: slow, reader }, views, 50)).toEqual([
      { id: 1, count: 0, is_more: true, is_broken: false },
      { id: 2, count: null, is_more: false, is_broken: false },
    ])
  })

  it('are no part of the list of views, which takes as many statements for ten as for five', async () => {
    const { token } = await member()
    for (let at = 0; at < 5; at += 1) await made(token)
    const few = await countQuestions(() => call('GET', path, { as: token }))
    for (let at = 0; at < 5; at += 1) await made(token)
    expect(await countQuestions(() => call('GET', path, { as: token }))).toBe(few)
  })
})
