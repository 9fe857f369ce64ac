import { afterAll, describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import type { TestReply } from '../testing/app.ts'
import { demoApp } from '../testing/demo-school.ts'
import { placesIn, withAt, wrongFields } from '../testing/json-names.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/sample-calls.ts'

const app = await demoApp()
const defaultBodyLimit = 1024 * 1024

/** Everything that was answered while this file ran: none of it may be our own failure, or show how we are made. */
const betrayals: unknown[] = []
const trace = /\bat .+:\d+:\d+\)?|node_modules|\.ts:\d+|drizzle|postgres|select .+ from/i
afterAll(() => {
  if (betrayals.length > 0) throw new Error(`Answers that must not be: ${JSON.stringify(betrayals, null, 2)}`)
})

const noted = async (what: string, reply: Promise<TestReply>): Promise<TestReply> => {
  const { status, body, headers } = await reply
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const isRefusal = status >= 400
  if (status >= 500 || (isRefusal && (trace.test(text) || typeof body.error !== 'string')))
    betrayals.push([what, status, text.slice(0, 300)])
  return { status, body, headers }
}

const send = (operation: Operation, body: unknown, headers: Record<string, string> = {}) => {
  const as = callerOf(operation, app)
  const address = addressOf(operation, sampleOf(operation, app.demo))
  const what = `${operation.id} ${JSON.stringify(body)?.slice(0, 200)}`
  return noted(what, app.call(operation.method, address, { as, body, headers }))
}

// Rates are limited per address; the walk is one address, so it knocks at these two a few times only.
const isLimited = ({ perMinute }: Operation) => perMinute !== undefined
const withBody = sampledOperations.filter(({ body }) => body !== undefined)
const named = (operations: readonly Operation[]) => operations.map((each) => [each.id, each] as const)

describe.each(named(withBody))('%s', (_id, operation) => {
  const { body: schema, bodyLimit = defaultBodyLimit } = operation

  it('answers 400 to what is not JSON', async () => {
    for (const text of ['{', '{"a":}', 'undefined', '\u0000', '{"a":1}}', '[1,]']) {
      const { status, body } = await send(operation, text)
      expect([text, status, body.error]).toEqual([text, 400, 'malformed_request'])
    }
  })

  it('answers 415 to what does not say that it is JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { status, body } = await send(operation, '{}', { 'content-type': type })
      expect([type, status, body.error]).toEqual([type, 415, 'unsupported_media_type'])
    }
  })

  it('answers 413 to a body over its limit', async () => {
    const { status, body } = await send(operation, JSON.stringify('x'.repeat(bodyLimit)))
    expect([status, body.error]).toEqual([413, 'body_too_large'])
  })

  it('answers 422 to a body that is no object', async () => {
    for (const text of ['null', '[]', '"text"', '7', 'true']) {
      const { status, body } = await send(operation, text)
      expect([text, status, body.error]).toEqual([text, 422, 'invalid_fields'])
    }
  })

  it('answers 422 to fields of another type, and names them', async () => {
    const wrong = schema ? wrongFields(schema) : []
    expect(wrong.length).toBeGreaterThan(0)
    const { status, body } = await send(operation, Object.fromEntries(wrong))
    expect([status, body.error]).toEqual([422, 'invalid_fields'])
    const paths = Object.keys(body.errors)
    for (const [name] of wrong)
      expect(paths.some((path) => path === name || path.startsWith(`${name}.`))).toBe(true)
  })

  it('answers 422 to NUL, lone surrogates and deep nesting, 400 to a key that reaches for the prototype', async () => {
    const deep = `${'['.repeat(201)}${']'.repeat(201)}`
    const cases: [string, number][] = [
      [String.raw`{"name":"a\u0000b"}`, 422],
      [String.raw`{"name":"\ud800"}`, 422],
      [String.raw`{"na\u0000me":1}`, 422],
      [deep, 422],
      [`{"name":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`, 422],
      ['{"__proto__":{"isAdmin":true}}', 400],
      [String.raw`{"a":{"\u005f_proto__":1}}`, 400],
    ]
    for (const [text, expected] of cases) {
      const { status } = await send(operation, text)
      expect([text.slice(0, 60), status]).toEqual([text.slice(0, 60), expected])
    }
  })
})

const oddValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e308,
  'x'.repeat(60_000),
  '\u202e\uffff%_\\\'";--',
  '9223372036854775808',
  [],
  [[]],
  {},
  { constructor: { prototype: { x: 1 } } },
  Array.from({ length: 3_000 }, (_, index) => index),
]

describe.each(named(withBody.filter((each) => !isLimited(each))))('%s', (_id, operation) => {
  it('never fails on an odd value, wherever it stands', async () => {
    const good = sampleOf(operation, app.demo).body
    for (const place of placesIn(good)) {
      for (const odd of oddValues) {
        const { status } = await send(operation, withAt(good, place, odd))
        expect([place, odd, status < 500]).toEqual([place, odd, true])
      }
    }
  })
})

describe.each(named(sampledOperations.filter(({ path }) => path.includes(':'))))('%s', (_id, operation) => {
  const call = sampleOf(operation, app.demo)
  // An answer is stored by its attempt alone (see tenancy.test.ts).
  const isDecisive = (name: string) => operation.id !== 'attempts.saveAnswerInUnit' || name !== 'unit'
  const names = Object.keys(call.params ?? {}).filter(isDecisive)
  const as = callerOf(operation, app)

  const ask = (params: Record<string, string | number>) =>
    noted(
      `${operation.id} ${JSON.stringify(params)}`,
      app.call(operation.method, addressOf(operation, { ...call, params }), { as, body: call.body }),
    )

  it.each(names)('answers 404 to a %s that is not there or cannot be', async (name) => {
    const strange = [
      999_999_999,
      '9007199254740991',
      '9007199254740992',
      '9223372036854775808',
      '0',
      '-1',
      '1.5',
      '1e3',
      '0x10',
      '٣',
      'abc',
      ' ',
      '\u0000',
      "1' or '1'='1",
      '../1',
      '__proto__',
      'x'.repeat(500),
    ]
    for (const value of strange) {
      const { status, body } = await ask({ ...call.params, [name]: value })
      expect([value, status, body.error]).toEqual([value, 404, 'not_found'])
    }
  })

  it('answers 400 to an address that cannot be decoded', async () => {
    const path = operation.path.replace(/:(\w+)/g, '%E0%A4%A')
    const { status, body } = await noted(path, app.call(operation.method, path, { as, body: call.body }))
    expect([status, body.error]).toEqual([400, 'malformed_request'])
  })
})

const isPaged = ({ query }: Operation) =>
  query?.safeParse({ page: 'x' }).success === false && query.safeParse({}).success
const paged = sampledOperations.filter(isPaged)

describe.each(named(paged))('%s', (_id, operation) => {
  const { path } = operation
  const as = callerOf(operation, app)
  const address = addressOf(operation, { params: sampleOf(operation, app.demo).params ?? {} })
  const list = (query: string) => noted(`${path}?${query}`, app.call('GET', `${address}?${query}`, { as }))

  it.each([
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=1e3',
    'page=9223372036854775808',
    'page=',
    'page=1&page=2',
    'page[]=1',
    'page[a]=1',
    'per_page=-5',
    'per_page=1000000000',
    'per_page=1&per_page=2',
  ])('refuses %s, or takes it for nothing', async (query) => {
    const { status, body } = await list(query)
    const isUnknownName = query.startsWith('page[')
    expect(status).toBe(isUnknownName ? 200 : 422)
    expect(Object.keys(body.errors ?? {})).toEqual(isUnknownName ? [] : [query.split('=')[0]])
  })

  it('clamps what is out of reach', async () => {
    expect((await list('page=0&per_page=0')).body.meta).toMatchObject({ current_page: 1, per_page: 1 })
    const far = await list('page=999999999&per_page=999999999')
    expect(far.body).toMatchObject({ data: [], meta: { per_page: 100 }, links: { next: null } })
  })

  it('never fails on odd words in the query', async () => {
    for (const name of [
      'query',
      'quiz_id',
      'status_id',
      'limit',
      'filters[search]',
      '__proto__',
      'constructor',
    ]) {
      for (const value of ['%00', '%ED%A0%80', '%', '%25', '_', "'", '%F0%9F%98%80', 'x'.repeat(300), '']) {
        expect((await list(`${name}=${value}`)).status).toBeLessThan(500)
      }
    }
  })
})

describe('the lists', () => {
  it('are all found', () => {
    expect(paged.map(({ id }) => id).toSorted()).toEqual([
      'courses.listCourseCards',
      'courses.listParticipants',
      'courses.listPublicCourses',
      'lessons.listPractices',
      'quizzes.listQuizzes',
    ])
  })
})

describe('a text of quotes within quotes', () => {
  const save = (depth: number) => {
    const inner = '{"type":"paragraph","content":[{"type":"text","text":"deep"}]}'
    const doc = `${'{"type":"blockquote","content":['.repeat(depth)}${inner}${']}'.repeat(depth)}`
    const content = `{"text":{"version":1,"doc":{"type":"doc","content":[${doc}]}}}`
    const body = `{"info_units":[{"key":"deep-unit","type_id":3,"content":${content}}]}`
    const as = app.tokens.expert
    return noted(`depth ${depth}`, app.call('PUT', `/info-section/${app.demo.otherSection}`, { as, body }))
  }

  it('is taken as deep as anybody writes, and refused beyond', async () => {
    expect((await save(90)).status).toBe(200)
    expect((await save(20_000)).body.errors).toEqual({ body: ['too_deep'] })
  })
})

describe('headers', () => {
  it.each([
    ['x-cabinet-id', 'abc', 404],
    ['x-cabinet-id', '9'.repeat(30), 404],
    ['x-cabinet-id', '999999', 403],
    ['x-language', 'xx', 200],
    ['accept-language', ';;q=,,'.repeat(50), 200],
    ['cookie', 'lectern_session=%00; lectern_lang=__proto__', 200],
    ['if-none-match', '"'.repeat(100), 200],
    ['x-forwarded-for', "1.1.1.1, ' or 1=1", 200],
  ])('%s: %s is answered with %i', async (name, value, expected) => {
    const reply = app.call('GET', '/courses-cards', { as: app.tokens.expert, headers: { [name]: value } })
    expect((await noted(name, reply)).status).toBe(expected)
  })

  it.each(['', 'x'.repeat(256)])('an Idempotency-Key of %j is refused', async (key) => {
    const { status, body } = await noted(
      'key',
      app.call('POST', '/quizzes', {
        as: app.tokens.expert,
        body: { name: 'Keyed' },
        headers: { 'idempotency-key': key },
      }),
    )
    expect([status, body.error]).toEqual([400, 'malformed_request'])
  })
})

describe('addresses that are none', () => {
  it.each([
    ['GET', '/nothing', 404],
    ['GET', '', 404],
    ['GET', '/../../etc/passwd', 404],
    ['PATCH', '/courses', 405],
    ['DELETE', '/quizzes', 405],
    ['GET', '/auth/login', 405],
    ['GET', `/courses/${'1/'.repeat(300)}`, 404],
  ])('%s %s is answered with %i', async (method, path, expected) => {
    expect((await noted(path, app.call(method, path, { as: app.tokens.expert }))).status).toBe(expected)
  })
})
