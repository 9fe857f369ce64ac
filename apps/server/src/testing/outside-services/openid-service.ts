import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

/** What a service tells about one of its people. */
export interface ServicePerson {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A real OpenID Connect provider on loopback, with people who say yes to everything. */
export interface OpenIdService {
  readonly settings: {
    readonly service: 'oidc'
    readonly name: string
    readonly issuer: string
    readonly clientId: string
    readonly clientSecret: string
  }
  /** Signs a person of the service in, as a browser would, and gives what it leads back with. */
  visit(
    url: string,
    subject: string,
    person: ServicePerson,
  ): Promise<{ code: string; state: string; iss: string }>
  close(): void
}

/** Starts a provider that knows one client. */
export const startOpenIdService = async (redirectUri: string): Promise<OpenIdService> => {
  const people = new Map<string, ServicePerson>()
  let listener: ReturnType<Provider['callback']> = (_request, response) => void response.end()
  const server = createServer((request, response) => listener(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const client = { client_id: 'lectern', client_secret: 'a-secret-of-the-test-service' }
  listener = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
  }).callback()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  afterAll(close)
  return {
    settings: {
      service: 'oidc',
      name: 'Test service',
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
    },
    visit: async (url, subject, person) => {
      people.set(subject, person)
      const back = await walk(url, subject, redirectUri)
      const part = (name: string) => back.searchParams.get(name) ?? ''
      return { code: part('code'), state: part('state'), iss: part('iss') }
    },
    close,
  }
}

/** Follows the service's pages and fills in its forms, until it leads back. */
const walk = async (start: string, subject: string, redirectUri: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  let next: { url: string; form?: Record<string, string> } = { url: start }
  for (let steps = 0; steps < 12; steps += 1) {
    if (next.url.startsWith(redirectUri)) return new URL(next.url)
    const reply = await fetch(next.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.form ? { method: 'POST', body: new URLSearchParams(next.form) } : {}),
    })
    for (const each of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    const location = reply.headers.get('location')
    next =
      location === null
        ? { url: next.url, form: formOf(await reply.text(), subject) }
        : { url: new URL(location, next.url).href }
  }
  throw new Error('The service never led back.')
}

const formOf = (page: string, subject: string): Record<string, string> =>
  page.includes('name="login"')
    ? { prompt: 'login', login: subject, password: 'anything' }
    : { prompt: 'consent' }
