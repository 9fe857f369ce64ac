import { describe, expect, it } from 'vitest'
import { jobHandlers } from './jobs.ts'
import { drainQueue } from './platform/queue/worker.ts'
import { testApp } from './testing/app.ts'
import { addStaff, signUp } from './testing/people.ts'
import { joinSchool, teachingSchool } from './testing/school.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const school = await teachingSchool(app, 'lists', true)
const rival = await teachingSchool(app, 'rivals', false)
const owner = school.owner.token

const send = (method: string, path: string, body?: object, token = owner) =>
  call(method, path, { as: token, body })
const work = () =>
  drainQueue(dependencies.database, jobHandlers(dependencies), { clock, log: dependencies.log })
const add = async (body: object) => (await send('POST', '/contacts', body)).body.data
const make = async (name: string, filter: object) => {
  const { body } = await send('POST', '/contact-lists', { name, kind: 'filter', filter })
  await work()
  return body.data
}
const membersOf = async (list: { id: number }): Promise<string[]> =>
  (await call('GET', `/contacts?list=${list.id}&sort=name`, { as: owner })).body.data.map(
    (each: { name: string }) => each.name,
  )
const tagged = (value: number[]) => ({ family: 'tag', field: 'has', operator: 'any_of', value })
const city = (value: string) => ({ family: 'profile', field: 'city', operator: 'is', value })

const nina = await add({ name: 'Nina', email: 'nina@lists.test', tags: ['Baker'] })
const ivan = await add({ name: 'Ivan', email: 'ivan@lists.test', tags: ['Baker'] })
const [baker] = nina.tags
await send('PATCH', `/contacts/${nina.id}`, { city: 'Київ' })

describe('a list that fills itself', () => {
  it('has whoever passes, and tells of each person which condition they pass', async () => {
    const list = await make('Bakers of Kyiv', { all: [tagged([baker.id]), city('київ')] })
    expect(await membersOf(list)).toEqual(['Nina'])
    expect((await send('GET', `/contact-lists/${list.id}`)).body.data).toMatchObject({
      members: 1,
      is_filling: false,
    })
    expect((await send('GET', `/contact-lists/${list.id}/check/${ivan.id}`)).body.data).toEqual({
      is_in: false,
      passes: false,
      conditions: [true, false],
    })
  })

  it('is joined and left by what people do, and says by which deed', async () => {
    const list = await make('Readers', {
      family: 'activity',
      field: 'lesson_opened',
      operator: 'not_empty',
    })
    const person = await joinSchool(app, school)
    await work()
    expect(await membersOf(list)).toEqual([])
    await send('POST', `/lessons/${school.lesson.id}/events/started`, {}, person.token)
    await work()
    expect(await membersOf(list)).toHaveLength(1)
    const { body } = await send('GET', `/contact-lists/${list.id}/changes`)
    expect(body.data).toMatchObject({
      data: [{ is_in: true, cause: 'rule', fact: 'lesson.opened' }],
      has_more: false,
    })
  })

  it('shows a part of the e-mail of who has no name to those who do not read people', async () => {
    const list = await make('In Odesa', city('odesa'))
    const nameless = await add({ email: 'nameless@lists.test' })
    await send('PATCH', `/contacts/${nameless.id}`, { city: 'Odesa' })
    await work()
    const narrow = await addStaff(app, school.schoolId, ['contact_list', 'contactlist_list'])
    const namesFor = async (token: string) => {
      const { body } = await send('GET', `/contact-lists/${list.id}/changes`, undefined, token)
      return body.data.data.map(({ contact }: { contact: { name: string } }) => contact.name)
    }
    expect(await namesFor(owner)).toEqual(['nameless@lists.test'])
    expect(await namesFor(narrow.token)).toEqual(['n•••@lists.test'])
    // Nor does a condition on e-mails tell one, answer by answer.
    const byEmail = { family: 'profile', field: 'email', operator: 'starts_with', value: 'nameless' }
    const asked = await make('By e-mail', byEmail)
    const check = (token: string) =>
      send('GET', `/contact-lists/${asked.id}/check/${nameless.id}`, undefined, token)
    expect([(await check(owner)).status, (await check(narrow.token)).status]).toEqual([200, 403])
  })

  it('follows access that is given and taken', async () => {
    const list = await make('Has the course', {
      family: 'access',
      field: 'has',
      operator: 'any_of',
      value: [school.productId],
    })
    const before = await membersOf(list)
    const person = await joinSchool(app, school)
    await work()
    expect(await membersOf(list)).toHaveLength(before.length + 1)
    await send('DELETE', `/products/${school.productId}/participants/${person.id}`)
    await work()
    expect(await membersOf(list)).toHaveLength(before.length)
  })

  it('loses those whose days have passed, without anybody doing anything', async () => {
    const list = await make('Seen this week', {
      all: [city('київ'), { family: 'profile', field: 'active', operator: 'in_last_days', value: 7 }],
    })
    expect(await membersOf(list)).toEqual(['Nina'])
    clock.advance(9 * 24 * 60 * 60 * 1_000)
    await dependencies.database.pool.query(
      `select graphile_worker.add_job('contacts.refillByTime', '{}'::json)`,
    )
    await work()
    expect(await membersOf(list)).toEqual([])
    const { body } = await send('GET', `/contact-lists/${list.id}/changes`)
    expect(body.data.data[0]).toMatchObject({ is_in: false, cause: 'time', contact: { name: 'Nina' } })
  })

  it('keeps its people until everybody was looked at by the new rule', async () => {
    const list = await make('Changing', tagged([baker.id]))
    expect(await membersOf(list)).toEqual(['Ivan', 'Nina'])
    const change = { filter: city('київ'), base_version: list.version }
    expect((await send('PATCH', `/contact-lists/${list.id}`, change)).body.data.is_filling).toBe(true)
    expect(await membersOf(list)).toEqual(['Ivan', 'Nina'])
    await work()
    expect(await membersOf(list)).toEqual(['Nina'])
    expect((await send('PATCH', `/contact-lists/${list.id}`, change)).body.error).toBe('list_changed')
  })
})

describe('a list by hand', () => {
  it('takes people of the school alone, and refuses one that fills itself', async () => {
    const { data: list } = (await send('POST', '/contact-lists', { name: 'Friends', kind: 'hand' })).body
    const path = `/contact-lists/${list.id}/members`
    expect((await send('POST', path, { contacts: [nina.id, ivan.id] })).body.data.members).toBe(2)
    expect((await send('DELETE', path, { contacts: [ivan.id] })).body.data.members).toBe(1)
    const foreign = await send('POST', '/contacts', { name: 'X', email: 'x@x.test' }, rival.owner.token)
    expect((await send('POST', path, { contacts: [foreign.body.data.id] })).status).toBe(404)
    const self = await make('Self', tagged([baker.id]))
    const refused = await send('POST', `/contact-lists/${self.id}/members`, { contacts: [nina.id] })
    expect(refused.body.error).toBe('list_fills_itself')
  })
})

describe('lists that ask about lists', () => {
  const onList = (value: number[]) => ({ family: 'list', field: 'member', operator: 'any_of', value })

  it('read their members, and are refused in a circle or while another needs them', async () => {
    const first = await make('First', tagged([baker.id]))
    const second = await make('Second', { all: [onList([first.id]), { not: city('київ') }] })
    expect(await membersOf(second)).toEqual(['Ivan'])
    const circle = await send('PATCH', `/contact-lists/${first.id}`, {
      filter: onList([second.id]),
      base_version: first.version,
    })
    expect(circle.body).toMatchObject({ error: 'bad_filter', error_codes: { filter: ['lists_too_deep'] } })
    expect((await send('DELETE', `/contact-lists/${first.id}`)).body.error).toBe('list_in_use')
    expect((await send('DELETE', `/contact-lists/${second.id}`)).status).toBe(200)
    expect((await send('DELETE', `/contact-lists/${first.id}`)).status).toBe(200)
  })
})

describe('a filter', () => {
  it('narrows the list of contacts down, and is counted', async () => {
    const filter = {
      any: [city('київ'), { family: 'profile', field: 'name', operator: 'is', value: 'ivan' }],
    }
    const text = encodeURIComponent(JSON.stringify(filter))
    const { body } = await call('GET', `/contacts?sort=name&filter=${text}`, { as: owner })
    expect(body.data.map((each: { name: string }) => each.name)).toEqual(['Ivan', 'Nina'])
    expect((await send('POST', '/contact-filters/count', { filter })).body.data).toEqual({
      count: 2,
      is_exact: true,
    })
  })

  it('says where it does not fit', async () => {
    const wrong = { all: [city('x'), { family: 'own', field: 'field.999', operator: 'is', value: 'y' }] }
    const refused = await send('POST', '/contact-filters/count', { filter: wrong })
    expect(refused.body).toMatchObject({
      error: 'bad_filter',
      error_codes: { 'filter.all.1.field': ['unknown_field'] },
    })
    let deep: object = city('x')
    for (let depth = 0; depth < 200; depth += 1) deep = { all: [deep] }
    expect((await send('POST', '/contact-filters/count', { filter: deep })).status).toBe(422)
  })

  it('finds by fields of the school, and offers them with their words', async () => {
    const { body } = await send('GET', '/contact-filters')
    const names = body.data.map((each: { name: string }) => each.name)
    expect(names).toEqual(expect.arrayContaining(['profile', 'tag', 'activity', 'access']))
    const access = body.data.find((each: { name: string }) => each.name === 'access')
    expect(access.fields[0].options).toContainEqual({ value: school.productId, label: expect.any(String) })
  })

  it('of another school finds nobody of this one', async () => {
    const { body } = await send(
      'POST',
      '/contact-filters/count',
      { filter: { not: city('nowhere') } },
      rival.owner.token,
    )
    const own = (await call('GET', '/contacts', { as: rival.owner.token })).body.meta.total
    expect(body.data.count).toBe(own)
  })
})

it('a fact of a school without lists makes no job', async () => {
  const person = await signUp(app)
  await work()
  const before = await dependencies.database.pool.query('select count(*)::int as n from graphile_worker.jobs')
  await send(
    'POST',
    '/contacts',
    { name: 'Quiet', email: `quiet-${person.id}@lists.test` },
    rival.owner.token,
  )
  const after = await dependencies.database.pool.query('select count(*)::int as n from graphile_worker.jobs')
  expect(after.rows[0].n).toBe(before.rows[0].n)
})
