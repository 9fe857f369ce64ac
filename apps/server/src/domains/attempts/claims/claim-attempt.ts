import { claimMinutes } from '@lectern/contract/attempts/claim'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { listHeld } from '../held/held.repository.ts'
import { lockDecided } from '../rework/versions.repository.ts'
import {
  type ClaimRow,
  deleteClaim,
  listClaims,
  lockLongestWaiting,
  type QueueFilter,
  writeClaim,
} from './claims.repository.ts'

/** When a claim that is made now ends. */
export const endOfClaim = (now: Date): Date => new Date(now.getTime() + claimMinutes * 60_000)

/** What is claimed, by whom. */
export interface Claiming {
  readonly schoolId: SchoolId
  readonly attemptId: number
  /** Whose work they may check. */
  readonly scope: SQL | undefined
  readonly userId: number
  /** Also from a colleague who holds it. */
  readonly takesOver: boolean
  readonly now: Date
}

/**
 * Claims an attempt that waits to be checked, or renews an own claim: for 30 minutes nobody else decides about it.
 *
 * @throws CallError not_found, attempt_not_waiting (409), attempt_claimed (409)
 */
export const claimAttempt = async (tx: Transaction, claiming: Claiming): Promise<ClaimRow> => {
  const { schoolId, attemptId, scope, userId, takesOver, now } = claiming
  const { attempt } = found(await lockDecided(tx, schoolId, attemptId, scope))
  const isDecided = (await listHeld(tx, schoolId, [attemptId])).length > 0
  if (attempt.statusId !== attemptStatus.underCheck || isDecided) throw new CallError('attempt_not_waiting')
  const claim = { schoolId, attemptId, claimedBy: userId, expiresAt: endOfClaim(now), now, takesOver }
  const claimed = await writeClaim(tx, claim)
  if (!claimed) throw new CallError('attempt_claimed')
  return claimed
}

/**
 * Gives an own claim up. What was decided stays with its reviewer until the learner is told: the key that decides and the one that
 * leads on come almost at once.
 *
 * @throws CallError not_found
 */
export const giveUpAttempt = async (
  tx: Transaction,
  { schoolId, attemptId, scope, userId }: Pick<Claiming, 'schoolId' | 'attemptId' | 'scope' | 'userId'>,
): Promise<void> => {
  const { attempt } = found(await lockDecided(tx, schoolId, attemptId, scope))
  const isDecided = (await listHeld(tx, schoolId, [attempt.id])).length > 0
  if (!isDecided) await deleteClaim(tx, { schoolId, attemptId: attempt.id, claimedBy: userId })
}

/** So often somebody who was beaten to an attempt in the very moment looks for another one. */
const tries = 20

/** Claims the attempt that has waited longest and is nobody else's; null: nothing waits. */
export const claimNext = async (tx: Transaction, filter: QueueFilter): Promise<AttemptRow | null> => {
  const { schoolId, userId, now } = filter
  const except = [...filter.except]
  for (let round = 0; round < tries; round += 1) {
    const attempt = await lockLongestWaiting(tx, { ...filter, except })
    if (!attempt) return null
    const claim = { schoolId, attemptId: attempt.id, claimedBy: userId, expiresAt: endOfClaim(now), now }
    // What a colleague claimed after this search had begun looks free to it.
    if (await writeClaim(tx, { ...claim, takesOver: false })) return attempt
    except.push(attempt.id)
  }
  return null
}

/** Nobody decides about what a colleague is checking. @throws CallError attempt_claimed (409) */
export const refuseClaimed = async (
  db: ReadDatabase,
  { schoolId, attemptId, userId, now }: Pick<Claiming, 'schoolId' | 'attemptId' | 'userId' | 'now'>,
): Promise<void> => {
  const [claim] = await listClaims(db, schoolId, [attemptId], now)
  if (claim && claim.claimedBy !== userId) throw new CallError('attempt_claimed')
}
