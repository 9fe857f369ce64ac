import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'
import { insertField, insertTab } from '../index.ts'

const app = await testApp()
const { call, dependencies } = app
const { schoolId } = await openTestSchool(app, 'asking', true)
await openTestSchool(app, 'silent', false)

const ids = await dependencies.db.transaction(async (tx) => {
  const tabId = await insertTab(tx, { schoolId, title: 'About you', position: 1 })
  const asked = { schoolId, tabId, showInRegistration: true }
  return {
    why: await insertField(tx, { ...asked, key: 'why', title: 'Why?', type: 'textarea', position: 2 }),
    city: await insertField(tx, {
      ...asked,
      key: 'city',
      title: 'City',
      type: 'text',
      isRequired: true,
      position: 1,
    }),
    later: await insertField(tx, {
      schoolId,
      tabId,
      key: 'later',
      title: 'Later',
      type: 'text',
      position: 3,
    }),
    hidden: await insertField(tx, {
      ...asked,
      key: 'hidden',
      title: 'Hidden',
      type: 'text',
      visibleToLearner: false,
      position: 4,
    }),
  }
})

let made = 0
const register = (fields: object[] | undefined, host = 'localhost') => {
  made += 1
  const email = `asked-${made}@lectern.test`
  const body = { name: 'Asked Person', email, password: 'test-password', ...(fields && { fields }) }
  return call('POST', '/auth/register', { body, headers: { host }, from: `203.0.113.${made}` })
}

it('a visitor is told what the school of the host asks, in order and without any values', async () => {
  const { body } = await call('GET', '/public/registration-fields')
  expect(body.data).toEqual([
    { id: ids.city, title: 'City', type: 'text', options: [], is_required: true, position: 1 },
    { id: ids.why, title: 'Why?', type: 'textarea', options: [], is_required: false, position: 2 },
  ])
  const elsewhere = await call('GET', '/public/registration-fields', {
    headers: { host: 'silent.localhost' },
  })
  expect(elsewhere.body.data).toEqual([])
})

it('answers are kept with the account', async () => {
  const { status, body } = await register([
    { id: ids.city, value: 'Lviv' },
    { id: ids.why, value: '' },
  ])
  expect(status).toBe(201)
  const tabs = (await call('GET', '/contact-tabs-fields/users/fields/all', { as: body.data.token })).body.data
  expect(tabs[0].fields).toMatchObject([
    { key: 'city', value: 'Lviv' },
    { key: 'why', value: null },
    { key: 'later', value: null },
  ])
})

it('without a required answer no account is opened; with it the same address gets one', async () => {
  const email = 'twice@lectern.test'
  const open = (fields: object[]) =>
    call('POST', '/auth/register', {
      body: { name: 'Twice', email, password: 'test-password', fields },
      from: '203.0.113.200',
    })
  const refused = await open([{ id: ids.city, value: ' '.trim() }])
  expect([refused.status, refused.body.error_codes]).toEqual([422, { [`fields.${ids.city}`]: ['required'] }])
  expect((await open([{ id: ids.city, value: 'Odesa' }])).status).toBe(201)
})

it('takes no answers to what is not asked, at this host or at another', async () => {
  const city = { id: ids.city, value: 'Kyiv' }
  expect((await register([city, { id: ids.later, value: 'x' }])).status).toBe(404)
  expect((await register([city, { id: ids.hidden, value: 'x' }])).status).toBe(404)
  expect((await register([city], 'silent.localhost')).status).toBe(404)
  expect((await register(undefined, 'silent.localhost')).status).toBe(201)
})
