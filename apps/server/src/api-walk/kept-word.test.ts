import { expect, it } from 'vitest'
import { textGroups } from '@lectern/contract/texts/texts.api'
import { documentedGroups } from '../domains/texts/documented-groups.ts'
import { writeTextGroup } from '../testing/write-texts.ts'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'

const app = await demoApp()
const { call, tokens, demo, rival } = app

const lists = sampledOperations.filter(({ method, query }) => {
  const shape = query && 'shape' in query ? Object(query.shape) : {}
  return method === 'GET' && 'page' in shape
})

it.each(lists.map((operation) => [operation.id, operation] as const))(
  '%s refuses a page 0 and pages of 0',
  async (_id, operation) => {
    const { query, ...sample } = sampleOf(operation, demo)
    for (const name of ['page', 'per_page']) {
      const path = addressOf(operation, { ...sample, query: { ...query, [name]: '0' } })
      const { status, body } = await call('GET', path, { as: callerOf(operation, app) })
      expect([status, Object.keys(body.error_codes ?? {})]).toEqual([422, [name]])
    }
  },
)

const reads = sampledOperations.filter(({ method }) => method === 'GET')

it.each(reads.map((operation) => [operation.id, operation] as const))(
  '%s is found with a slash at the end of its path',
  async (_id, operation) => {
    const [path, query] = addressOf(operation, sampleOf(operation, demo)).split('?')
    const address = `${path}/${query === undefined ? '' : `?${query}`}`
    expect((await call('GET', address, { as: callerOf(operation, app) })).status).toBe(200)
  },
)

const staffReads = reads.filter(({ permission }) => permission.kind === 'staff')

it.each(staffReads.map((operation) => [operation.id, operation] as const))(
  '%s answers 404 to a school of others named by X-Cabinet-Id',
  async (_id, operation) => {
    const path = addressOf(operation, sampleOf(operation, demo))
    for (const school of [String(rival.school), '999999', 'x']) {
      const headers = { 'x-cabinet-id': school }
      const { status, body } = await call('GET', path, { as: tokens.expert, headers })
      expect([status, body.error]).toEqual([404, 'not_found'])
    }
  },
)

it.each(staffReads.map((operation) => [operation.id, operation] as const))(
  '%s answers for the school that cabinet_id of the query names, and 404 for one of others',
  async (_id, operation) => {
    const path = addressOf(operation, sampleOf(operation, demo))
    const named = (school: number) => `${path}${path.includes('?') ? '&' : '?'}cabinet_id=${school}`
    expect((await call('GET', named(demo.school), { as: callerOf(operation, app) })).status).toBe(200)
    const { status, body } = await call('GET', named(rival.school), { as: tokens.expert })
    expect([status, body.error]).toEqual([404, 'not_found'])
  },
)

it("a school of one's own is chosen by the query as by the header, and the header wins", async () => {
  const titles = async (query: string, headers: Record<string, string> = {}) => {
    const { status, body } = await call('GET', `/courses-cards${query}`, { as: tokens.expert, headers })
    return status === 200 ? JSON.stringify(body.data) : status
  }
  const { rows } = await app.dependencies.database.pool.query<{ id: number }>(
    "select id from schools where slug = 'studio'",
  )
  const studio = String(rows[0]?.id)
  expect(await titles(`?cabinet_id=${studio}`)).toBe(await titles('', { 'x-cabinet-id': studio }))
  expect(await titles(`?cabinet_id=${studio}`)).not.toBe(await titles(''))
  const own = { 'x-cabinet-id': String(demo.school) }
  expect(await titles(`?cabinet_id=${rival.school}`, own)).toBe(await titles(''))
})

it('an upload by address into a school of others is 404', async () => {
  const { status } = await call('POST', '/files/upload-by-url?model=storage&upload=1', {
    as: tokens.expert,
    body: { url: 'https://example.com/a.png', cabinet_id: rival.school },
  })
  expect(status).toBe(404)
})

it('a repetition is answered with the same bytes', async () => {
  const send = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/v1/quizzes',
      headers: {
        host: 'localhost',
        authorization: `Bearer ${tokens.expert}`,
        'content-type': 'application/json',
        'idempotency-key': 'same bytes',
      },
      payload: { name: 'Same bytes' },
    })
  expect((await send()).payload).toBe((await send()).payload)
})

it('settings of the interface hold words, numbers, flags and lists, and give them back as they were', async () => {
  const settings = [
    { key: 'allowzoom', value: true },
    { key: 'comments_per_page', value: 50 },
    { key: 'last_font', value: 'Georgia' },
    { key: 'used_colors', value: ['#3965FF', '#ffe60080'] },
  ]
  const saved = await call('POST', '/user-personal-settings', { as: tokens.visitor, body: { settings } })
  expect(saved.body.data).toEqual(settings)
  const user = (await call('GET', '/user', { as: tokens.visitor })).body.data
  expect(user.user_personal_settings).toEqual(settings)
  for (const value of [null, { a: 1 }, [['nested']], 'x'.repeat(2001), Array(1000).fill('colour')]) {
    const body = { settings: [{ key: 'wrong', value }] }
    expect((await call('POST', '/user-personal-settings', { as: tokens.visitor, body })).status).toBe(422)
  }
})

/** Every group that documents 000 §9 and 002 §7 name. */
const namedGroups =
  'course,common,create-course,payments,auth,quiz,expert,marathon,profile,partners,contact,builder,app-meta,create-account'

it('every group of texts that the documents name is known', () => {
  expect(namedGroups.split(',').filter((name) => !textGroups.some((group) => group === name))).toEqual([])
})

it('groups of the documents without a file of their own hold the texts of their screens', async () => {
  for (const group of new Set([...documentedGroups.values()].flat().map((source) => source.group)))
    writeTextGroup(app.dependencies.textsFolder, group)
  const groups = 'payments,marathon,profile,partners,contact,builder'
  const { status, body } = await call('GET', `/translation-groups?groups=${groups}&lang=uk`)
  expect([status, Object.keys(body.data)]).toEqual([200, groups.split(',')])
  for (const group of groups.split(',')) expect(Object.keys(body.data[group].messages)).not.toEqual([])
  expect(body.data.partners.messages['account.partner']).toBeDefined()
})
