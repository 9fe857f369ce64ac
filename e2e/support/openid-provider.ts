import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** A real OpenID Connect provider on loopback; whoever types an address there is that person. */
export interface OpenIdProvider {
  /** What a server of ours needs to offer it. */
  readonly settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** An address that the provider has not confirmed begins like this. */
export const unconfirmed = 'unconfirmed-'

export const serviceName = 'Test service'

/**
 * Starts a provider for one client. It runs under another name of this machine than the client, so that each keeps its
 * own cookies.
 */
export const startOpenIdProvider = async (redirectUri: string): Promise<OpenIdProvider> => {
  let answer: ReturnType<Provider['callback']> = (_request, response) => void response.end()
  const server = createServer((request, response) => answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' ? address?.port : 0}`
  const client = { client_id: 'lectern', client_secret: 'a-secret-of-the-test-service' }
  const claimsOf = (id: string) => ({
    sub: id,
    email: id,
    email_verified: !id.startsWith(unconfirmed),
    name: 'Service Person',
  })
  answer = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    findAccount: (_context: unknown, id: string) => ({ accountId: id, claims: () => claimsOf(id) }),
  }).callback()
  return {
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
      OIDC_NAME: serviceName,
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
