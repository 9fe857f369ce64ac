import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { openTestSchool, signUp, type TestPerson } from '../../../testing/people.ts'

const app = await testApp()
const { call, clock } = app
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

describe('proving that it is you', () => {
  it('takes the password, and rests after ten wrong ones', async () => {
    const { token } = await signUp(app)
    const validate = (word: string) => as(token)('POST', '/user/password/validate', { password: word })
    expect((await validate(password)).body.data.expires_in).toBe(600)
    for (let time = 0; time < 10; time += 1)
      expect((await validate('guess')).body.error).toBe('wrong_password')
    expect((await validate(password)).status).toBe(429)
  })

  it('takes a code sent to the own address', async () => {
    const { email, token } = await signUp(app)
    const sent = await as(token)('POST', '/user/password/confirm', {})
    expect(sent.body.data).toEqual({ proof_token: null, resend_after: 60, expires_in: 600, mail: 'kept' })
    const { code } = await letters.newest(email)
    const proven = await as(token)('POST', '/user/password/confirm', { code })
    expect(proven.body.data.proof_token).toHaveLength(43)
    expect((await as(token)('POST', '/user/password/confirm', { code })).body.error).toBe('wrong_code')
  })

  describe('after a sign-in by code', () => {
    const signInByCode = async (email: string): Promise<string> => {
      await letters.take(email)
      await call('POST', '/auth/code/send', { body: { email }, from: from() })
      const { code } = await letters.newest(email)
      return (await call('POST', '/auth/code/login', { body: { email, code }, from: from() })).body.data.token
    }
    const confirm = (token: string) => as(token)('POST', '/user/password/confirm', {})

    it('asks for no second letter: a first password is set at once', async () => {
      const { email, id, token: first } = await signUp(app)
      await as(first)('PUT', `/users/${id}`, { auth_type: 'code' })
      const token = await signInByCode(email)
      const { body } = await confirm(token)
      expect(body.data.expires_in).toBe(600)
      const change = { proof_token: body.data.proof_token, password: 'another-password' }
      expect((await as(token)('PUT', '/user/password', change)).status).toBe(200)
      expect((await login(email, 'another-password')).status).toBe(200)
      expect(await subjects(email)).toEqual(['Your password was changed'])
    })

    it('holds for that session alone, and not after ten minutes', async () => {
      const { email, token: registered } = await signUp(app)
      const byCode = await signInByCode(email)
      const { proof_token } = (await confirm(byCode)).body.data
      const byPassword = (await login(email)).body.data.token
      const change = { proof_token, password: 'another-password' }
      expect((await as(byPassword)('PUT', '/user/password', change)).body.error).toBe('proof_needed')
      for (const token of [registered, byPassword]) {
        expect((await confirm(token)).body.data.proof_token).toBeNull()
        clock.advance(minute)
      }
      clock.advance(8 * minute)
      expect((await confirm(byCode)).body.data.proof_token).toBeNull()
    })
  })

  it('holds for its session and for ten minutes', async () => {
    const person = await signUp(app)
    const proof_token = await prove(person)
    const other = (await login(person.email)).body.data.token
    const begin = (token: string) => as(token)('POST', '/user/two-factor/begin', { proof_token })
    expect((await begin(other)).body.error).toBe('proof_needed')
    expect((await begin((await signUp(app)).token)).body.error).toBe('proof_needed')
    clock.advance(10 * minute)
    expect((await begin(person.token)).body.error).toBe('proof_needed')
  })

  it('is spent by its first change, also by one of many at the same moment', async () => {
    const person = await signUp(app)
    const proof_token = await prove(person)
    const begin = () => as(person.token)('POST', '/user/two-factor/begin', { proof_token })
    const replies = await Promise.all([begin(), begin(), begin(), begin()])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
    const change = { proof_token, password: 'another-password' }
    expect((await as(person.token)('PUT', '/user/password', change)).body.error).toBe('proof_needed')
  })

  it('sends the letter to one new address again, and serves nothing else then', async () => {
    const person = await signUp(app)
    const proof_token = await prove(person)
    const send = (email: string) =>
      as(person.token)('POST', '/personal/contacts/update/codes/send', { proof_token, email })
    const email = `again-${person.id}@lectern.test`
    expect((await send(email)).status).toBe(200)
    clock.advance(minute)
    expect((await send(email)).status).toBe(200)
    expect((await send(`other-${person.id}@lectern.test`)).body.error).toBe('proof_needed')
    const change = { proof_token, password: 'another-password' }
    expect((await as(person.token)('PUT', '/user/password', change)).body.error).toBe('proof_needed')
  })
})

describe('the password', () => {
  it('is changed with proof; other sessions end, this browser gets another token, a letter tells it', async () => {
    const person = await signUp(app)
    const other = (await login(person.email)).body.data.token
    const reply = await call('PUT', '/user/password', {
      headers: { cookie: `lectern_session=${person.token}` },
      body: { proof_token: await prove(person), password: 'another-password' },
    })
    expect(reply.status).toBe(200)
    const [, renewed = ''] = /lectern_session=([^;]+)/.exec(String(reply.headers['set-cookie'])) ?? []
    expect(renewed).not.toBe(person.token)
    expect((await as(other)('GET', '/user')).status).toBe(401)
    expect((await as(renewed)('GET', '/user')).status).toBe(200)
    expect([
      (await login(person.email)).status,
      (await login(person.email, 'another-password')).status,
    ]).toEqual([422, 200])
    expect(await subjects(person.email)).toContain('Your password was changed')
  })

  it('is not changed without proof', async () => {
    const person = await signUp(app)
    const body = { proof_token: 'x'.repeat(43), password: 'another-password' }
    expect((await as(person.token)('PUT', '/user/password', body)).body.error).toBe('proof_needed')
    expect((await login(person.email)).status).toBe(200)
  })
})

describe('ways in', () => {
  const ways = async (token: string) => (await as(token)('GET', '/user/auth-services')).body.data
  const unlink = async (person: TestPerson, service: string) =>
    as(person.token)('DELETE', `/user/auth-services/${service}`, { proof_token: await proofByCode(person) })
  const proofByCode = async ({ email, token }: TestPerson) => {
    await letters.take(email)
    await as(token)('POST', '/user/password/confirm', {})
    const { code } = await letters.newest(email)
    clock.advance(minute)
    return (await as(token)('POST', '/user/password/confirm', { code })).body.data.proof_token
  }

  it('are told, and the last is never taken away', async () => {
    const person = await signUp(app)
    expect(await ways(person.token)).toMatchObject([
      { service: 'password', is_linked: true, can_unlink: true },
      { service: 'code', is_linked: true, can_unlink: true },
      { service: 'oidc', is_linked: false, can_unlink: false },
    ])
    expect((await unlink(person, 'password')).status).toBe(200)
    expect((await login(person.email)).body.error).toBe('wrong_credentials')
    expect((await unlink(person, 'code')).body.error).toBe('last_way_in')
    expect((await unlink(person, 'google')).status).toBe(404)
  })

  it('by password alone leaves no sign-in by code, until it is let in again', async () => {
    const person = await signUp(app)
    expect((await unlink(person, 'code')).status).toBe(200)
    expect((await ways(person.token))[1]).toMatchObject({ service: 'code', is_linked: false })
    const { body } = await as(person.token)('PUT', `/users/${person.id}`, { auth_type: 'both' })
    expect(body.data.auth_type).toBe('both')
  })
})

describe('another address', () => {
  const ask = async (person: TestPerson, email: string) =>
    as(person.token)('POST', '/personal/contacts/update/codes/send', {
      proof_token: await prove(person),
      email,
    })

  it('is taken with the code that went there; the old one is told, and older codes end', async () => {
    const person = await signUp(app)
    const other = (await login(person.email)).body.data.token
    await call('POST', '/auth/restore', { body: { email: person.email }, from: from() })
    const restore = (await letters.newest(person.email)).code
    const email = `moved-${person.id}@lectern.test`
    expect((await ask(person, email)).body.data).toEqual({ resend_after: 60, expires_in: 600, mail: 'kept' })
    const { code, text } = await letters.newest(email)
    expect(text).toContain(code)
    expect(await subjects(person.email)).toEqual([
      'Somebody wants to change the e-mail address of your account',
    ])
    const check = (body: object) => as(person.token)('POST', '/personal/contacts/code/check', body)
    expect((await check({ email, code: '000000' })).body.data.is_valid).toBe(false)
    expect((await check({ email: 'else@lectern.test', code })).body.data.is_valid).toBe(false)
    expect((await check({ email, code })).body.data.is_valid).toBe(true)
    const changed = await as(person.token)('PUT', '/personal/contacts/update', { email, code })
    expect(changed.body.data).toMatchObject({ email, email_verified: true })
    expect((await as(other)('GET', '/user')).status).toBe(401)
    expect([(await login(person.email)).status, (await login(email)).status]).toEqual([422, 200])
    expect(await subjects(person.email)).toEqual(['Your account has a new e-mail address'])
    for (const address of [email, person.email]) {
      const body = { email: address, code: restore }
      expect((await call('POST', '/auth/restore/confirm', { body, from: from() })).body.error).toBe(
        'wrong_code',
      )
    }
  })

  it('that somebody has is answered alike; only its owner hears of it', async () => {
    const [person, owner] = [await signUp(app), await signUp(app)]
    await letters.take(owner.email)
    const [taken, free] = [await ask(person, owner.email), await ask(await signUp(app), 'free@lectern.test')]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    const [letter, ...more] = await letters.take(owner.email)
    expect([letter?.subject, letter?.code, more]).toEqual(['Somebody entered your address', '', []])
  })

  it('is not taken by guessing', async () => {
    const person = await signUp(app)
    const email = `guess-${person.id}@lectern.test`
    await ask(person, email)
    const { code } = await letters.newest(email)
    const guess = (word: string) =>
      as(person.token)('PUT', '/personal/contacts/update', { email, code: word })
    const wrong = code === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 8 }, () => guess(wrong)))
    expect((await guess(code)).body.error).toBe('wrong_code')
  })
})

describe('confirming the own address', () => {
  it('takes the code that went there, and the alert goes', async () => {
    const person = await signUp(app)
    const alerts = async () =>
      (await as(person.token)('GET', '/alerts')).body.data.map(({ code }: { code: string }) => code)
    expect(await alerts()).toEqual(['email_not_confirmed'])
    await letters.take(person.email)
    await as(person.token)('POST', '/user/email/confirm', {})
    const { code } = await letters.newest(person.email)
    const { body } = await as(person.token)('POST', '/user/email/confirm', { code })
    expect(body.data).toEqual({ is_confirmed: true })
    expect(await alerts()).toEqual([])
  })
})
