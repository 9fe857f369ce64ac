import { describe, expect, it } from 'vitest'
import { createSignInServices } from '../../../platform/sign-in/services.ts'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp, type TestPerson } from '../../../testing/people.ts'
import { startOpenIdService } from '../../../testing/outside-services/openid-service.ts'

const redirectUri = 'http://127.0.0.1:3000/auth/callback/oidc'
const service = await startOpenIdService(redirectUri)
const app = await testApp({ services: createSignInServices({ services: [service.settings] }) })
const { call, clock } = app
await openTestSchool(app, 'services', true)

const start = (body: object = {}, as?: string) =>
  call('POST', '/auth/services/oidc/start', { body, ...(as === undefined ? {} : { as }) })
const finish = (body: object, as?: string) =>
  call('POST', '/auth/services/oidc/finish', { body, ...(as === undefined ? {} : { as }) })
const prove = async ({ token }: TestPerson) =>
  (await call('POST', '/user/password/validate', { as: token, body: { password: 'test-password' } })).body
    .data.proof_token

let count = 0
const newSubject = () => `subject-${(count += 1)}`
const known = (subject: string) => ({
  email: `${subject}@service.test`,
  email_verified: true,
  name: 'Service Person',
})

/** The whole way through the service, up to what the browser brings back. */
const goThrough = async (
  subject: string,
  person: object = known(subject),
  body: object = {},
  as?: string,
) => {
  const { url, browser_key } = (await start(body, as)).body.data
  return { ...(await service.visit(url, subject, person)), browser_key }
}

const linkTo = async (person: TestPerson, subject: string) => {
  const proof_token = await prove(person)
  return finish(await goThrough(subject, known(subject), { proof_token }, person.token), person.token)
}

describe('signing in through a service', () => {
  it('opens an account for an address that nobody has, and finds it again', async () => {
    const subject = newSubject()
    const first = await finish(await goThrough(subject, known(subject), { next: '/courses' }))
    expect(first.body.data).toMatchObject({
      result: 'registered',
      next: '/courses',
      user: {
        name: 'Service Person',
        email: `${subject}@service.test`,
        email_verified: true,
        has_password: false,
      },
    })
    expect(String(first.headers['set-cookie'])).toContain('lectern_session=')
    const second = await finish(
      await goThrough(subject, { ...known(subject), email: 'changed@service.test' }),
    )
    expect(second.body.data).toMatchObject({ result: 'signed_in', user: { id: first.body.data.user.id } })
    const history = await call('GET', '/user/login-history', { as: second.body.data.token })
    expect(history.body.data[0].method).toBe('oidc')
  })

  it('never opens an account that was there with the same address', async () => {
    const person = await signUp(app)
    const reply = await finish(
      await goThrough(newSubject(), { ...known('x'), email: person.email.toUpperCase() }),
    )
    expect([reply.status, reply.body.error]).toEqual([409, 'link_needed'])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('believes no address that the service has not confirmed', async () => {
    for (const person of [{ email: 'unverified@service.test' }, { name: 'No address' }]) {
      const reply = await finish(await goThrough(newSubject(), person))
      expect([reply.status, reply.body.error]).toEqual([422, 'email_unverified'])
    }
  })

  it('takes what comes back once, from the browser that began it, within ten minutes', async () => {
    const back = await goThrough(newSubject())
    const refused = async (body: object) => (await finish(body)).body.error
    expect(await refused({ ...back, browser_key: (await start()).body.data.browser_key })).toBe(
      'service_failed',
    )
    expect(await refused(back)).toBe('service_failed')
    const used = await goThrough(newSubject())
    expect((await finish(used)).status).toBe(200)
    expect(await refused(used)).toBe('service_failed')
    const late = await goThrough(newSubject())
    clock.advance(10 * 60_000)
    expect(await refused(late)).toBe('service_failed')
  })

  it('refuses a forged state, a foreign code and another issuer', async () => {
    const [one, two] = [await goThrough(newSubject()), await goThrough(newSubject())]
    expect((await finish({ ...one, state: 'forged' })).body.error).toBe('service_failed')
    // The code of another sign-in was made for another verifier and another nonce.
    expect((await finish({ ...one, code: two.code })).body.error).toBe('service_failed')
    expect((await finish({ ...two, iss: 'https://evil.test' })).body.error).toBe('service_failed')
    expect((await finish({ ...(await goThrough(newSubject())), code: 'invented' })).body.error).toBe(
      'service_failed',
    )
  })

  it('leads back to the configured address, and only to own pages after that', async () => {
    const reply = await call('POST', '/auth/services/oidc/start', {
      body: {},
      headers: { host: 'evil.test' },
    })
    expect(new URL(reply.body.data.url).searchParams.get('redirect_uri')).toBe(redirectUri)
    for (const next of ['//evil.test', '/\\evil.test', 'https:evil.test', '/a\nb', 'courses']) {
      expect((await start({ next })).status).toBe(422)
    }
  })

  it('is told among the services, and others are not there', async () => {
    expect((await call('GET', '/auth/services')).body.data).toEqual([
      { service: 'oidc', name: 'Test service' },
    ])
    expect((await call('POST', '/auth/services/google/start', { body: {} })).status).toBe(404)
  })
})

describe('linking a service', () => {
  it('takes proof of both sides, signs in from then on, and is undone', async () => {
    const [person, subject] = [await signUp(app), newSubject()]
    expect((await linkTo(person, subject)).body.data).toMatchObject({ result: 'linked', token: null })
    const signedIn = await finish(await goThrough(subject))
    expect(signedIn.body.data).toMatchObject({ result: 'signed_in', user: { id: person.id } })
    const body = { proof_token: await prove(person) }
    const left = await call('DELETE', '/user/auth-services/oidc', { as: person.token, body })
    expect(left.body.data[2]).toMatchObject({ service: 'oidc', is_linked: false })
    // The address of the service is free, so it opens an account of its own now.
    expect((await finish(await goThrough(subject))).body.data.result).toBe('registered')
  })

  it('needs proof, and the session that began it', async () => {
    const [person, other] = [await signUp(app), await signUp(app)]
    expect((await start({ proof_token: 'x'.repeat(43) }, person.token)).body.error).toBe('proof_needed')
    expect((await start({ proof_token: await prove(person) })).body.error).toBe('unauthenticated')
    const begin = async () => {
      const subject = newSubject()
      return goThrough(subject, known(subject), { proof_token: await prove(person) }, person.token)
    }
    expect((await finish(await begin())).body.error).toBe('unauthenticated')
    expect((await finish(await begin(), other.token)).body.error).toBe('unauthenticated')
    expect((await finish(await begin(), person.token)).status).toBe(200)
  })

  it('keeps one account of a service to one person, and one of it to each', async () => {
    const [one, two, subject] = [await signUp(app), await signUp(app), newSubject()]
    await linkTo(one, subject)
    expect((await linkTo(two, subject)).body.error).toBe('service_taken')
    expect((await linkTo(one, newSubject())).body.error).toBe('service_linked')
  })
})

describe('a service that is away', () => {
  it('is told as such, and asked again the next time', async () => {
    const gone = await startOpenIdService(redirectUri)
    gone.close()
    const services = createSignInServices({ services: [gone.settings] })
    await expect(services.begin('oidc', redirectUri)).rejects.toMatchObject({ code: 'service_unreachable' })
    await expect(services.begin('oidc', redirectUri)).rejects.toMatchObject({ code: 'service_unreachable' })
  })
})
