import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { countQuestions } from '../../../testing/database/count-questions.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const rival = await teachingSchool(app, 'strangers', false)
const school = await teachingSchool(app, 'cards', true)
const owner = school.owner.token

const send = (method: string, path: string, body?: object, token = owner) =>
  call(method, path, { as: token, body })
const dataOf = async (path: string, token = owner) => {
  const reply = await call('GET', path, { as: token })
  expect(reply.status).toBe(200)
  return reply.body.data
}
const add = async (body: object) => {
  clock.advance(1_000)
  return (await send('POST', '/contacts', body)).body.data
}
interface Told {
  type: string
  details: Record<string, unknown>
  by: { name: string } | null
  names: { thing: string; title: string | null }[]
}
const told = async (contactId: number, kind = 'everything'): Promise<Told[]> =>
  dataOf(`/contacts/${contactId}/history?kind=${kind}`)
const typesOf = async (contactId: number, kind?: string) =>
  (await told(contactId, kind)).map(({ type }) => type)

const parts = ['card', 'history', 'logins', 'points', 'products', 'comments']

const nina = await add({ name: 'Nina', email: 'nina@mail.test', tags: ['Baker'] })
const person = await joinSchool(app, school)
const [learner] = (await call('GET', `/contacts?search=${person.email}`, { as: owner })).body.data

describe('the history of a contact', () => {
  it('without an account tells what the team did, who it was, and never what was written', async () => {
    await send('PATCH', `/contacts/${nina.id}`, { city: 'Kyiv', surname: 'Koval', was: { city: null } })
    await send('PATCH', `/contacts/${nina.id}`, { city: 'Kyiv' })
    await send('PUT', `/contacts/${nina.id}/tags`, { add: ['Baker', 'Fair'], remove: [] })
    await send('PUT', `/contacts/${nina.id}/tags`, { add: [], remove: [nina.tags[0].id] })
    await send('PATCH', `/contacts/${nina.id}`, { status: 'blocked' })
    await send('PATCH', `/contacts/${nina.id}`, { status: 'active' })
    const history = await told(nina.id)
    expect(history.map(({ type, details }) => [type, details])).toEqual([
      ['contact.unblocked', {}],
      ['contact.blocked', {}],
      ['tag.removed', {}],
      ['tag.added', {}],
      ['contact.field_changed', { key: 'city' }],
      ['contact.field_changed', { key: 'surname' }],
      ['tag.added', {}],
      ['contact.created', { source: 'manual' }],
    ])
    expect(new Set(history.map(({ by }) => by?.name)).size).toBe(1)
    expect(history[0]?.by?.name).toBeTruthy()
    expect(history[3]?.names).toMatchObject([{ thing: 'tag', title: 'Fair' }])
    expect(JSON.stringify(history)).not.toContain('Koval')
  })

  it('with an account holds what the person learns, and names products; what is gone is named as gone', async () => {
    const { lesson } = school
    await call('POST', `/lessons/${lesson.id}/events/started`, { as: person.token, body: {} })
    expect(await typesOf(learner.id, 'learning')).toEqual(['product.started', 'lesson.opened'])
    expect(await typesOf(learner.id, 'access')).toEqual(['access.granted'])
    expect(await typesOf(learner.id, 'comments')).toEqual([])
    const opened = (await told(learner.id, 'learning')).find(({ type }) => type === 'lesson.opened')
    expect(opened?.names).toEqual([{ thing: 'lesson', id: lesson.id, title: expect.any(String) }])
    await app.dependencies.database.pool.query('update lessons set deleted_at = now() where id = $1', [
      lesson.id,
    ])
    const gone = (await told(learner.id, 'learning')).find(({ type }) => type === 'lesson.opened')
    expect(gone?.names).toEqual([{ thing: 'lesson', id: lesson.id, title: null }])
    await app.dependencies.database.pool.query('update lessons set deleted_at = null where id = $1', [
      lesson.id,
    ])
  })

  it('names who of the team gave, extended and ended an access, blocked, and changed', async () => {
    const member = await addStaff(app, school.schoolId, ['contact_edit', 'contact_deactivate', 'course_edit'])
    const product = { product_id: school.courseId }
    const at = new Date(clock.now().getTime() + 30 * 24 * 60 * 60 * 1000).toISOString()
    const guest = await joinSchool(app, school)
    const [seen] = await dataOf(`/contacts?search=${guest.email}`)
    const actions = [
      { kind: 'end_access', ...product },
      { kind: 'give_access', ...product, ends_at: at },
      { kind: 'extend_access', ...product, days: 5 },
      { kind: 'block' },
      { kind: 'tag', tag: 'Named' },
    ]
    for (const action of actions) {
      const body = { selection: { ids: [seen.id] }, action, expected: 1 }
      expect([action.kind, (await send('POST', '/contacts/bulk', body, member.token)).status]).toEqual([
        ...[action.kind, 201],
      ])
      await drainQueue(app.dependencies.database, jobHandlers(app.dependencies), app.dependencies)
      clock.advance(1_000)
    }
    await send('PATCH', `/contacts/${seen.id}`, { city: 'Lviv' }, member.token)
    const byMember = (await dataOf(`/contacts/${seen.id}/history`)).filter(
      ({ by }: { by: { id: number } | null }) => by?.id === member.id,
    )
    expect(byMember.map(({ type }: { type: string }) => type)).toEqual([
      ...['contact.field_changed', 'tag.added', 'contact.blocked', 'access.end_changed', 'access.granted'],
      'access.end_changed',
    ])
  })

  it('keeps to what the team did when that is asked for', async () => {
    await send('PATCH', `/contacts/${learner.id}`, { city: 'Lviv' })
    expect(await typesOf(learner.id, 'team')).toEqual(['contact.field_changed'])
  })

  it('stays when the person gets an account later', async () => {
    const later = await add({ name: 'Later', email: 'later@mail.test' })
    const { dependencies } = app
    const { id } = rival.owner
    await dependencies.database.pool.query('update contacts set user_id = $1 where id = $2', [id, later.id])
    await send('PATCH', `/contacts/${later.id}`, { city: 'Odesa' })
    expect(await typesOf(later.id)).toEqual(['contact.field_changed', 'contact.created'])
  })

  it('comes in pages of fifty by places, in as many statements for many rows as for few', async () => {
    const busy = await add({ name: 'Busy', email: 'busy@mail.test' })
    for (let times = 0; times < 60; times += 1)
      await send('PATCH', `/contacts/${busy.id}`, { city: `City ${times}` })
    const path = `/contacts/${busy.id}/history`
    const first = (await call('GET', path, { as: owner })).body
    const second = (await call('GET', `${path}?after=${first.links.next}`, { as: owner })).body
    expect([first.data.length, second.data.length, second.links.next]).toEqual([50, 11, null])
    expect(new Set([...first.data, ...second.data].map(({ id }: { id: number }) => id)).size).toBe(61)
    const other = await countQuestions(() =>
      call('GET', `/contacts/${learner.id}/history?kind=team`, { as: owner }),
    )
    expect(await countQuestions(() => call('GET', path, { as: owner }))).toBeLessThanOrEqual(other)
    const wrong = await call('GET', `${path}?after=bm9uZQ`, { as: owner })
    expect(wrong.body.error_codes).toEqual({ after: ['invalid_cursor'] })
  })
})

describe('the parts of a card', () => {
  it('are the tabs that the rights of the reader cover, each with its count', async () => {
    const { tabs } = await dataOf(`/contacts/${learner.id}/card`)
    expect(tabs.map(({ name, count }: { name: string; count: number | null }) => [name, count])).toEqual([
      ['main', null],
      ['products', 1],
      ['learning', null],
      ['orders', 0],
      ['points', null],
      ['logins', null],
      ['comments', 0],
      ['history', null],
    ])
    const reader = await addStaff(app, school.schoolId, ['contact_read'])
    const seen = await dataOf(`/contacts/${learner.id}/card`, reader.token)
    expect(seen.tabs.map(({ name }: { name: string }) => name)).toEqual([
      'main',
      'points',
      'logins',
      'history',
    ])
    expect(await dataOf(`/contacts/${learner.id}/products`, reader.token)).toEqual([])
    expect(await dataOf(`/contacts/${learner.id}/comments`, reader.token)).toEqual([])
    expect(await dataOf(`/contacts/${learner.id}/logins`, reader.token)).toEqual({
      ...{ devices: [], violations: null, is_exception: null },
    })
  })

  it('hold products with progress, and nothing for somebody without an account', async () => {
    expect(await dataOf(`/contacts/${learner.id}/products`)).toMatchObject([
      { product_id: school.productId, state: 'active', progress: expect.any(Number) },
    ])
    for (const part of ['products', 'comments'])
      expect(await dataOf(`/contacts/${nina.id}/${part}`)).toEqual([])
    expect(await dataOf(`/contacts/${nina.id}/points`)).toEqual({ balance: 0, entries: [], has_more: false })
  })

  it('hold the points of this school alone', async () => {
    const give = (schoolId: number, delta: number) =>
      app.dependencies.database.pool.query(
        `insert into ledger_entries (school_id, account, subject_id, unit, amount, reason, cause, ref, created_at)
         values ($1, 'points', $2, 'points', $3::int, 'given_by_hand', 'test', $3::int::text, now())`,
        [schoolId, person.id, delta],
      )
    await give(school.schoolId, 40)
    await give(school.schoolId, -15)
    await give(rival.schoolId, 500)
    const points = await dataOf(`/contacts/${learner.id}/points`)
    expect(points).toMatchObject({ balance: 25, has_more: false })
    expect(points.entries.map(({ delta }: { delta: number }) => delta).toSorted()).toEqual([-15, 40])
  })

  it('hold devices of this school alone, and refusals for whoever sets its rules', async () => {
    const note = (schoolId: number, deviceId: number) =>
      app.dependencies.database.pool.query(
        'insert into school_devices (school_id, user_id, device_id, first_seen_at) values ($1, $2, $3, now())',
        [schoolId, person.id, deviceId],
      )
    await note(school.schoolId, -1)
    await note(rival.schoolId, -2)
    const logins = await dataOf(`/contacts/${learner.id}/logins`)
    expect(logins.devices.map(({ id }: { id: number }) => id)).toEqual([-1])
    expect(logins).toMatchObject({ violations: [], is_exception: false })
  })
})

describe('who reads a card', () => {
  it('is nobody of another school', async () => {
    for (const part of parts)
      expect((await send('GET', `/contacts/${nina.id}/${part}`, undefined, rival.owner.token)).status).toBe(
        404,
      )
  })

  it('is whoever looks after the person, or sees all that the school knows; a list alone shows no history', async () => {
    const own = await addStaff(app, school.schoolId, ['contact_read.own', 'contact_list'])
    const lists = await addStaff(app, school.schoolId, ['contact_list'])
    for (const part of parts) {
      expect((await send('GET', `/contacts/${nina.id}/${part}`, undefined, own.token)).status).toBe(404)
      expect((await send('GET', `/contacts/${nina.id}/${part}`, undefined, lists.token)).status).toBe(403)
    }
    await send('PATCH', `/contacts/${nina.id}`, { manager_id: own.id })
    for (const part of parts)
      expect((await send('GET', `/contacts/${nina.id}/${part}`, undefined, own.token)).status).toBe(200)
  })

  it('is who sees the learners of their teams', async () => {
    const team = await addStaff(app, school.schoolId, ['contact_read.team'])
    expect((await send('GET', `/contacts/${learner.id}/history`, undefined, team.token)).status).toBe(404)
  })
})
