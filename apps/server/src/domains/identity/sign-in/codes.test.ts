import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'

const app = await testApp()
const { call, clock } = app
await openTestSchool(app, 'codes', true)
const letters = await openTestMailServer(app)

/** Calls of one address are limited by the minute; these come from many. */
let addresses = 0
const newAddress = () => `198.51.100.${(addresses += 1) % 250}`
const send = (email: string, headers: Record<string, string> = {}) =>
  call('POST', '/auth/code/send', { body: { email }, headers, from: newAddress() })
const enter = (email: string, code: string) =>
  call('POST', '/auth/code/login', { body: { email, code }, from: newAddress() })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const minute = 60_000
const hour = 60 * minute

/** A person with a code on the way. */
const withCode = async () => {
  const person = await signUp(app, 'Code Person')
  expect((await send(person.email)).status).toBe(200)
  return { ...person, code: (await letters.newest(person.email)).code }
}

describe('checking an address', () => {
  it('tells how to go on', async () => {
    const person = await signUp(app)
    const next = async (email: string) =>
      (await call('POST', '/auth/check-email', { body: { email } })).body.data.next
    expect(await next('nobody@lectern.test')).toBe('register')
    expect(await next(person.email)).toBe('password')
    await call('PUT', `/users/${person.id}`, { as: person.token, body: { auth_type: 'code' } })
    expect(await next(person.email)).toBe('code')
  })
})

describe('a code by mail', () => {
  it('signs in once, and shows the address to be the own', async () => {
    const { email, code } = await withCode()
    const { status, body, headers } = await enter(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect([status, body.data.user.email_verified]).toEqual([200, true])
    expect(String(headers['set-cookie'])).toContain('lectern_device=')
    expect((await enter(email, code)).body.error).toBe('wrong_code')
  })

  it('is large in the letter, which speaks the language of its reader in text and HTML', async () => {
    const person = await signUp(app, 'Олена <Демо>')
    await call('PUT', `/users/${person.id}`, { as: person.token, body: { language: 'uk' } })
    await letters.take(person.email)
    await send(person.email, { 'x-language': 'en' })
    const letter = await letters.newest(person.email)
    expect(letter.subject).toBe(`${letter.code} — ваш код для входу у школу «codes»`)
    expect(letter.text).toContain('Вітаємо, Олена <Демо>')
    expect(letter.text).toContain(`\n    ${letter.code}\n`)
    expect(letter.html).toContain('user-select: all')
    expect(letter.html).toMatch(new RegExp(`<span[^>]*>\\s*${letter.code}\\s*</span>`, 'u'))
    expect(letter.html).not.toContain('<Демо>')
    expect(letter.html).toMatch(/>\s*Увійти\s*<\/a>/u)
    expect(letter.source).toContain('multipart/alternative')
  })

  it('is not asked for again within a minute, and five times in an hour, known address or not', async () => {
    const person = await signUp(app)
    for (const email of [person.email, 'unknown-limits@lectern.test']) {
      const statuses: unknown[] = []
      for (let time = 0; time < 6; time += 1) {
        const first = await send(email)
        const again = await send(email)
        statuses.push(first.status, again.status)
        expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
        clock.advance(minute)
      }
      expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429, 429, 429])
      clock.advance(hour)
      expect((await send(email)).status).toBe(200)
    }
  })

  it('is worth nothing after five wrong guesses, also when they come at the same moment', async () => {
    const { email, code } = await withCode()
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(email, wrong(code))))
    expect(guesses.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 422))
    expect((await enter(email, code)).body.error).toBe('wrong_code')
  })

  it('signs in one of several who bring it at the same moment', async () => {
    const { email, code } = await withCode()
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(email, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('ends after ten minutes', async () => {
    const { email, code } = await withCode()
    clock.advance(10 * minute)
    expect((await enter(email, code)).body.error).toBe('wrong_code')
  })

  it('belongs to one account and one purpose', async () => {
    const { email, code } = await withCode()
    const other = await signUp(app)
    expect((await enter(other.email, code)).status).toBe(422)
    const restore = await call('POST', '/auth/restore/confirm', { body: { email, code } })
    expect(restore.body.error).toBe('wrong_code')
    expect((await enter(email, code)).status).toBe(200)
  })

  it('is not sent to who lets in by password alone', async () => {
    const person = await signUp(app)
    await letters.take(person.email)
    await call('PUT', `/users/${person.id}`, { as: person.token, body: { auth_type: 'password' } })
    expect((await send(person.email)).status).toBe(200)
    expect(await letters.take(person.email)).toEqual([])
  })

  it('is answered for unknown addresses as for known ones, and wakes nobody', async () => {
    const person = await signUp(app)
    const [known, unknown] = [await send(person.email), await send('nobody-at-all@lectern.test')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await letters.take('nobody-at-all@lectern.test')).toEqual([])
    const [a, b] = [await enter(person.email, '000000'), await enter('nobody-at-all@lectern.test', '000000')]
    expect([a.status, a.body]).toEqual([b.status, b.body])
  })

  it('lies nowhere in the queue, and in the tables as a hash alone', async () => {
    const { code } = await withCode()
    const { pool } = app.dependencies.database
    const { rows } = await pool.query('select * from one_time_secrets')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('a new password', () => {
  const restore = async (headers: Record<string, string> = {}) => {
    const person = await signUp(app)
    await letters.take(person.email)
    const asked = await call('POST', '/auth/restore', { body: { email: person.email }, headers })
    expect(asked.status).toBe(200)
    return { ...person, letter: await letters.newest(person.email) }
  }
  const confirm = (body: object) => call('POST', '/auth/restore/confirm', { body })
  const set = (reset_token: string, password = 'a-brand-new-one') =>
    call('POST', '/auth/restore/set-password', { body: { reset_token, password } })

  it('is set with the code; every session ends, and the owner is told', async () => {
    const { email, token, letter } = await restore()
    const { body } = await confirm({ email, code: letter.code })
    expect((await set(body.data.reset_token)).body).toEqual({ data: { success: true } })
    expect((await call('GET', '/user', { as: token })).status).toBe(401)
    const login = (password: string) => call('POST', '/auth/login', { body: { email, password } })
    expect([(await login('test-password')).status, (await login('a-brand-new-one')).status]).toEqual([
      422, 200,
    ])
    expect((await letters.newest(email)).subject).toBe('Your password was changed')
    expect((await set(body.data.reset_token)).body.error).toBe('restore_expired')
  })

  it('is set with the link, whose token stands behind # and holds once', async () => {
    const { letter } = await restore()
    const [, token = ''] = /#token=([\w-]+)$/.exec(letter.link) ?? []
    expect(letter.html).toContain(letter.link)
    const { body } = await confirm({ token })
    expect((await confirm({ token })).body.error).toBe('restore_expired')
    expect((await set(body.data.reset_token)).status).toBe(200)
  })

  it('is offered at the configured address, whatever host the call names', async () => {
    const { letter } = await restore({ host: 'evil.test', 'x-forwarded-host': 'evil.test' })
    expect(letter.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/restore#/)
    expect(letter.source).not.toContain('evil.test')
  })

  it('takes one address, not two in one field', async () => {
    for (const email of [
      'a@lectern.test,b@lectern.test',
      ['a@lectern.test'],
      'a@lectern.test\nb@lectern.test',
    ]) {
      expect((await call('POST', '/auth/restore', { body: { email } })).status).toBe(422)
    }
  })

  it('is asked for alike at known and unknown addresses', async () => {
    const person = await signUp(app)
    const ask = (email: string) => call('POST', '/auth/restore', { body: { email } })
    const [known, unknown] = [await ask(person.email), await ask('no-restore@lectern.test')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  it('ends links that an older letter holds', async () => {
    const person = await restore()
    const [, token = ''] = /#token=([\w-]+)$/.exec(person.letter.link) ?? []
    const { body } = await confirm({ email: person.email, code: person.letter.code })
    await set(body.data.reset_token)
    expect((await confirm({ token })).body.error).toBe('restore_expired')
  })
})
