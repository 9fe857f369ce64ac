import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../../../testing/people.ts'

const app = await testApp()
const { call } = app
const { owner, schoolId } = await openTestSchool(app, 'settings', true)
const { owner: rival } = await openTestSchool(app, 'others', false)

const send = (method: string, path: string, body?: object, token = owner.token) =>
  call(method, path, { as: token, body })

interface Field {
  readonly id: number
  readonly title: string
  readonly answers: number
  readonly archived_at: string | null
  readonly options: { readonly value: string; readonly title: string; readonly answers: number }[]
}
interface Tab {
  readonly id: number
  readonly title: string
  readonly fields: Field[]
}

const settings = async (): Promise<Tab[]> => (await send('GET', '/contact-fields')).body.data.tabs
const fieldOf = async (id: number) =>
  (await settings()).flatMap(({ fields }) => fields).find((f) => f.id === id)
const orderOf = (tabs: readonly Tab[]) =>
  tabs.map(({ id, fields }) => ({
    id,
    field_ids: fields.filter((field) => field.archived_at === null).map((field) => field.id),
  }))
const newTab = async (title: string): Promise<number> =>
  (await send('POST', '/contact-tabs', { title })).body.tab_id
const newField = async (body: object): Promise<number> =>
  (await send('POST', '/contact-fields', { title: 'Field', type: 'text', ...body })).body.field_id
const person = async (name: string, fields: object): Promise<number> => {
  const { body } = await send('POST', '/contacts', { name, email: `${name.toLowerCase()}@mail.test` })
  const saved = await send('PATCH', `/contacts/${body.data.id}`, { fields })
  expect(saved.status).toBe(200)
  return body.data.id
}
const valuesOf = async (contact: number) => (await send('GET', `/contacts/${contact}`)).body.data.fields

const main = await newTab('Main')

describe('fields of a school', () => {
  it('are made in a tab, each with a key of its own', async () => {
    const first = await send('POST', '/contact-fields', { tab_id: main, title: 'Home city', type: 'text' })
    expect(first.status).toBe(201)
    const [one, two] = [first.body.field_id, await newField({ tab_id: main, title: 'Home city' })]
    expect(await fieldOf(one)).toMatchObject({ key: 'home_city', is_required: false, used_in: ['profile'] })
    expect(await fieldOf(two)).toMatchObject({ key: 'home_city_2' })
    const taken = await send('POST', '/contact-fields', {
      ...{ tab_id: main, title: 'Other', type: 'text', key: 'home_city' },
    })
    expect([taken.status, taken.body.error]).toEqual([422, 'contact_field_key_taken'])
  })

  it('refuse kinds and words that are none', async () => {
    const refused = async (body: object) =>
      (await send('POST', '/contact-fields', { tab_id: main, title: 'X', type: 'text', ...body })).status
    expect(await refused({ type: 'file' })).toBe(422)
    expect(await refused({ title: '' })).toBe(422)
    expect(await refused({ type: 'select', is_unique: true })).toBe(422)
    expect(await refused({ tab_id: 999_999 })).toBe(404)
    const poisoned = { tab_id: main, title: 'X', type: 'text', titles: JSON.parse('{"__proto__":"x"}') }
    expect((await send('POST', '/contact-fields', poisoned)).status).toBe(400)
  })

  it('take a moment of the day as the twelfth kind', async () => {
    const id = await newField({ tab_id: main, title: 'Call me', type: 'datetime' })
    const contact = await person('Caller', { [id]: '2026-05-12T18:30' })
    expect(await valuesOf(contact)).toMatchObject({ [id]: '2026-05-12T18:30' })
    const wrong = await send('PATCH', `/contacts/${contact}`, { fields: { [id]: '2026-02-31T18:30' } })
    expect(wrong.body.error_codes).toEqual({ [`fields.${id}`]: ['invalid_datetime'] })
  })
})

describe('words of a field', () => {
  it('reach a learner in the language of the call, else in that of the school', async () => {
    const id = await newField({
      ...{ tab_id: main, title: 'Oven', titles: { uk: 'Піч' }, type: 'select', show_in_registration: true },
      options: [{ title: 'Gas', titles: { uk: 'Газова' } }],
    })
    const asked = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await call('GET', '/public/registration-fields', { headers })
      return body.data.find((field: Field) => field.id === id)
    }
    expect(await asked('uk')).toMatchObject({
      title: 'Піч',
      options: [{ value: 'option_1', title: 'Газова' }],
    })
    expect(await asked('ru')).toMatchObject({ title: 'Oven', options: [{ value: 'option_1', title: 'Gas' }] })
    const learner = await signUp(app)
    const { body } = await call('GET', '/contact-tabs-fields/users/fields/all', {
      ...{ as: learner.token, headers: { 'accept-language': 'uk' } },
    })
    const titles = body.data.flatMap((tab: Tab) => tab.fields).map((field: Field) => field.title)
    expect(titles).toContain('Піч')
  })
})

describe('a field that is archived', () => {
  it('disappears from forms and cards, and comes back with its values', async () => {
    const id = await newField({ tab_id: main, title: 'Goal', show_in_registration: true })
    const contact = await person('Aimer', { [id]: 'To bake' })
    const asked = async () =>
      (await call('GET', '/public/registration-fields')).body.data.some((field: Field) => field.id === id)
    expect(await asked()).toBe(true)
    expect((await send('POST', `/contact-fields/${id}/archive`)).status).toBe(200)
    expect(await asked()).toBe(false)
    expect(await fieldOf(id)).toMatchObject({ answers: 1, used_in: [], archived_at: expect.any(String) })
    expect((await send('PATCH', `/contacts/${contact}`, { fields: { [id]: 'x' } })).status).toBe(404)
    expect((await send('POST', `/contact-fields/${id}/restore`)).status).toBe(200)
    expect([await asked(), (await valuesOf(contact))[id]]).toEqual([true, 'To bake'])
  })
})

describe('a change that touches values', () => {
  it('to unique is refused while people share one, and is rehearsed with their names', async () => {
    const id = await newField({ tab_id: main, title: 'Nick' })
    const [one, two] = [await person('Nina', { [id]: 'Crumb' }), await person('Oleh', { [id]: ' crumb' })]
    await person('Petro', { [id]: 'bun' })
    const { body } = await send('POST', `/contact-fields/${id}/rehearse`, { is_unique: true })
    expect(body.data.sharing).toEqual({
      count: 2,
      people: [
        { id: one, name: 'Nina' },
        { id: two, name: 'Oleh' },
      ],
    })
    const refused = await send('PATCH', `/contact-fields/${id}`, { is_unique: true })
    expect([refused.status, refused.body.error]).toEqual([422, 'contact_field_shared'])
    expect(await fieldOf(id)).toMatchObject({ is_unique: false })
    await send('PATCH', `/contacts/${two}`, { fields: { [id]: 'loaf' } })
    expect((await send('PATCH', `/contact-fields/${id}`, { is_unique: true })).status).toBe(200)
    const taken = await send('PATCH', `/contacts/${two}`, { fields: { [id]: 'CRUMB' } })
    expect(taken.body.error_codes).toEqual({ [`fields.${id}`]: ['taken'] })
    await send('PATCH', `/contact-fields/${id}`, { is_unique: false })
    expect((await send('PATCH', `/contacts/${two}`, { fields: { [id]: 'CRUMB' } })).status).toBe(200)
  })

  it.each(['select', 'multiselect'] as const)(
    'takes an option of a %s away only when that is accepted',
    async (type) => {
      const options = [{ title: 'Gas' }, { title: 'Stone' }]
      const id = await newField({ tab_id: main, title: `Oven ${type}`, type, options })
      const value = (...names: string[]) => (type === 'select' ? names[0] : names)
      const contact = await person(`Gas${type}`, { [id]: value('option_1', 'option_2') })
      const other = await person(`Stone${type}`, { [id]: value('option_2') })
      expect((await fieldOf(id))?.options.map(({ answers }) => answers)).toEqual(
        type === 'select' ? [1, 1] : [1, 2],
      )
      const change = { options: [{ value: 'option_2', title: 'Stone oven' }] }
      const { body } = await send('POST', `/contact-fields/${id}/rehearse`, change)
      expect(body.data.losing).toEqual({ count: 1, people: [{ id: contact, name: `Gas${type}` }] })
      const refused = await send('PATCH', `/contact-fields/${id}`, change)
      expect([refused.status, refused.body.error]).toEqual([409, 'contact_values_lost'])
      expect((await send('PATCH', `/contact-fields/${id}`, { ...change, accepts_loss: true })).status).toBe(
        200,
      )
      expect((await valuesOf(contact))[id]).toEqual(type === 'select' ? undefined : ['option_2'])
      expect((await valuesOf(other))[id]).toEqual(value('option_2'))
    },
  )

  it('to required tells who has no answer yet', async () => {
    const id = await newField({ tab_id: main, title: 'Source' })
    const { body } = await send('POST', `/contact-fields/${id}/rehearse`, { is_required: true })
    expect(body.data.missing.count).toBeGreaterThan(5)
    expect(body.data.missing.people).toHaveLength(5)
  })

  it('to another kind is made while nobody has answered', async () => {
    const id = await newField({ tab_id: main, title: 'Since' })
    expect((await send('PATCH', `/contact-fields/${id}`, { type: 'number' })).status).toBe(200)
    await person('Since', { [id]: 2019 })
    const refused = await send('PATCH', `/contact-fields/${id}`, { type: 'text' })
    expect([refused.status, refused.body.error]).toEqual([409, 'contact_field_answered'])
  })
})

describe('the order', () => {
  it('is written whole, across tabs, and refused where the editor saw another one', async () => {
    const tab = await newTab('Order')
    const [one, two] = [
      await newField({ tab_id: tab, title: 'One' }),
      await newField({ tab_id: tab, title: 'Two' }),
    ]
    const was = orderOf(await settings())
    const tabs = was
      .map((each) => {
        if (each.id === tab) return { ...each, field_ids: [two] }
        return each.id === main ? { ...each, field_ids: [one, ...each.field_ids] } : each
      })
      .toReversed()
    const saved = await send('PUT', '/contact-fields/order', { tabs, was })
    expect(orderOf(saved.body.data.tabs)).toEqual(tabs)
    const stale = await send('PUT', '/contact-fields/order', { tabs: was, was })
    expect([stale.status, stale.body.error]).toEqual([409, 'contact_order_stale'])
    const partial = await send('PUT', '/contact-fields/order', { tabs: tabs.slice(1), was: tabs })
    expect(partial.body.error_codes).toEqual({ tabs: ['not_whole'] })
  })
})

describe('a tab', () => {
  it('is renamed, and removed once no field is in it, not even an archived one', async () => {
    const tab = await newTab('Spare')
    const renamed = await send('PATCH', `/contact-tabs/${tab}`, { titles: { uk: 'Запасна' } })
    expect(renamed.body.data.tabs.find((each: Tab) => each.id === tab)).toMatchObject({
      title: 'Spare',
      titles: { uk: 'Запасна' },
    })
    const field = await newField({ tab_id: tab, title: 'Kept' })
    await send('POST', `/contact-fields/${field}/archive`)
    expect((await send('DELETE', `/contact-tabs/${tab}`)).body.error).toBe('contact_tab_not_empty')
    const other = await newTab('Nothing')
    expect((await send('DELETE', `/contact-tabs/${other}`)).status).toBe(200)
  })
})

describe('who sets up fields', () => {
  it('holds the rights of contact fields', async () => {
    const reader = await addStaff(app, schoolId, ['contactfield_list'])
    expect((await send('GET', '/contact-fields', undefined, reader.token)).status).toBe(200)
    expect((await send('POST', '/contact-tabs', { title: 'X' }, reader.token)).status).toBe(403)
    const writer = await addStaff(app, schoolId, ['contactfield_crud'])
    expect((await send('POST', '/contact-tabs', { title: 'Theirs' }, writer.token)).status).toBe(201)
  })

  it('is nobody of another school, and what was done stands in the log', async () => {
    const id = await newField({ tab_id: main, title: 'Logged' })
    expect((await send('PATCH', `/contact-fields/${id}`, { title: 'Mine' }, rival.token)).status).toBe(404)
    expect((await send('PATCH', `/contact-tabs/${main}`, { title: 'Mine' }, rival.token)).status).toBe(404)
    const order = { tabs: orderOf(await settings()), was: orderOf(await settings()) }
    expect((await send('PUT', '/contact-fields/order', order, rival.token)).status).toBe(409)
    await send('PATCH', `/contact-fields/${id}`, { title: 'Renamed' })
    const { body } = await send('GET', '/cabinet/audit-log?action=contact_field.changed')
    expect(body.data[0]).toMatchObject({ before: { title: 'Logged' }, after: { title: 'Renamed' } })
  })
})

it('a field tells which lists and views ask for it, and names those that its reader sees', async () => {
  const tab_id = await newTab('Asked')
  const [id, other] = [await newField({ tab_id, title: 'Oven' }), await newField({ tab_id, title: 'Alone' })]
  const condition = { family: 'own', field: `field.${id}`, operator: 'is', value: 'gas' }
  const filter = { all: [{ not: condition }] }
  await send('POST', '/contact-lists', { name: 'Without oven', kind: 'filter', filter })
  const query = { filter: JSON.stringify(condition) }
  await send('POST', '/list-views/contacts', { name: 'Ovens', is_shared: true, query })
  await send('POST', '/list-views/contacts', { name: 'Secret', columns: [`field.${id}`] })
  expect(await fieldOf(id)).toMatchObject({
    used_in: ['profile', 'lists', 'views'],
    asked_by: { lists: [{ name: 'Without oven' }], views: [{ name: 'Ovens' }], unnamed: 1 },
  })
  expect(await fieldOf(other)).toMatchObject({
    ...{ used_in: ['profile'], asked_by: { lists: [], views: [], unnamed: 0 } },
  })
  const reader = await addStaff(app, schoolId, ['contactfield_list'])
  const { body } = await send('GET', '/contact-fields', undefined, reader.token)
  const fields: Field[] = body.data.tabs.flatMap((each: Tab) => each.fields)
  expect(fields.find((each) => each.id === id)).toMatchObject({
    ...{ used_in: ['profile'], asked_by: { lists: [], views: [], unnamed: 3 } },
  })
})

it('a school has fifty tabs at most', async () => {
  const statuses: number[] = []
  for (let made = 0; made <= 50; made += 1)
    statuses.push((await send('POST', '/contact-tabs', { title: `Tab ${made}` }, rival.token)).status)
  expect(statuses.slice(-2)).toEqual([201, 422])
})
