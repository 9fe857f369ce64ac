import { z } from 'zod'
import { email as emailShape, personNameLength } from '@lectern/contract/identity/people'
import type { Database } from '../../../../platform/database/pool.ts'
import type { Actor } from '../../../../platform/http/call.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import type { KeyedTools } from '../../../../platform/sign-in/keyed.ts'
import type { ServiceIdentity, SignInServices } from '../../../../platform/sign-in/services.ts'
import { hashToken } from '../../../../platform/sign-in/tokens.ts'
import { findUserByEmail } from '../../users.repository.ts'
import { announceIdentityChange } from '../../identity-change.ts'
import { recordRegistered } from '../../use-cases/record-registered.ts'
import { welcomePerson } from '../../use-cases/welcome-person.ts'
import { enqueueNotice } from '../jobs/send-notice.ts'
import { consumeToken } from '../one-time.ts'
import { findLinkedUser, insertLink, insertPerson, listLinks } from '../people.repository.ts'
import type { Place } from '../place.ts'

export interface ServiceAnswer {
  readonly service: string
  readonly answer: { readonly code: string; readonly state: string; readonly iss: string | undefined }
  readonly browserKey: string
  readonly actor: Actor | null
  readonly place: Place
  readonly now: Date
}

export interface ServiceOutcome {
  readonly kind: 'signed_in' | 'registered' | 'linked'
  readonly userId: number
  readonly next: string | null
}

const keptChecks = z.object({ nonce: z.string(), verifier: z.string() })

/**
 * Ends a sign-in through a service: the person whom it knows, a new one, or a link to the account that asked for it. An
 * account that has the same address is never taken over: its owner signs in and links the service (THREATS T61).
 *
 * @throws CallError service_failed, service_unreachable, service_taken, service_linked, email_unverified, link_needed,
 *   unauthenticated, not_found
 */
export const finishService = async (
  db: Database,
  keys: KeyedTools,
  services: SignInServices,
  { service, answer, browserKey, actor, place, now }: ServiceAnswer,
): Promise<ServiceOutcome> => {
  if (!services.list.some((each) => each.service === service)) throw new CallError('not_found')
  const begun = await consumeToken(db, 'service_state', answer.state, now)
  if (!begun || begun.target !== service || begun.payload['browser'] !== hashToken(browserKey)) {
    throw new CallError('service_failed', { detail: 'unknown state, or another browser' })
  }
  const { userId: linkTo, sessionId, payload } = begun
  // Signed out, or somebody else, since it was begun.
  if (linkTo !== null && (actor?.userId !== linkTo || actor.sessionId !== sessionId)) {
    throw new CallError('unauthenticated')
  }
  const checks = keptChecks.parse(JSON.parse(keys.unseal(payload['checks'] ?? '')))
  const redirectUri = payload['redirect'] ?? ''
  const identity = await services.finish(service, answer, { ...checks, state: answer.state, redirectUri })
  const next = payload['next'] ?? null
  const about = { service, identity, place, now }
  if (linkTo !== null) return { kind: 'linked', userId: await link(db, linkTo, about), next }
  const known = await findLinkedUser(db, service, identity.subject)
  if (known !== null) return { kind: 'signed_in', userId: known, next }
  return { kind: 'registered', userId: await openAccount(db, about), next }
}

interface About {
  readonly service: string
  readonly identity: ServiceIdentity
  readonly place: Place
  readonly now: Date
}

const linkOf = ({ service, identity, now }: About, userId: number) => ({
  userId,
  service,
  subject: identity.subject,
  email: identity.email,
  linkedAt: now,
})

const link = (db: Database, userId: number, about: About): Promise<number> =>
  db.transaction(async (tx) => {
    const { service, identity, place } = about
    const owner = await findLinkedUser(tx, service, identity.subject)
    if (owner === userId) return userId
    if (owner !== null) throw new CallError('service_taken')
    const links = await listLinks(tx, userId)
    if (links.some((each) => each.service === service)) throw new CallError('service_linked')
    await insertLink(tx, linkOf(about, userId))
    await enqueueNotice(tx, { kind: 'service_linked', userId, place, params: { service } })
    await announceIdentityChange(tx, userId)
    return userId
  })

const openAccount = (db: Database, about: About): Promise<number> =>
  db.transaction(async (tx) => {
    const { identity, place, now } = about
    const address = emailShape.safeParse(identity.email)
    if (!address.success || !identity.isEmailVerified) throw new CallError('email_unverified')
    const email = address.data
    if (await findUserByEmail(tx, email)) throw new CallError('link_needed')
    const name = nameOf(identity.name ?? email.split('@')[0] ?? email)
    const person = { name, email, language: place.locale, isEmailVerified: true }
    const userId = await insertPerson(tx, person, now)
    if (userId === null) throw new CallError('link_needed')
    await insertLink(tx, linkOf(about, userId))
    await recordRegistered(tx, place.school_id, { userId, at: now })
    await welcomePerson(tx, userId, place)
    return userId
  })

/** A name as a service tells it, made fit for ours. */
const nameOf = (told: string): string =>
  told
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, personNameLength)
    .trim() || 'Student'
