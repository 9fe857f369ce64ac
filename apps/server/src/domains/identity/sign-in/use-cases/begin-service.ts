import type { WriteDatabase } from '../../../../platform/database/pool.ts'
import type { Actor } from '../../../../platform/http/call.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import type { SignInServices } from '../../../../platform/sign-in/services.ts'
import { hashToken, newToken } from '../../../../platform/sign-in/tokens.ts'
import { consumeProof } from '../../security/proof.ts'
import { issueToken } from '../one-time.ts'

export interface ServiceStart {
  readonly service: string
  /** Of the school, from the settings. */
  readonly origin: string
  readonly next: string | undefined
  /** Who links the service to the own account; null when somebody signs in. */
  readonly link: { readonly actor: Actor | null; readonly proof: string } | null
  readonly now: Date
}

/**
 * Begins a sign-in through a service. What the second half needs is kept here, bound to a key that only this browser
 * gets: an answer of the service alone, stolen or forged, is worth nothing (THREATS T57, T61).
 *
 * @throws CallError not_found, service_unreachable, unauthenticated, proof_needed
 */
export const beginService = async (
  db: WriteDatabase,
  keys: KeyedTools,
  services: SignInServices,
  { service, origin, next, link, now }: ServiceStart,
): Promise<{ url: string; browserKey: string }> => {
  const { url, checks } = await services.begin(service, `${origin}/auth/callback/${service}`)
  const actor = link?.actor ?? null
  if (link !== null) {
    if (actor === null) throw new CallError('unauthenticated')
    await consumeProof(db, { ...actor, proofToken: link.proof, now })
  }
  const browserKey = newToken()
  const { state, nonce, verifier, redirectUri } = checks
  await issueToken(
    db,
    {
      purpose: 'service_state',
      token: state,
      target: service,
      userId: actor?.userId ?? null,
      ...(actor === null ? {} : { sessionId: actor.sessionId }),
      payload: {
        browser: hashToken(browserKey),
        checks: keys.seal(JSON.stringify({ nonce, verifier })),
        redirect: redirectUri,
        ...(next === undefined ? {} : { next }),
      },
    },
    now,
  )
  return { url, browserKey }
}
