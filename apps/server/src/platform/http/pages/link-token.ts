import type { FastifyReply, FastifyRequest } from 'fastify'
import { startIntentCookie, startIntentSeconds } from '@lectern/contract/identity/start-intent'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { Identity, VisitedSchool } from '../call.ts'
import { hostOf } from '../requests/host.ts'
import { localeOf } from '../requests/locale-of.ts'
import { sessionControl } from '../requests/session-token.ts'

/** Whoever came by a link: signed in, or asked for a second step. */
type Entered =
  | {
      readonly kind: 'session'
      readonly session: { readonly token: string; readonly expiresAt: Date; readonly deviceKey: string }
    }
  | { readonly kind: 'two_factor'; readonly token: string }

/** What became of the token of a link, with the course that its letter told the reader to start; null for nothing. */
export type LinkOutcome = (Entered & { readonly startCourse: number | null }) | null

/** Exchanges the token of a link once. */
export type LinkSignIn = (
  token: string,
  at: {
    readonly host: string
    readonly school: VisitedSchool | null
    readonly locale: Locale
    readonly ip: string
    readonly userAgent: string
    readonly deviceKey: string | null
  },
) => Promise<LinkOutcome>

/**
 * Takes a token out of a page's address (document 000 §2): it is exchanged when nobody is signed in, and the browser is
 * sent to the clean address, which is all that stays in its history (THREATS T54).
 *
 * @returns whether the request was answered
 */
export const consumeLinkToken = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, exchange }: { readonly identity: Identity; readonly exchange: LinkSignIn },
): Promise<boolean> => {
  if (!/[?&]token=/.test(request.url)) return false
  const url = new URL(request.url, 'http://page.invalid')
  const token = url.searchParams.get('token') ?? ''
  url.searchParams.delete('token')
  const session = sessionControl(request, reply)
  const isSignedIn = session.token !== null && (await identity.actorOf(session.token)) !== null
  if (!isSignedIn && !isLookingAhead(request) && token.length <= 500) {
    const { name: host } = hostOf(request)
    const outcome = await exchange(token, {
      host,
      school: await identity.schoolOf(host),
      locale: localeOf(request),
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      deviceKey: session.deviceKey,
    })
    if (outcome?.kind === 'session') {
      const { token: started, expiresAt, deviceKey } = outcome.session
      session.start(started, expiresAt, deviceKey)
    }
    if (outcome) storeStartIntent(request, reply, outcome.startCourse)
    // Behind `#`, so that it reaches no server and no log.
    if (outcome?.kind === 'two_factor') url.hash = `two_factor_token=${outcome.token}`
  }
  await reply
    .headers({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    .redirect(ownAddress(url), 303)
  return true
}

/**
 * Hands the page that follows the course to start: in a cookie for its script, for a short time. In the address, anybody
 * could write it.
 */
const storeStartIntent = (request: FastifyRequest, reply: FastifyReply, course: number | null): void => {
  if (course === null) return
  const attributes = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const
  reply.setCookie(startIntentCookie, String(course), { ...attributes, maxAge: startIntentSeconds })
}

/** A browser that fetches a page nobody opened yet must not use a link up. */
const isLookingAhead = ({ method, headers }: FastifyRequest): boolean =>
  method === 'HEAD' || `${String(headers['sec-purpose'])} ${String(headers['purpose'])}`.includes('prefetch')

/** The path of the address, never another host: several slashes at its beginning would name one (THREATS T59). */
const ownAddress = ({ pathname, search, hash }: URL): string =>
  `/${pathname.replace(/^[/\\]+/, '')}${search}${hash}`
