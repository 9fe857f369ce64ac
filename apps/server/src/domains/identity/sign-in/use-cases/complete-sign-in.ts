import { codeRules } from '@lectern/contract/identity/sign-in'
import type { Database } from '../../../../platform/database/pool.ts'
import { cancelDeletion, hasTwoFactor } from '../people.repository.ts'
import { announceIdentityChange } from '../../identity-change.ts'
import { issueToken } from '../one-time.ts'
import { beginSession, type NewSession, type StartedSession } from '../../sessions/sessions.ts'
import { enqueueNotice, type NoticePlace } from '../jobs/send-notice.ts'

/** Whoever proved to be somebody: signed in, or asked for the second code first. */
export type SignInResult =
  | { readonly kind: 'session'; readonly session: StartedSession }
  | { readonly kind: 'two_factor'; readonly token: string }

export interface ProvenSignIn extends NewSession {
  /** Where letters about it lead. */
  readonly place: NoticePlace
  /** The second code was given, or the sign-in stands on a session that had it. */
  readonly isSecondFactorDone?: boolean
}

/**
 * Ends every way of signing in. A second code is asked when the person has switched that on; a planned deletion of the
 * account is taken back, and its owner told.
 */
export const completeSignIn = (db: Database, signIn: ProvenSignIn): Promise<SignInResult> =>
  db.transaction(async (tx) => {
    const { userId, method, now, place, isSecondFactorDone = false } = signIn
    if (!isSecondFactorDone && (await hasTwoFactor(tx, userId))) {
      const payload = { method }
      const token = await issueToken(
        tx,
        { purpose: 'two_factor', userId, payload, tries: codeRules.tries },
        now,
      )
      return { kind: 'two_factor', token }
    }
    if (await cancelDeletion(tx, userId, now)) {
      await enqueueNotice(tx, { kind: 'deletion_cancelled', userId, place })
      await announceIdentityChange(tx, userId)
    }
    return { kind: 'session', session: await beginSession(tx, signIn) }
  })
