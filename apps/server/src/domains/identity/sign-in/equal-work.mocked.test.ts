import { verify } from '@node-rs/argon2'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'

// Everything is real; the calls are counted as well.
vi.mock(import('@node-rs/argon2'), { spy: true })

const app = await testApp()
const { call } = app
await openTestSchool(app, 'equal-work', true)

/** The statements of a query, without what they are given. */
const textOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  return String(text).replaceAll(/\s+/g, ' ').trim()
}

/**
 * Reads of the process that say nothing of people: the school of an address, which is remembered for seconds, and new live
 * events, which the hub reads when it is woken and not when a call asks.
 */
const isOfProcess = (statement: string): boolean =>
  /from "(schools|live_events)"|pg_snapshot_xmin/.test(statement)

let addresses = 0
/** What the server did for a call: password checks and statements, in their order. */
const workOf = async (path: string, body: object) => {
  addresses += 1
  vi.mocked(verify).mockClear()
  const queries = vi.spyOn(Client.prototype, 'query')
  const { status, body: answer } = await call('POST', path, { body, from: `198.51.100.${addresses}` })
  const statements = queries.mock.calls
    .map(([query]) => textOf(query))
    .filter((statement) => !isOfProcess(statement))
  queries.mockRestore()
  return { status, error: answer.error, checks: vi.mocked(verify).mock.calls.length, statements }
}

const wrong = { password: 'not-the-password', code: '000000' }

it.each([
  ['/auth/login', { password: wrong.password }, 1],
  ['/auth/check-email', {}, 0],
  ['/auth/code/send', {}, 0],
  ['/auth/code/login', { code: wrong.code }, 0],
  ['/auth/restore', {}, 0],
  ['/auth/restore/confirm', { code: wrong.code }, 0],
])('%s does the same work for an address that nobody has', async (path, rest, checks) => {
  const { email } = await signUp(app)
  // What is prepared once, such as the hash of nobody, is there after the first call.
  await workOf(path, { email: 'first-call@lectern.test', ...rest })
  const known = await workOf(path, { email, ...rest })
  const unknown = await workOf(path, { email: `nobody-${email}`, ...rest })
  expect(unknown).toEqual(known)
  expect(known.checks).toBe(checks)
  expect(known.statements).not.toEqual([])
})

it('checks one password also for who has none', async () => {
  const { id, email, token } = await signUp(app)
  await call('PUT', `/users/${id}`, { as: token, body: { auth_type: 'code' } })
  const known = await workOf('/auth/login', { email, password: wrong.password })
  expect(known.checks).toBe(1)
})
