import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { countQuestions, listQuestions } from '../../testing/database/count-questions.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { ensureContacts } from './use-cases/ensure-contact.ts'

const app = await testApp()
const { call, clock, dependencies } = app
// Whoever signs up here is a contact of the primary school, which is the other one.
const rival = await teachingSchool(app, 'strangers', true)
const school = await teachingSchool(app, 'contacts', false)
const owner = school.owner.token

const send = (method: string, path: string, body?: object, token = owner) =>
  call(method, path, { as: token, body })
const add = async (body: object) => {
  clock.advance(1_000)
  return (await send('POST', '/contacts', body)).body.data
}
const list = async (query = '', token = owner) =>
  (await call('GET', `/contacts?${query}`, { as: token })).body
const namesIn = async (query = '', token = owner): Promise<string[]> =>
  (await list(query, token)).data.map((each: { name: string }) => each.name)

const olena = await add({
  name: 'Olena',
  surname: 'Ковальчук',
  email: 'Olena@Mail.test',
  tags: ['Bakers', 'bakers'],
})
const petro = await add({ name: 'Petro', phone: '+380 50 111 22 33' })
const learner = await signUp(app, 'Learner')
clock.advance(1_000)
const meet = (schoolId: SchoolId, userId: number) =>
  dependencies.db.transaction((tx) =>
    ensureContacts(tx, { schoolId, userIds: [userId] }, 'enrolment', clock.now()),
  )
await meet(school.schoolId, learner.id)

describe('contacts of a school', () => {
  it('hold whoever was added, and whoever takes part in something, the last active first', async () => {
    expect(await namesIn()).toEqual(['Learner', 'Petro', 'Olena'])
    expect(await namesIn('sort=activity&direction=asc')).toEqual(['Olena', 'Petro', 'Learner'])
    expect(await namesIn('account=with')).toEqual(['Learner'])
    expect(await namesIn('account=without&sort=created')).toEqual(['Petro', 'Olena'])
    expect(olena).toMatchObject({
      email: 'olena@mail.test',
      has_account: false,
      source: 'manual',
      tags: [{ name: 'bakers' }],
    })
    expect(petro.phone).toBe('+380501112233')
  })

  it('are found by name, e-mail and phone, in the forms of letters that people write', async () => {
    expect(await namesIn('search=ковальчук')).toEqual(['Olena'])
    expect(await namesIn('search=olena@mail')).toEqual(['Olena'])
    expect(await namesIn('search=501112233')).toEqual(['Petro'])
    expect(await namesIn('search=nobody')).toEqual([])
  })

  it('are narrowed down by tag, source, status and activity', async () => {
    expect(await namesIn(`tag=${olena.tags[0].id}`)).toEqual(['Olena'])
    expect(await namesIn('source=enrolment')).toEqual(['Learner'])
    expect(await namesIn('status=blocked')).toEqual([])
    expect(await namesIn('activity=away')).toEqual([])
    expect(await namesIn('activity=day')).toHaveLength(3)
  })

  it('come in pages by places, forwards and back, whatever is added meanwhile', async () => {
    const first = await list('sort=name&per_page=1')
    expect(first.meta).toEqual({ per_page: 1, total: null, is_total_exact: false })
    const second = await list(`sort=name&per_page=1&after=${first.links.next}`)
    const third = await list(`sort=name&per_page=1&after=${second.links.next}`)
    const names = [first, second, third].map(({ data }) => data[0].name)
    expect(names).toEqual(['Learner', 'Petro', 'Olena'])
    expect([first.links.previous, third.links.next]).toEqual([null, null])
    const back = await list(`sort=name&per_page=1&before=${third.links.previous}`)
    expect(back.data[0].name).toBe('Petro')
  })

  it('are counted by a call of its own, as far as the caller sees them', async () => {
    const count = async (body: object, as = owner) =>
      (await send('POST', '/contacts/count', body, as)).body.data
    expect(await count({})).toEqual({ count: 3, is_exact: true })
    expect(await count({ search: 'olena' })).toEqual({ count: 1, is_exact: true })
    expect(await count({ account: 'with' })).toEqual({ count: 1, is_exact: true })
    const own = await addStaff(app, school.schoolId, ['contact_read.own'])
    expect(await count({}, own.token)).toEqual({ count: 0, is_exact: true })
    // A page that is the whole list needs no counting.
    expect((await list('')).meta).toEqual({ per_page: 50, total: 3, is_total_exact: true })
  })

  it('refuse a place of another order, and what is none', async () => {
    const { links } = await list('sort=name&per_page=1')
    for (const query of [`sort=activity&after=${links.next}`, 'after=bm9uZQ'])
      expect((await call('GET', `/contacts?${query}`, { as: owner })).body).toMatchObject({
        error: 'invalid_fields',
        error_codes: { after: ['invalid_cursor'] },
      })
  })

  it('are read in as many questions for fifty as for one', async () => {
    const one = await countQuestions(() => list('per_page=1'))
    const many = await countQuestions(() => list('per_page=50'))
    expect(many).toBe(one)
  })
})

describe('who is added', () => {
  it('has an e-mail of their own, or a phone', async () => {
    const twice = await send('POST', '/contacts', { name: 'Again', email: 'OLENA@mail.test' })
    expect(twice.body).toMatchObject({ error: 'contact_email_taken', error_codes: { email: ['taken'] } })
    const nothing = await send('POST', '/contacts', { name: 'Nobody' })
    expect(nothing.body.error_codes).toEqual({ email: ['email_or_phone'] })
    const phone = await send('POST', '/contacts', { name: 'Short', phone: '12' })
    expect(phone.body.error_codes).toEqual({ phone: ['invalid_phone'] })
  })

  it('gets the account when the school meets the person with it', async () => {
    const known = await add({ name: 'Known', email: rival.owner.email })
    const person = { id: rival.owner.id }
    expect([...(await meet(school.schoolId, person.id))]).toEqual([[person.id, known.id]])
    expect((await send('GET', `/contacts/${known.id}`)).body.data).toMatchObject({
      user_id: person.id,
      source: 'manual',
    })
  })

  it('is recorded with all who are met together, in one statement', async () => {
    const people = [await signUp(app), await signUp(app), await signUp(app)]
    const userIds = people.map(({ id }) => id)
    const asked = await listQuestions(() =>
      dependencies.db.transaction((tx) =>
        ensureContacts(tx, { schoolId: school.schoolId, userIds }, 'enrolment', clock.now()),
      ),
    )
    expect(asked.filter(({ text }) => text.includes('insert into school_record'))).toHaveLength(1)
    const { rows } = await dependencies.database.pool.query(
      'select user_id, details from school_record where school_id = $1 and type = 2 and user_id = any($2) order by id',
      [school.schoolId, userIds],
    )
    expect(rows).toEqual(userIds.map((user_id) => ({ user_id, details: { source: 'enrolment' } })))
  })

  it('is one contact, also when a hundred calls meet the person at once', async () => {
    const person = await signUp(app, 'Crowded')
    const all = await Promise.all(Array.from({ length: 100 }, () => meet(school.schoolId, person.id)))
    expect(new Set(all.map((ids) => ids.get(person.id))).size).toBe(1)
  })
})

describe('a card', () => {
  it('is changed field by field, and keeps what two people write at once', async () => {
    const change = (body: object) => send('PATCH', `/contacts/${petro.id}`, body)
    expect((await change({ city: 'Kyiv', was: { city: null } })).status).toBe(200)
    expect((await change({ surname: 'Шевчук', was: { surname: null } })).body.data).toMatchObject({
      city: 'Kyiv',
      surname: 'Шевчук',
    })
    const late = await change({ city: 'Lviv', was: { city: null } })
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: 'contact_changed', error_codes: { city: ['changed'] } },
    ])
  })

  it('does not take the e-mail of an account, of another contact, nor a manager from elsewhere', async () => {
    const [mine] = (await list('account=with')).data
    const account = await send('PATCH', `/contacts/${mine.id}`, { email: 'else@mail.test' })
    expect(account.body.error).toBe('contact_email_of_account')
    const taken = await send('PATCH', `/contacts/${petro.id}`, { email: 'olena@mail.test' })
    expect(taken.body.error).toBe('contact_email_taken')
    const foreign = await send('PATCH', `/contacts/${petro.id}`, { manager_id: rival.owner.id })
    expect(foreign.body.error_codes).toEqual({ manager_id: ['no_member'] })
    expect((await send('PATCH', `/contacts/${petro.id}`, { fields: { 999_999: 'x' } })).status).toBe(404)
    const poisoned = await call('PATCH', `/contacts/${petro.id}`, {
      as: owner,
      body: JSON.parse('{"fields":{"__proto__":"x"}}'),
    })
    expect(poisoned.status).toBe(400)
  })
})

describe('tags', () => {
  it('are made where they are used, renamed, and deleted once nobody has them', async () => {
    const path = `/contacts/${petro.id}/tags`
    const tagged = (await send('PUT', path, { add: ['VIP', 'Bakers'] })).body.data
    expect(tagged.tags.map((each: { name: string }) => each.name)).toEqual(['bakers', 'VIP'])
    const [bakers, vip] = tagged.tags
    expect((await send('GET', '/contact-tags')).body.data).toMatchObject([
      { name: 'bakers', contacts: 2 },
      { name: 'VIP', contacts: 1 },
    ])
    const taken = await send('PATCH', `/contact-tags/${vip.id}`, { name: 'BAKERS' })
    expect(taken.body.error).toBe('tag_taken')
    expect((await send('PATCH', `/contact-tags/${vip.id}`, { name: 'Friends' })).body.data.name).toBe(
      'Friends',
    )
    const used = await send('DELETE', `/contact-tags/${bakers.id}`)
    expect([used.status, used.body.error]).toEqual([409, 'tag_in_use'])
    for (const { id } of [olena, petro]) await send('PUT', `/contacts/${id}/tags`, { remove: [bakers.id] })
    expect((await send('DELETE', `/contact-tags/${bakers.id}`)).status).toBe(200)
    expect((await send('GET', '/contact-tags')).body.data).toMatchObject([{ name: 'Friends', contacts: 1 }])
  })

  it('are made for later, each name once', async () => {
    const made = await send('POST', '/contact-tags', { name: 'Autumn' })
    expect([made.status, made.body.data]).toEqual([
      201,
      { id: expect.any(Number), name: 'Autumn', contacts: 0 },
    ])
    const twice = await send('POST', '/contact-tags', { name: 'AUTUMN' })
    expect([twice.body.error, twice.body.error_codes]).toEqual(['tag_taken', { name: ['taken'] }])
    expect((await send('DELETE', `/contact-tags/${made.body.data.id}`)).status).toBe(200)
  })

  it('of another school are not there', async () => {
    const [tag] = (await send('GET', '/contact-tags')).body.data
    const foreign = await send('PATCH', `/contact-tags/${tag.id}`, { name: 'Mine' }, rival.owner.token)
    expect(foreign.status).toBe(404)
  })
})

describe('who sees contacts', () => {
  it('is whom their rights let: all, the learners of their teams, whom they look after', async () => {
    const own = await addStaff(app, school.schoolId, ['contact_read.own'])
    expect(await namesIn('', own.token)).toEqual([])
    await send('PATCH', `/contacts/${petro.id}`, { manager_id: own.id })
    expect(await namesIn('', own.token)).toEqual(['Petro'])
    expect((await send('GET', `/contacts/${olena.id}`, undefined, own.token)).status).toBe(404)
    const reader = await addStaff(app, school.schoolId, ['contact_list'])
    expect(await namesIn('search=olena', reader.token)).toEqual(['Olena'])
    expect(
      (await send('POST', '/contacts', { name: 'X', phone: '+380501112234' }, reader.token)).status,
    ).toBe(403)
  })

  it('is nobody of another school', async () => {
    expect(await namesIn('search=mail.test', rival.owner.token)).toEqual([])
    expect((await send('GET', `/contacts/${olena.id}`, undefined, rival.owner.token)).status).toBe(404)
  })
})
