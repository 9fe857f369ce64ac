import type { ServiceName } from '@lectern/contract/identity/sign-in'
import * as openId from 'openid-client'
import type { Env, ServiceSettings } from '../env.ts'
import { CallError, notFound } from '../http/call-error.ts'

/** What must be kept between the two halves of a sign-in through a service. Secret. */
export interface ServiceChecks {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/** Who somebody is, as the service tells. */
export interface ServiceIdentity {
  /** Never changes and never belongs to somebody else, unlike the address. */
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly name: string | null
}

/** Sign-in services (OpenID Connect), behind one door. */
export interface SignInServices {
  /** Those that the settings name. */
  readonly list: readonly { readonly service: ServiceName; readonly name: string }[]
  /**
   * Where the browser goes, and what must be kept until it comes back.
   *
   * @throws CallError not_found, service_unreachable
   */
  begin(service: string, redirectUri: string): Promise<{ url: string; checks: ServiceChecks }>
  /**
   * Exchanges the service's answer: its signature, issuer, audience, time, state, nonce and verifier all hold.
   *
   * @throws CallError not_found, service_failed, service_unreachable
   */
  finish(
    service: string,
    answer: { code: string; state: string; iss?: string | undefined },
    checks: ServiceChecks,
  ): Promise<ServiceIdentity>
}

const scope = 'openid email profile'
const timeoutSeconds = 10

/** Opens the services of the settings. Nothing is asked of them before the first sign-in. */
export const createSignInServices = ({ services }: Pick<Env, 'services'>): SignInServices => {
  const discovered = new Map<string, Promise<openId.Configuration>>()
  const configurationOf = (service: string): Promise<openId.Configuration> => {
    const settings = services.find((each) => each.service === service)
    if (!settings) throw notFound('no such sign-in service')
    const known = discovered.get(service)
    if (known) return known
    const asked = discover(settings)
    discovered.set(service, asked)
    asked.catch(() => discovered.delete(service))
    return asked
  }
  return {
    list: services.map(({ service, name }) => ({ service, name })),
    begin: async (service, redirectUri) => {
      const configuration = await configurationOf(service)
      const checks = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
        redirectUri,
      }
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },
    finish: async (service, answer, checks) => {
      const configuration = await configurationOf(service)
      return identityOf(configuration, await exchange(configuration, answer, checks))
    },
  }
}

const discover = async ({
  issuer,
  clientId,
  clientSecret,
}: ServiceSettings): Promise<openId.Configuration> => {
  const server = new URL(issuer)
  // The settings allow plain http on this machine alone.
  const execute = server.protocol === 'http:' ? [openId.allowInsecureRequests] : []
  return reached(() =>
    openId.discovery(server, clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds }),
  )
}

const exchange = (
  configuration: openId.Configuration,
  { code, state, iss }: { code: string; state: string; iss?: string | undefined },
  { nonce, verifier, redirectUri, ...checks }: ServiceChecks,
) => {
  const back = new URL(redirectUri)
  for (const [name, value] of Object.entries({ code, state, iss }))
    if (value !== undefined) back.searchParams.set(name, value)
  return reached(() =>
    openId.authorizationCodeGrant(configuration, back, {
      expectedState: checks.state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    }),
  )
}

/** The identity token first; some services tell address and name only when asked. */
const identityOf = async (
  configuration: openId.Configuration,
  tokens: Awaited<ReturnType<typeof openId.authorizationCodeGrant>>,
): Promise<ServiceIdentity> => {
  const claims = tokens.claims()
  if (!claims) throw new CallError('service_failed', { detail: 'no identity token' })
  const isTold = claims['email'] !== undefined && claims['name'] !== undefined
  const asked =
    !isTold && configuration.serverMetadata().userinfo_endpoint !== undefined
      ? await reached(() => openId.fetchUserInfo(configuration, tokens.access_token, claims.sub))
      : {}
  const all: Record<string, unknown> = { ...asked, ...claims }
  const { email, name } = all
  return {
    subject: claims.sub,
    email: typeof email === 'string' && email !== '' ? email : null,
    isEmailVerified: all['email_verified'] === true,
    name: typeof name === 'string' && name !== '' ? name : null,
  }
}

/** What the service refuses is the answer of this sign-in; what cannot be reached may work again shortly. */
const reached = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CallError) throw error
    const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const isAway = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
    throw new CallError(isAway ? 'service_unreachable' : 'service_failed', { detail })
  }
}
