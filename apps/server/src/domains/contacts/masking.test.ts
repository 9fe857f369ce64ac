import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff } from '../../testing/people.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const { schoolId, owner } = await teachingSchool(app, 'masking', true)
const looker = await addStaff(app, schoolId, ['contact_list', 'contact_export', 'contact_deactivate'])
const looksAfter = await addStaff(app, schoolId, ['contact_list', 'contact_read.own'])
const reader = await addStaff(app, schoolId, ['contact_read'])

const add = async (body: object): Promise<number> =>
  (await call('POST', '/contacts', { as: owner.token, body })).body.data.id
const olena = await add({ name: 'Olena', email: 'olena@mail.test', phone: '+380501234533' })
const nobody = await add({ name: '', email: 'zoe@mail.test' })
await call('PATCH', `/contacts/${olena}`, { as: owner.token, body: { manager_id: looksAfter.id } })

const list = async (query: string, as: string) => {
  const { status, body } = await call('GET', `/contacts?${query}`, { as })
  return { status, body, ids: status === 200 ? body.data.map(({ id }: { id: number }) => id) : [] }
}
const condition = (field: string) => ({ family: 'profile', field, operator: 'contains', value: 'olena@' })
const filtered = (field: string) => `filter=${encodeURIComponent(JSON.stringify(condition(field)))}`

describe('whoever may only list people', () => {
  it('sees a part of an e-mail and a phone, in the list and on the card', async () => {
    const { body } = await list('search=Olena', looker.token)
    const masked = { email: 'o•••@mail.test', phone: '+380•••••33' }
    expect(body.data).toEqual([expect.objectContaining(masked)])
    const card = await call('GET', `/contacts/${olena}`, { as: looker.token })
    expect(card.body.data).toMatchObject(masked)
    const whole = { email: 'olena@mail.test', phone: '+380501234533' }
    for (const { token } of [reader, looksAfter])
      expect((await list('search=Olena', token)).body.data).toEqual([expect.objectContaining(whole)])
  })

  it('and reads some of them, sees the addresses of these alone', async () => {
    const { body } = await list('sort=name', looksAfter.token)
    const emails = new Map(body.data.map(({ id, email }: { id: number; email: string }) => [id, email]))
    expect([emails.get(olena), emails.get(nobody)]).toEqual(['olena@mail.test', 'z•••@mail.test'])
  })

  it('finds nobody by an e-mail or a phone', async () => {
    for (const search of ['olena@mail', '38050123', 'mail.test', 'o•••'])
      expect((await list(`search=${encodeURIComponent(search)}`, looker.token)).ids).toEqual([])
    expect((await list('search=olena%40mail', looksAfter.token)).ids).toEqual([olena])
    expect((await list('search=zoe', looksAfter.token)).ids).toEqual([])
    expect((await list('search=zoe', reader.token)).ids).toEqual([nobody])
  })

  it('asks nothing about them by conditions, in the list, in a count, in an action and in a list that fills itself', async () => {
    for (const field of ['email', 'phone']) {
      const refused = await list(filtered(field), looker.token)
      expect([refused.status, refused.body.error]).toEqual([422, 'bad_filter'])
      const count = { as: looker.token, body: { filter: condition(field) } }
      expect((await call('POST', '/contact-filters/count', count)).status).toBe(422)
      const selection = { filter: { filter: JSON.stringify({ not: condition(field) }) } }
      const action = { kind: 'block' }
      const rehearsed = { as: looker.token, body: { selection, action } }
      expect((await call('POST', '/contacts/bulk/rehearse', rehearsed)).status).toBe(422)
      const maker = await addStaff(app, schoolId, ['contactlist_create'])
      const body = { name: field, kind: 'filter', filter: condition(field) }
      expect((await call('POST', '/contact-lists', { as: maker.token, body })).status).toBe(422)
    }
    expect((await list(filtered('name'), looker.token)).status).toBe(200)
    expect((await list(filtered('email'), reader.token)).ids).toEqual([olena])
    const offered = await call('GET', '/contact-filters', { as: looker.token })
    expect(JSON.stringify(offered.body)).not.toContain('"phone"')
  })

  it('learns no address from the order of names, nor from the address of the next page', async () => {
    const { body } = await list('sort=name&per_page=1', looker.token)
    const cursor = new URLSearchParams(body.links.next).get('after') ?? body.links.next
    expect(Buffer.from(cursor, 'base64url').toString()).not.toMatch(/zoe|mail/)
    const next = await list(`sort=name&per_page=50&after=${encodeURIComponent(cursor)}`, looker.token)
    expect(next.ids.length + 1).toBe((await list('', looker.token)).body.meta.total)
  })

  it('exports nobody', async () => {
    const body = { selection: { filter: {} }, columns: ['email'], format: 'csv' }
    expect((await call('POST', '/contacts/export', { as: looker.token, body })).status).toBe(403)
  })
})
