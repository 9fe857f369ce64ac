import { describe, expect, it } from 'vitest'
import { authenticatorCode } from '../../../platform/sign-in/authenticator.ts'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { openTestSchool, signUp, type TestPerson } from '../../../testing/people.ts'

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

describe('two-factor sign-in', () => {
  const turnOn = async (person: TestPerson) => {
    const begun = await as(person.token)('POST', '/user/two-factor/begin', {
      proof_token: await prove(person),
    })
    const { secret, otpauth_url } = begun.body.data
    const code = authenticatorCode(secret, clock.now())
    const confirmed = await as(person.token)('POST', '/user/two-factor/confirm', { code })
    clock.advance(30_000)
    return { secret: String(secret), otpauth_url, codes: confirmed.body.data.recovery_codes }
  }
  const second = (two_factor_token: string, code: string) =>
    call('POST', '/auth/two-factor', { body: { two_factor_token, code }, from: from() })

  it('asks for the code of the app after the password, and takes each code once', async () => {
    const person = await signUp(app)
    const { secret, otpauth_url, codes } = await turnOn(person)
    expect(otpauth_url).toMatch(/^otpauth:\/\/totp\/security:/)
    expect(codes).toHaveLength(10)
    const first = await login(person.email)
    expect(first.body.data).toMatchObject({ token: null, user: null, expires_in: 600 })
    expect(first.headers['set-cookie']).toBeUndefined()
    const code = authenticatorCode(secret, clock.now())
    expect((await second(first.body.data.two_factor_token, code)).body.data.user.has_two_factor).toBe(true)
    const again = (await login(person.email)).body.data.two_factor_token
    expect((await second(again, code)).body.error).toBe('wrong_code')
    clock.advance(30_000)
    expect((await second(again, authenticatorCode(secret, clock.now()))).status).toBe(200)
    expect((await second(again, '000000')).body.error).toBe('two_factor_expired')
  })

  it('takes a recovery code once, however it is typed', async () => {
    const person = await signUp(app)
    const { codes } = await turnOn(person)
    const typed = codes[0].toUpperCase().replaceAll('-', ' ')
    const start = async () => (await login(person.email)).body.data.two_factor_token
    const passed = await second(await start(), typed)
    expect(passed.status).toBe(200)
    expect((await second(await start(), typed)).body.error).toBe('wrong_code')
    const state = await as(passed.body.data.token)('GET', '/user/two-factor')
    expect(state.body.data).toMatchObject({ is_on: true, recovery_codes_left: 9 })
  })

  it('is worth nothing after five wrong codes, and rests after ten', async () => {
    const person = await signUp(app)
    const { secret } = await turnOn(person)
    for (const round of [1, 2]) {
      const token = (await login(person.email)).body.data.two_factor_token
      for (let tries = 0; tries < 5; tries += 1)
        expect((await second(token, 'abcdef')).body.error).toBe('wrong_code')
      expect([round, (await second(token, 'abcdef')).body.error]).toEqual([round, 'two_factor_expired'])
    }
    const token = (await login(person.email)).body.data.two_factor_token
    expect((await second(token, authenticatorCode(secret, clock.now()))).status).toBe(429)
  })

  it('asks after a code by mail too', async () => {
    const person = await signUp(app)
    await turnOn(person)
    await letters.take(person.email)
    await call('POST', '/auth/code/send', { body: { email: person.email }, from: from() })
    const { code } = await letters.newest(person.email)
    const reply = await call('POST', '/auth/code/login', {
      body: { email: person.email, code },
      from: from(),
    })
    expect(reply.body.data).toMatchObject({ token: null, expires_in: 600 })
  })

  it('keeps its secret sealed, ends other sessions, and is switched off with proof', async () => {
    const person = await signUp(app)
    const other = (await login(person.email)).body.data.token
    const { secret, codes } = await turnOn(person)
    expect((await as(other)('GET', '/user')).status).toBe(401)
    const { rows } = await dependencies.database.pool.query('select * from two_factors, recovery_codes')
    for (const word of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(word)
    const proof_token = await prove(person)
    const renewed = await as(person.token)('POST', '/user/two-factor/recovery-codes', { proof_token })
    expect(renewed.body.data.recovery_codes).not.toContain(codes[0])
    const again = { proof_token: await prove(person) }
    expect((await as(person.token)('DELETE', '/user/two-factor', again)).body.data.is_on).toBe(false)
    expect((await login(person.email)).body.data.token).toHaveLength(43)
    expect(await subjects(person.email)).toEqual(
      expect.arrayContaining(['Two-factor sign-in was turned on', 'Two-factor sign-in was turned off']),
    )
  })
})
