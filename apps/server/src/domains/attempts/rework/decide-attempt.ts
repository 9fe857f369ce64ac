import type { AttemptStatus } from '@lectern/contract/attempts/attempt'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SQL } from '../../../platform/database/sql.ts'
import { emit } from '../../../platform/events/event.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { refuseClaimed } from '../claims/claim-attempt.ts'
import { deleteClaim } from '../claims/claims.repository.ts'
import { attemptFinished } from '../attempts.events.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { deleteHeld } from '../held/held.repository.ts'
import { lockDecided, setStatus } from './versions.repository.ts'

/** What somebody of the team decides. */
export interface Decision {
  readonly schoolId: SchoolId
  readonly attemptId: number
  readonly statusId: AttemptStatus
  /** Whose work they may decide about. */
  readonly scope: SQL | undefined
  /** Who decides. */
  readonly decidedBy: number
  readonly now: Date
}

/**
 * Passes a finished attempt, fails it or sends it back for rework; what was decided before may be decided anew, until the
 * learner has begun to rework it (PRODUCT-learning §3).
 *
 * @throws CallError not_found, attempt_running, attempt_replaced, attempt_claimed
 */
export const decideAttempt = async (tx: Transaction, decision: Decision): Promise<AttemptRow> => {
  const { schoolId, attemptId, statusId, decidedBy, now } = decision
  const attempt = await lockForDecision(tx, decision)
  await deleteHeld(tx, schoolId, attemptId)
  const decided = await setStatus(tx, attempt, { statusId, decidedBy, decidedAt: now })
  await deleteClaim(tx, { schoolId, attemptId, claimedBy: decidedBy })
  await tellDecided(tx, decided, now)
  return decided
}

/**
 * Holds an attempt about which somebody may decide now.
 *
 * @throws CallError not_found, attempt_running, attempt_replaced, attempt_claimed
 */
export const lockForDecision = async (
  tx: Transaction,
  { schoolId, attemptId, scope, decidedBy, now }: Omit<Decision, 'statusId'>,
): Promise<AttemptRow> => {
  const { attempt, isReplaced } = found(await lockDecided(tx, schoolId, attemptId, scope))
  if (attempt.finishedAt === null) throw new CallError('attempt_running')
  if (isReplaced) throw new CallError('attempt_replaced')
  await refuseClaimed(tx, { schoolId, attemptId, userId: decidedBy, now })
  return attempt
}

/** Tells that somebody of the team has settled what becomes of an attempt. */
export const tellDecided = (tx: Transaction, attempt: AttemptRow, now: Date): Promise<void> =>
  emit(tx, attemptFinished, {
    attempt_id: attempt.id,
    school_id: attempt.schoolId,
    user_id: attempt.userId,
    quiz_id: attempt.quizId,
    lesson_id: attempt.lessonId,
    status_id: attempt.statusId,
    decided_at: now.toISOString(),
  })
