import type { Database } from '../../../../platform/database/pool.ts'
import type { Actor, SessionControl } from '../../../../platform/http/call.ts'
import { hashPassword } from '../../../../platform/sign-in/passwords.ts'
import { enqueueNotice } from '../../sign-in/jobs/send-notice.ts'
import { endLetterSecretsOf } from '../../sign-in/one-time.ts'
import { findSignInMethods, savePasswordHash, setAuthType } from '../../sign-in/people.repository.ts'
import type { Place } from '../../sign-in/place.ts'
import { endHandedOut } from '../../sessions/sessions.repository.ts'
import { endOtherSessions } from '../../sessions/sessions.ts'

export interface PasswordChange {
  readonly actor: Actor
  readonly password: string
  readonly session: SessionControl
  readonly place: Place
  readonly now: Date
}

/** Sets the own password, the first one included. Every other session ends, this one gets a new token; a letter tells it. */
export const changePassword = async (
  db: Database,
  { actor, password, session, place, now }: PasswordChange,
): Promise<void> => {
  const hash = await hashPassword(password)
  const { userId } = actor
  await db.transaction(async (tx) => {
    const ways = await findSignInMethods(tx, userId)
    await savePasswordHash(tx, userId, hash, now)
    // Who sets a password wants to use it.
    if (ways?.authType === 'code') await setAuthType(tx, userId, 'both', now)
    await endLetterSecretsOf(tx, userId)
    await enqueueNotice(tx, { kind: 'password_changed', userId, place })
    await endOtherSessions(tx, actor, session, now)
    await endHandedOut(tx, userId)
  })
}
