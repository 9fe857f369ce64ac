import type { WriteDatabase, Transaction, Database } from '../../../platform/database/pool.ts'
import type { Actor, SessionControl } from '../../../platform/http/call.ts'
import { describeAgent } from '../../../platform/sign-in/agent.ts'
import { hashToken, newToken } from '../../../platform/sign-in/tokens.ts'
import { announceIdentityChange } from '../identity-change.ts'
import * as repository from './sessions.repository.ts'

export const sessionSeconds = 30 * 24 * 60 * 60

/** Milliseconds for which a replaced token is still taken, for calls under way. */
const graceMs = 60_000

/** Where a sign-in came from. */
export interface SignInOrigin {
  readonly ip: string
  readonly userAgent: string
  /** The browser's device cookie, when it had one. */
  readonly deviceKey: string | null
}

export interface NewSession {
  readonly userId: number
  /** password, code, link, oidc:{service}, auto_login or register. */
  readonly method: string
  /** `student` never yields a seat on a school's staff. */
  readonly scope?: 'full' | 'student'
  readonly origin: SignInOrigin
  readonly now: Date
}

/** A session that has just begun. */
export interface StartedSession {
  readonly userId: number
  readonly token: string
  readonly deviceKey: string
  readonly expiresAt: Date
}

/** Begins a session on the caller's device, and writes the sign-in into the person's history. */
export const beginSession = async (tx: Transaction, session: NewSession): Promise<StartedSession> => {
  const { userId, method, scope = 'full', origin, now } = session
  const [token, deviceKey] = [newToken(), origin.deviceKey ?? newToken()]
  const { browser, os, kind } = describeAgent(origin.userAgent)
  const deviceId = await repository.saveDevice(tx, {
    userId,
    keyHash: hashToken(deviceKey),
    browser,
    os,
    kind,
    firstSeenAt: now,
    lastSeenAt: now,
  })
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  const userAgent = origin.userAgent.slice(0, 1000)
  const sessionId = await repository.insertSession(tx, {
    userId,
    token,
    deviceId,
    method,
    scope,
    expiresAt,
    ipAddress: origin.ip,
    userAgent,
    createdAt: now,
    updatedAt: now,
  })
  const event = { userId, sessionId, deviceId, method, outcome: 'success', ip: origin.ip, userAgent, at: now }
  await repository.insertSignInEvent(tx, event)
  await repository.notePresence(tx, userId, now, now)
  return { userId, token, deviceKey, expiresAt }
}

/** Writes a refused sign-in into its owner's history; with nobody it costs the same and writes nothing. */
export const noteRefusal = (
  db: WriteDatabase,
  { userId, method, origin, now }: Omit<NewSession, 'scope' | 'userId'> & { readonly userId: number | null },
  outcome: 'wrong_password' | 'wrong_code' | 'two_factor_failed' | 'refused',
): Promise<void> =>
  repository.insertRefusal(db, {
    userId,
    method,
    outcome,
    ip: origin.ip,
    userAgent: origin.userAgent.slice(0, 1000),
    at: now,
  })

/**
 * Asks a new token of every session of a person: a browser gets it with its next call, the old one ends a minute later.
 * For changes of rights (THREATS T56).
 */
export const requireNewSessionIds = async (tx: Transaction, userId: number): Promise<void> => {
  await repository.markForRotation(tx, userId)
  await announceIdentityChange(tx, userId)
}

/** Gives the browser of a marked session its new token; a call that came at the same moment leaves that to the other. */
export const renewMarkedSession = async (
  db: Database,
  { sessionId, userId }: Pick<Actor, 'sessionId' | 'userId'>,
  now: Date,
): Promise<{ token: string; expiresAt: Date } | null> =>
  db.transaction(async (tx) => {
    const token = newToken()
    const until = new Date(now.getTime() + graceMs)
    const renewed = await repository.replaceToken(tx, { sessionId, token, until, now, onlyMarked: true })
    if (!renewed) return null
    await announceIdentityChange(tx, userId)
    return { token, expiresAt: renewed.expiresAt }
  })

/**
 * After a change of password, second factor or address: every other session ends, and the browser of this one gets a
 * new token at once. A program that brings its token in a header keeps it.
 */
export const endOtherSessions = async (
  tx: Transaction,
  { userId, sessionId }: Pick<Actor, 'sessionId' | 'userId'>,
  control: SessionControl,
  now: Date,
): Promise<void> => {
  await repository.deleteSessionsOf(tx, userId, sessionId)
  if (control.isCookie) {
    const token = newToken()
    const until = new Date(now.getTime() + graceMs)
    const renewed = await repository.replaceToken(tx, { sessionId, token, until, now, onlyMarked: false })
    if (renewed) control.start(token, renewed.expiresAt)
  }
  await announceIdentityChange(tx, userId)
}

/** Ends every session of a person. */
export const endAllSessions = async (tx: Transaction, userId: number): Promise<void> => {
  await repository.deleteSessionsOf(tx, userId, null)
  await announceIdentityChange(tx, userId)
}
