import type { WriteDatabase, Database } from '../../../../platform/database/pool.ts'
import { CallError } from '../../../../platform/http/call-error.ts'
import { hashPassword } from '../../../../platform/sign-in/passwords.ts'
import { findUser } from '../../users.repository.ts'
import { clearStrangerTries } from '../failures.ts'
import { enqueueNotice } from '../jobs/send-notice.ts'
import { endLetterSecretsOf, consumeToken, startCourseOf } from '../one-time.ts'
import { findSignInMethods, markEmailVerified, savePasswordHash, setAuthType } from '../people.repository.ts'
import type { Place } from '../place.ts'
import { endHandedOut } from '../../sessions/sessions.repository.ts'
import { endAllSessions } from '../../sessions/sessions.ts'

/**
 * The person to whom a restore link was mailed, and the course to start; the link is used up.
 *
 * @throws CallError restore_expired
 */
export const useRestoreLink = async (db: WriteDatabase, token: string, now: Date) => {
  const link = await consumeToken(db, 'restore_link', token, now)
  if (!link || link.userId === null) throw new CallError('restore_expired')
  return { userId: link.userId, startCourse: startCourseOf(link) }
}

export interface NewPassword {
  readonly token: string
  readonly password: string
  /** The address of the caller. */
  readonly ip: string
  readonly place: Place
  readonly now: Date
}

/**
 * Sets the password for which a restore was confirmed. Every session ends, and so does every other letter that could
 * let somebody in; the owner is told.
 *
 * @throws CallError restore_expired
 */
export const setNewPassword = async (
  db: Database,
  { token, password, ip, place, now }: NewPassword,
): Promise<void> => {
  const reset = await consumeToken(db, 'reset', token, now)
  if (!reset || reset.userId === null) throw new CallError('restore_expired')
  const { userId } = reset
  const hash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const ways = await findSignInMethods(tx, userId)
    await savePasswordHash(tx, userId, hash, now)
    if (ways?.authType === 'code') await setAuthType(tx, userId, 'both', now)
    await markEmailVerified(tx, userId, now)
    await endLetterSecretsOf(tx, userId)
    await endAllSessions(tx, userId)
    await endHandedOut(tx, userId)
    const user = await findUser(tx, userId)
    if (user) await clearStrangerTries(tx, user.email, ip)
    await enqueueNotice(tx, { kind: 'password_changed', userId, place })
  })
}
