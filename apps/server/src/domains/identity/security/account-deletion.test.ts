import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { silentLog } from '../../../platform/log.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { openTestSchool, signUp, type TestPerson } from '../../../testing/people.ts'
import { eraseDeletedAccounts } from './jobs/erase-deleted-accounts.ts'

const app = await testApp()
const { call, clock, dependencies } = app
await openTestSchool(app, 'security', true)
const letters = await openTestMailServer(app)

let addresses = 0
const from = () => `198.51.100.${(addresses += 1) % 250}`
const as = (token: string) => (method: string, path: string, body?: unknown) =>
  call(method, path, { as: token, body, from: from() })
const password = 'test-password'
const login = (email: string, word = password) =>
  call('POST', '/auth/login', { body: { email, password: word }, from: from() })
const prove = async ({ token }: TestPerson): Promise<string> =>
  (await as(token)('POST', '/user/password/validate', { password })).body.data.proof_token
const subjects = async (email: string) => (await letters.take(email)).map(({ subject }) => subject)
const minute = 60_000

describe('leaving', () => {
  const leave = async (person: TestPerson, email = person.email) =>
    as(person.token)('DELETE', `/users/${person.id}`, { proof_token: await prove(person), email })
  const erase = async () => {
    await dependencies.db.transaction((tx) => enqueue(tx, eraseDeletedAccounts, {}))
    await drainQueue(dependencies.database, jobHandlers(dependencies), { clock, log: silentLog })
  }
  const day = 24 * 60 * minute

  it('ends every session, names the day, and is taken back by signing in', async () => {
    const person = await signUp(app)
    await letters.take(person.email)
    const { body } = await leave(person)
    expect(body.data.deletion_at).toBe(new Date(clock.now().getTime() + 14 * day).toISOString())
    expect((await as(person.token)('GET', '/user')).status).toBe(401)
    expect((await letters.newest(person.email)).subject).toMatch(
      /^Your account will be deleted on \w+ \d+, \d{4}$/,
    )
    clock.advance(13 * day)
    await erase()
    const back = await login(person.email)
    expect(back.body.data.user.deletion_at).toBeNull()
    expect(await subjects(person.email)).toEqual(['Your account will not be deleted'])
    clock.advance(2 * day)
    await erase()
    expect((await login(person.email)).status).toBe(200)
  })

  it('erases the account after two weeks, and what other domains keep of it', async () => {
    const person = await signUp(app)
    const { pool } = dependencies.database
    await pool.query(
      'insert into lesson_progress (user_id, lesson_id, course_id, school_id, started_at) values ($1, 1, 1, 1, now())',
      [person.id],
    )
    await pool.query(
      `insert into ledger_entries (school_id, account, subject_id, unit, amount, reason, cause, ref, created_at)
       values (1, 'points', $1, 'points', 10, 'correction', 'test', '1', now()),
         (1, 'other', $1, 'points', 10, 'correction', 'test', '1', now())`,
      [person.id],
    )
    await leave(person)
    clock.advance(14 * day)
    await erase()
    const next = await call('POST', '/auth/check-email', { body: { email: person.email }, from: from() })
    expect(next.body.data.next).toBe('register')
    const { rows } = await pool.query('select 1 from lesson_progress where user_id = $1', [person.id])
    expect(rows).toEqual([])
    const accounts = await pool.query('select account from ledger_entries where subject_id = $1', [person.id])
    expect(accounts.rows).toEqual([{ account: 'other' }])
  })

  it('asks for the own address and the own id, and keeps owners of schools', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    expect((await leave(person, other.email)).body.error_codes).toEqual({ email: ['not_own'] })
    const foreign = { proof_token: await prove(person), email: other.email }
    expect((await as(person.token)('DELETE', `/users/${other.id}`, foreign)).status).toBe(404)
    const { owner } = await openTestSchool(app, 'owned', false)
    const { status, body } = await leave(owner)
    expect([status, body.error, body.error_codes]).toEqual([409, 'owns_schools', { schools: ['owned'] }])
  })

  it('takes everything along before, and no secret', async () => {
    const person = await signUp(app, 'Export Person')
    const { body } = await as(person.token)('GET', '/user/data-export')
    expect(body.data.account).toMatchObject({ name: 'Export Person', email: person.email })
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining(['sign_ins', 'rewards', 'enrolments', 'orders']),
    )
    expect(JSON.stringify(body)).not.toContain('argon2')
  })
})
