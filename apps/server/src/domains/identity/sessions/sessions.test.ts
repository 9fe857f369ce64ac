import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../../testing/people.ts'
import { requireNewSessionIds } from './sessions.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { schoolId } = await openTestSchool(app, 'sessions', true)

const cookieIn = ({ headers }: { headers: Record<string, unknown> }, name: string): string | undefined =>
  [headers['set-cookie']]
    .flat()
    .map((each) => new RegExp(`^${name}=([^;]*)`).exec(String(each))?.[1])
    .find((value) => value !== undefined)
const browse = (token: string, path = '/user', method = 'GET', body?: unknown) =>
  call(method, path, { headers: { cookie: `lectern_session=${token}` }, body })
const login = (email: string, cookie = '') =>
  call('POST', '/auth/login', {
    body: { email, password: 'test-password' },
    headers: { cookie, 'user-agent': agent },
  })
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const changeRights = (userId: number) =>
  dependencies.notifications.dispatchAfterCommit(() =>
    dependencies.db.transaction((tx) => requireNewSessionIds(tx, userId)),
  )

describe('a session', () => {
  it('is stored as a hash alone', async () => {
    const { token } = await signUp(app)
    const { rows } = await dependencies.database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('begins with a new token at every sign-in', async () => {
    const { email } = await signUp(app)
    const tokens = [await login(email), await login(email)].map(({ body }) => body.data.token)
    expect(new Set(tokens).size).toBe(2)
  })

  it('gets another token with the next call of a browser after a change of rights, and the old one holds a minute', async () => {
    const { id, token } = await signUp(app)
    await changeRights(id)
    const reply = await browse(token)
    const renewed = cookieIn(reply, 'lectern_session') ?? ''
    expect([reply.status, renewed.length]).toEqual([200, 43])
    expect(cookieIn(await browse(renewed), 'lectern_session')).toBeUndefined()
    clock.advance(59_000)
    expect((await browse(token)).status).toBe(200)
    clock.advance(2_000)
    expect([(await browse(token)).status, (await browse(renewed)).status]).toEqual([401, 200])
  })

  it('gets one new token when several calls come at the same moment', async () => {
    const { id, token } = await signUp(app)
    await changeRights(id)
    const replies = await Promise.all(Array.from({ length: 5 }, () => browse(token)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(replies.filter((reply) => cookieIn(reply, 'lectern_session') !== undefined)).toHaveLength(1)
  })

  it('of a program that sends its token in a header keeps it', async () => {
    const { id, token } = await signUp(app)
    await changeRights(id)
    const reply = await call('GET', '/user', { as: token })
    expect([reply.status, cookieIn(reply, 'lectern_session')]).toEqual([200, undefined])
    expect((await call('GET', '/user', { as: token })).status).toBe(200)
  })

  it('ends everywhere, or everywhere else', async () => {
    const { email, token } = await signUp(app)
    const other = (await login(email)).body.data.token
    const body = { except_current: true }
    expect((await call('POST', '/auth/logout-everywhere', { as: token, body })).status).toBe(200)
    expect([(await browse(other)).status, (await browse(token)).status]).toEqual([401, 200])
    await call('POST', '/auth/logout-everywhere', { as: token, body: {} })
    expect((await browse(token)).status).toBe(401)
  })
})

describe('the history of sign-ins', () => {
  const history = async (token: string) => (await call('GET', '/user/login-history', { as: token })).body

  it('names browser, system and device, and which session is this one', async () => {
    const { email } = await signUp(app)
    const { body } = await login(email)
    const { data, meta } = await history(body.data.token)
    expect(meta.total).toBe(2)
    expect(data[0]).toMatchObject({
      method: 'password',
      outcome: 'success',
      browser: 'Chrome 131',
      os: 'Windows 10',
      device_kind: 'desktop',
      is_current: true,
      is_active: true,
    })
    const current = await call('GET', '/user/login-history/current', { as: body.data.token })
    expect(current.body.data).toEqual(data[0])
  })

  it('knows a browser again by its cookie', async () => {
    const { email } = await signUp(app)
    const first = await login(email)
    const device = cookieIn(first, 'lectern_device')
    const second = await login(email, `lectern_device=${device}`)
    const { data } = await history(second.body.data.token)
    expect(data[0].device_id).toBe(data[1].device_id)
    expect(data[2].device_id).not.toBe(data[1].device_id)
  })

  it('holds failed tries at a known account', async () => {
    const { email, token } = await signUp(app)
    await call('POST', '/auth/login', { body: { email, password: 'wrong' } })
    expect((await history(token)).data[0]).toMatchObject({ outcome: 'wrong_password', session_id: null })
  })

  it('shows nobody else, and lets nobody touch what belongs to others', async () => {
    const [one, two] = [await signUp(app), await signUp(app)]
    const [entry] = (await history(one.token)).data
    const act = (path: string, method = 'POST') => call(method, path, { as: two.token })
    expect((await act(`/user/login-history/${entry.id}/not-me`)).status).toBe(404)
    expect((await act(`/user/sessions/${entry.session_id}`, 'DELETE')).status).toBe(404)
    expect((await browse(one.token)).status).toBe(200)
  })

  it('"this was not me" ends that session and the others, forgets the device, and asks for a new password', async () => {
    const { email, token } = await signUp(app)
    const [strange, third] = [await login(email), await login(email)]
    const entry = (await history(strange.body.data.token)).data.find(
      (each: { is_current: boolean }) => each.is_current,
    )
    const reply = await call('POST', `/user/login-history/${entry.id}/not-me`, { as: token })
    expect(reply.body).toEqual({ data: { must_change_password: true } })
    const statuses = [strange, third].map(async ({ body }) => (await browse(body.data.token)).status)
    expect(await Promise.all(statuses)).toEqual([401, 401])
    expect((await browse(token)).status).toBe(200)
    const after = (await history(token)).data.find((each: { id: number }) => each.id === entry.id)
    expect(after).toMatchObject({
      device_id: null,
      session_id: null,
      is_active: false,
      browser: 'Chrome 131',
    })
  })
})

describe('signing in at another host', () => {
  const make = async (token: string, host: string) =>
    call('POST', '/user/auto-login', { as: token, body: { host } })
  const exchange = (hash: string, host: string) =>
    call('POST', '/auth/auto-login', { body: { hash }, headers: { host } })

  it('works once, there alone, within a minute, and never sits on the staff', async () => {
    const staff = await addStaff(app, schoolId, ['course_crud'])
    const { body } = await make(staff.token, 'localhost')
    expect(body.data.expires_in).toBeLessThanOrEqual(60)
    expect((await exchange(body.data.hash, 'sessions.localhost')).body.error).toBe('auto_login_invalid')
    const there = await exchange(body.data.hash, 'localhost')
    expect(there.status).toBe(200)
    expect((await exchange(body.data.hash, 'localhost')).body.error).toBe('auto_login_invalid')
    const asStaff = (as: string) => call('GET', '/courses-cards', { as })
    expect((await asStaff(staff.token)).status).toBe(200)
    expect((await asStaff(there.body.data.token)).status).toBe(403)
    const late = (await make(staff.token, 'localhost')).body.data.hash
    clock.advance(60_000)
    expect((await exchange(late, 'localhost')).body.error).toBe('auto_login_invalid')
  })

  it('is refused for hosts that are not ours, and for what was not signed here', async () => {
    const { token } = await signUp(app)
    expect((await make(token, 'evil.test')).status).toBe(404)
    expect((await make(token, 'unknown.localhost')).status).toBe(404)
    for (const hash of ['x', 'a.b', `${Buffer.from('{}').toString('base64url')}.AAAA`]) {
      expect((await exchange(hash, 'localhost')).body.error).toBe('auto_login_invalid')
    }
  })

  it('stands in the account of partners alone, new at every look', async () => {
    const [one, two] = [await signUp(app), await signUp(app)]
    const insert = 'insert into partners (school_id, user_id, status, created_at) values ($1, $2, $3, now())'
    await dependencies.database.pool.query(insert, [schoolId, one.id, 'active'])
    clock.advance(2_000)
    const hashOf = async (token: string) =>
      (await call('GET', '/user', { as: token })).body.data.auto_login_hash
    expect(await hashOf(two.token)).toBeNull()
    const [first, second] = [await hashOf(one.token), await hashOf(one.token)]
    expect(first).not.toBe(second)
    expect((await exchange(first, '127.0.0.1')).body.data.user.id).toBe(one.id)
    const { body } = await call('GET', '/user/partner', { as: one.token })
    expect(body.data).toMatchObject({
      is_partner: true,
      programs: [{ school: 'sessions', host: '127.0.0.1' }],
    })
  })
})
