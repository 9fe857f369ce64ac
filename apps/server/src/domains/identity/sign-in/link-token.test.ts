import { describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { testApp } from '../../../testing/app.ts'
import { openTestMailServer } from '../../../testing/test-mail-server.ts'
import { openTestSchool, signUp } from '../../../testing/people.ts'

const app = await testApp()
await openTestSchool(app, 'links', true)
const letters = await openTestMailServer(app)
const seen: string[] = []
const pages = await buildApp(app.dependencies, {
  render: async ({ request }) => {
    seen.push(request.url)
    return new Response('<p>page</p>')
  },
  clientFolders: [],
})

const open = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  pages.inject({ method, url, headers: { host: 'localhost', ...headers } })
const sessionIn = ({ headers }: { headers: Record<string, unknown> }): string | undefined =>
  /lectern_session=([\w-]{43})/.exec(String(headers['set-cookie']))?.[1]

/** The path of the link in a sign-in letter. */
const linkFor = async (next?: string) => {
  const person = await signUp(app)
  await letters.take(person.email)
  const body = { email: person.email, ...(next === undefined ? {} : { next }) }
  await app.call('POST', '/auth/code/send', { body })
  const { link } = await letters.newest(person.email)
  return { ...person, path: new URL(link).pathname + new URL(link).search }
}

describe('the link of a sign-in letter', () => {
  it('signs in once and leaves a clean address behind', async () => {
    const { path, id } = await linkFor('/courses?sort=new')
    const reply = await open(path)
    expect([reply.statusCode, reply.headers['location']]).toEqual([
      303,
      '/login?next=%2Fcourses%3Fsort%3Dnew',
    ])
    expect(reply.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    const token = sessionIn(reply) ?? ''
    const { body } = await app.call('GET', '/user', { as: token })
    expect(body.data).toMatchObject({ id, email_verified: true })
    const again = await open(path)
    expect([again.statusCode, sessionIn(again)]).toEqual([303, undefined])
    expect(seen).toEqual([])
  })

  it('is no proof for a dangerous call, unlike the code of the same letter', async () => {
    const { path } = await linkFor()
    const as = sessionIn(await open(path))
    const { body } = await app.call('POST', '/user/password/confirm', { as, body: {} })
    expect(body.data).toEqual({ proof_token: null, mail: 'kept', resend_after: 60, expires_in: 600 })
  })

  it('changes nobody who is signed in already, and is not used up by that', async () => {
    const { path } = await linkFor()
    const other = await signUp(app)
    const reply = await open(path, { cookie: `lectern_session=${other.token}` })
    expect([reply.statusCode, reply.headers['location'], sessionIn(reply)]).toEqual([
      303,
      '/login',
      undefined,
    ])
    expect(sessionIn(await open(path))).toHaveLength(43)
  })

  it('is not used up by a browser that looks ahead', async () => {
    const { path } = await linkFor()
    expect(sessionIn(await open(path, { 'sec-purpose': 'prefetch' }))).toBeUndefined()
    expect(sessionIn(await open(path, {}, 'HEAD'))).toBeUndefined()
    expect(sessionIn(await open(path))).toHaveLength(43)
  })

  it('ends after ten minutes', async () => {
    const { path } = await linkFor()
    app.clock.advance(10 * 60_000)
    expect(sessionIn(await open(path))).toBeUndefined()
  })
})

describe('a token in any address of a page', () => {
  it('is taken out, wherever it stands, and never leads to another host', async () => {
    const locationOf = async (url: string) => (await open(url)).headers['location']
    expect(await locationOf('/courses/bread?token=x&page=2')).toBe('/courses/bread?page=2')
    expect(await locationOf('/?token=x')).toBe('/')
    expect(await locationOf('//evil.test/a?token=x')).toMatch(/^\/(?![/\\])/)
    expect(await locationOf('/\\evil.test?token=x')).toMatch(/^\/(?![/\\])/)
    expect(await locationOf(`/?token=${'x'.repeat(5000)}`)).toBe('/')
  })

  it('leaves other addresses alone', async () => {
    const reply = await open('/courses?page=2')
    expect([reply.statusCode, reply.payload]).toEqual([200, '<p>page</p>'])
  })

  it('signs in with a hash made for this host', async () => {
    const person = await signUp(app)
    const { body } = await app.call('POST', '/user/auto-login', {
      as: person.token,
      body: { host: 'localhost' },
    })
    const { pathname, search } = new URL(body.data.url)
    expect(sessionIn(await open(`${pathname}${search}`))).toHaveLength(43)
    expect(sessionIn(await open(`${pathname}${search}`))).toBeUndefined()
  })
})
