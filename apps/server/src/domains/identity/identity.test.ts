import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../jobs.ts'
import { silentLog } from '../../platform/log.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { drainQueue } from '../../platform/queue/worker.ts'
import { hashToken } from '../../platform/sign-in/tokens.ts'
import { testApp } from '../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../testing/people.ts'
import { deleteEndedSignInData } from './jobs/delete-ended-sign-in-data.ts'

const app = await testApp()
const { call } = app
const person = { name: 'Olena Demo', email: 'Olena@Lectern.test ', password: 'a-long-password' }
const tokenOf = async (email: string, password: string) =>
  (await call('POST', '/auth/login', { body: { email, password } })).body.data.token

describe('signing up and in', () => {
  it('opens an account, begins a session, and takes the e-mail in any letter case afterwards', async () => {
    const { status, body, headers } = await call('POST', '/auth/register', { body: person })
    expect(status).toBe(201)
    expect(body.data.user).toMatchObject({ name: 'Olena Demo', email: 'olena@lectern.test' })
    expect(String(headers['set-cookie'])).toMatch(/lectern_session=.+; Path=\/; .*HttpOnly; SameSite=Lax/)
    const token = await tokenOf('OLENA@lectern.test', person.password)
    expect((await call('GET', '/user', { as: token })).body.data.email).toBe('olena@lectern.test')
  })

  it('takes the session from the cookie of a browser', async () => {
    const token = await tokenOf('olena@lectern.test', person.password)
    const { status } = await call('GET', '/user', { headers: { cookie: `lectern_session=${token}` } })
    expect(status).toBe(200)
  })

  it('refuses a second account with the same e-mail and names the field', async () => {
    const { status, body } = await call('POST', '/auth/register', { body: person })
    expect([status, body.error, body.error_codes]).toEqual([422, 'email_taken', { email: ['email_taken'] }])
  })

  it('names every field that a sign-up gets wrong, and refuses fields it does not know', async () => {
    const { status, body } = await call('POST', '/auth/register', {
      body: { email: 'nobody', password: 'short', is_partner: true },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.error_codes).toSorted()).toEqual([
      'body',
      'email',
      'is_partner',
      'name',
      'password',
    ])
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await call('POST', '/auth/login', { body: { email: person.email, password: 'not-it' } })
    const unknown = await call('POST', '/auth/login', {
      body: { email: 'no@lectern.test', password: 'not-it' },
    })
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect(wrong.body.error).toBe('wrong_credentials')
  })

  it('lets an address rest after twenty wrong tries, even for the right password, and takes it again later', async () => {
    const someone = await signUp(app)
    const attempt = (password: string) =>
      call('POST', '/auth/login', { body: { email: someone.email, password } })
    for (let tries = 0; tries < 20; tries += 1) expect((await attempt('guess')).status).toBe(422)
    const resting = await attempt('test-password')
    expect([resting.status, resting.body.error]).toEqual([429, 'too_many_requests'])
    expect(Number(resting.headers['retry-after'])).toBeGreaterThan(800)
    app.clock.advance(15 * 60 * 1000)
    expect((await attempt('test-password')).status).toBe(200)
  })

  it('ends a session at once, also where it was just used', async () => {
    const { token } = await signUp(app)
    expect((await call('GET', '/user', { as: token })).status).toBe(200)
    expect((await call('POST', '/auth/logout', { as: token })).status).toBe(200)
    app.clock.advance(1000)
    expect((await call('GET', '/user', { as: token })).status).toBe(401)
  })
})

describe('many tries from one address', () => {
  it('are refused for a while, also with another invented token at each', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries <= 60; tries += 1) {
      const as = `invented-token-number-${tries}`
      statuses.push((await call('POST', '/auth/login', { as, body: {}, from: '198.51.100.7' })).status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true)
    expect(statuses[60]).toBe(429)
  })
})

describe('what is over', () => {
  it('is deleted by the job of the night, and what still runs is not', async () => {
    const { token } = await signUp(app)
    const ended = await signUp(app)
    const { pool } = app.dependencies.database
    const hash = hashToken(ended.token)
    await pool.query('update sessions set expires_at = $1 where token = $2', [app.clock.now(), hash])
    app.clock.advance(1000)
    await app.dependencies.db.transaction((tx) => enqueue(tx, deleteEndedSignInData, {}))
    await drainQueue(app.dependencies.database, jobHandlers(app.dependencies), {
      clock: app.clock,
      log: silentLog,
    })
    const { rows } = await pool.query('select token from sessions where token = any($1)', [
      [hashToken(token), hash],
    ])
    expect(rows).toEqual([{ token: hashToken(token) }])
  })
})

describe('schools and rights', () => {
  it('gives everybody a learning space with id 0 and staff their schools', async () => {
    const { owner, schoolId } = await openTestSchool(app, 'first', true)
    const { body } = await call('GET', '/cabinets', { as: owner.token })
    expect(body.data.map((each: { id: number }) => each.id)).toEqual([0, schoolId])
    expect(body.data[1]).toMatchObject({ is_current: true, is_owner: true, user_cabinet: false })
  })

  it('tells an owner every permission and staff exactly theirs, implications included', async () => {
    const { schoolId } = await openTestSchool(app, 'second', false)
    const staff = await addStaff(app, schoolId, ['course_crud'])
    const { body } = await call('GET', '/cabinet/users/permissions', { as: staff.token })
    const whole = body.data.filter((each: string) => !each.includes('.'))
    expect(whole).toEqual([
      'course_create',
      'course_crud',
      'course_delete',
      'course_edit',
      'course_list',
      'course_read',
    ])
  })

  it('tells a student no permission at all', async () => {
    const { token } = await signUp(app)
    expect((await call('GET', '/cabinet/users/permissions', { as: token })).body.data).toEqual([])
  })

  it('switches among the own schools only', async () => {
    const { owner, schoolId } = await openTestSchool(app, 'third', false)
    const other = await openTestSchool(app, 'fourth', false)
    const choose = (cabinet_id: number) =>
      call('PUT', '/cabinets/current', { as: owner.token, body: { cabinet_id } })
    expect((await choose(0)).body.data[0].is_current).toBe(true)
    expect((await choose(other.schoolId)).status).toBe(404)
    expect((await choose(schoolId)).body.data[1].is_current).toBe(true)
  })

  it('lets people change their own profile only', async () => {
    const [one, two] = [await signUp(app), await signUp(app)]
    const change = (id: number) => call('PUT', `/users/${id}`, { as: one.token, body: { language: 'uk' } })
    expect((await change(one.id)).body.data.language).toBe('uk')
    expect((await change(two.id)).status).toBe(404)
  })
})
