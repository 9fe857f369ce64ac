import { describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import { watchReplies } from '../testing/every-operation/betrayals.ts'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { placesIn, withAt, wrongFields } from '../testing/every-operation/json-names.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'

const app = await demoApp()
const noted = watchReplies()
const defaultBodyLimit = 1024 * 1024

/** Rates are limited per address, so the walk comes from many. */
let addresses = 0
const newAddress = () => `198.51.100.${(addresses += 1) % 250}`

const send = (operation: Operation, body: unknown, headers: Record<string, string> = {}) => {
  const as = callerOf(operation, app)
  const address = addressOf(operation, sampleOf(operation, app.demo))
  const what = `${operation.id} ${JSON.stringify(body)?.slice(0, 200)}`
  return noted(what, app.call(operation.method, address, { as, body, headers, from: newAddress() }))
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
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']
    for (const type of ['text/plain', ...(operation.takesForm ? [] : forms)]) {
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
    const paths = Object.keys(body.error_codes)
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
    expect((await save(20_000)).body.error_codes).toEqual({ body: ['too_deep'] })
  })
})
