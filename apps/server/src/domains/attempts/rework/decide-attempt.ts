import type { AttemptStatus } from '@lectern/contract/attempts/attempt'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { refuseClaimed } from '../claims/claim-attempt.ts'
import { deleteClaim } from '../claims/claims.repository.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { deleteHeld, type HeldRow, listHeld } from '../held/held.repository.ts'
import { recordDecided } from '../use-cases/record-outcome.ts'
import { lockDecided, setStatus } from './versions.repository.ts'

/** What somebody of the team decides. */
export interface Decision {
  readonly schoolId: SchoolId
  readonly attemptId: number
  readonly statusId: AttemptStatus
  /** Whose work they may decide about. */
  readonly scope: SQL | undefined
  /** The status that they saw; without it, what a colleague has decided stays. */
  readonly seenStatusId?: AttemptStatus | undefined
  /** Who decides. */
  readonly decidedBy: number
  readonly now: Date
}

/**
 * Passes a finished attempt, fails it or sends it back for rework; what was decided before may be decided anew, until the
 * learner has begun to rework it (PRODUCT-learning §3).
 *
 * @throws CallError not_found, attempt_running, attempt_replaced, attempt_claimed, attempt_decided_anew
 */
export const decideAttempt = async (tx: Transaction, decision: Decision): Promise<AttemptRow> => {
  const { schoolId, attemptId, statusId, decidedBy, now } = decision
  const { attempt, held } = await lockForDecision(tx, decision)
  if (!held && isRepeated(attempt, decision)) return attempt
  await deleteHeld(tx, schoolId, attemptId)
  const decided = await setStatus(tx, attempt, { statusId, decidedBy, decidedAt: now })
  await deleteClaim(tx, { schoolId, attemptId, claimedBy: decidedBy })
  await recordDecided(tx, decided, { before: attempt.statusId, at: now })
  return decided
}

type Decided = Pick<HeldRow, 'statusId' | 'decidedBy'> | Pick<AttemptRow, 'statusId' | 'decidedBy'>

/** Whether the same person has decided the same before: the answer to that call was lost. */
export const isRepeated = (last: Decided, { statusId, decidedBy }: Decision): boolean =>
  last.statusId === statusId && last.decidedBy === decidedBy

/** @throws CallError attempt_decided_anew (409) */
const refuseUnseen = (last: Decided, decision: Decision): void => {
  const { seenStatusId, decidedBy } = decision
  if (isRepeated(last, decision)) return
  const isSeen =
    seenStatusId === undefined
      ? last.decidedBy === null || last.decidedBy === decidedBy
      : last.statusId === seenStatusId
  if (!isSeen) throw new CallError('attempt_decided_anew')
}

/**
 * Holds an attempt about which somebody may decide now, with what was decided and has not been told.
 *
 * @throws CallError not_found, attempt_running, attempt_replaced, attempt_claimed, attempt_decided_anew
 */
export const lockForDecision = async (
  tx: Transaction,
  decision: Decision,
): Promise<{ attempt: AttemptRow; held: HeldRow | undefined }> => {
  const { schoolId, attemptId, scope, decidedBy, now } = decision
  const { attempt, isReplaced } = found(await lockDecided(tx, schoolId, attemptId, scope))
  if (attempt.finishedAt === null) throw new CallError('attempt_running')
  if (isReplaced) throw new CallError('attempt_replaced')
  await refuseClaimed(tx, { schoolId, attemptId, userId: decidedBy, now })
  const [held] = await listHeld(tx, schoolId, [attemptId])
  refuseUnseen(held ?? attempt, decision)
  return { attempt, held }
}
