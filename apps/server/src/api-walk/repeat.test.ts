import { describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import { forgetOldKeys, keyLifetimeMs } from '../platform/http/operations/idempotency.ts'
import { countRows } from '../testing/database/count-rows.ts'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import type { SampleCall } from '../testing/every-operation/sample-call.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'
import { tablePrints } from '../testing/database/table-prints.ts'

const app = await demoApp()
const { call, demo, tokens, dependencies } = app

const send = (
  operation: Operation,
  { body, ...address }: SampleCall,
  key: string,
  as = callerOf(operation, app),
) => call(operation.method, addressOf(operation, address), { as, body, headers: { 'idempotency-key': key } })

/** Long random words in an answer: tokens, keys, hashes. */
const secretsIn = (data: unknown): string[] =>
  [...JSON.stringify(data).matchAll(/"([\w.=-]{32,})"/g)].map(([, word = '']) => word)

const repeatOf = ({ method, repeat }: Operation) => (method === 'GET' ? 'read' : (repeat ?? 'stored'))
const named = (isWanted: (operation: Operation) => boolean) =>
  sampledOperations.filter(isWanted).map((operation) => [operation.id, operation] as const)

// In the order of the samples: what removes comes last.
describe.each(named((operation) => repeatOf(operation) !== 'read' && repeatOf(operation) !== 'secret'))(
  '%s',
  (id, operation) => {
    it('done twice with one key is done once, and answered alike', async () => {
      const sample = sampleOf(operation, demo)
      const first = await send(operation, sample, `key of ${id}`)
      expect([first.status, first.body]).toEqual([operation.status ?? 200, first.body])
      const before = await tablePrints(dependencies.db, ['idempotency_keys'])
      const again = await send(operation, sample, `key of ${id}`)
      expect([again.status, again.body]).toEqual([first.status, first.body])
      expect(await tablePrints(dependencies.db, ['idempotency_keys'])).toEqual(before)
    })

    it.runIf(repeatOf(operation) === 'stored')(
      'answers 409 to the same key with another request',
      async () => {
        const sample = sampleOf(operation, demo)
        const other = sample.body === undefined ? { surprise: 1 } : { ...Object(sample.body), surprise: 1 }
        const { status, body } = await send(operation, { ...sample, body: other }, `key of ${id}`)
        expect([status, body.error]).toEqual([409, 'key_reused'])
      },
    )
  },
)

describe('what holds a credential', () => {
  it.each(named((operation) => repeatOf(operation) === 'secret'))(
    '%s is never kept',
    async (id, operation) => {
      const { status, body } = await send(operation, sampleOf(operation, demo), `secret of ${id}`)
      expect(status).toBe(operation.status ?? 200)
      const { rows } = await dependencies.database.pool.query('select * from idempotency_keys')
      for (const secret of secretsIn(body.data)) expect(JSON.stringify(rows)).not.toContain(secret)
      expect(JSON.stringify(rows)).not.toContain(`secret of ${id}`)
    },
  )

  it('is in no answer that was kept', async () => {
    const { rows: kept } = await dependencies.database.pool.query('select * from idempotency_keys')
    expect(kept.length).toBeGreaterThan(15)
    for (const token of Object.values(tokens)) expect(JSON.stringify(kept)).not.toContain(token)
  })
})

describe('an Idempotency-Key', () => {
  const createQuiz = (key: string, name: string, as = tokens.rival) =>
    call('POST', '/quizzes', { as, body: { name }, headers: { 'idempotency-key': key } })
  const quizzes = async () => (await countRows(dependencies.db))['quizzes'] ?? 0

  it('sent several times at once has one effect and one answer', async () => {
    const before = await quizzes()
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createQuiz('at once', 'At once')))
    const [first] = replies
    for (const { status, body } of replies) expect([status, body]).toEqual([201, first?.body])
    expect(await quizzes()).toBe(before + 1)
  })

  it('of another person is another key', async () => {
    const [one, two] = [await createQuiz('shared', 'A'), await createQuiz('shared', 'B', tokens.expert)]
    expect([one.status, two.status]).toEqual([201, 201])
    expect(one.body.data.id).not.toBe(two.body.data.id)
  })

  it('stands for one operation', async () => {
    await createQuiz('one operation', 'Q')
    const { status, body } = await call('POST', '/courses', {
      as: tokens.rival,
      body: { title: 'Q' },
      headers: { 'idempotency-key': 'one operation' },
    })
    expect([status, body.error]).toEqual([409, 'key_reused'])
  })

  it('of a refused call is free again', async () => {
    expect((await createQuiz('again', '')).status).toBe(422)
    expect((await createQuiz('again', 'Named')).status).toBe(201)
  })

  it('is forgotten after a day', async () => {
    const first = await createQuiz('old', 'Old')
    app.clock.advance(keyLifetimeMs)
    await forgetOldKeys(dependencies.db, app.clock.now())
    expect((await createQuiz('old', 'Old')).body).toEqual(first.body)
    app.clock.advance(1)
    await forgetOldKeys(dependencies.db, app.clock.now())
    const later = await createQuiz('old', 'Another')
    expect([later.status, later.body.data.name]).toEqual([201, 'Another'])
  })
})
