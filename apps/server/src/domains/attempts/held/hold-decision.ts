import { type AttemptStatus, attemptStatus } from '@lectern/contract/attempts/attempt'
import { type HeldDecision, undoSeconds } from '@lectern/contract/attempts/claim'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { endOfClaim, refuseClaimed } from '../claims/claim-attempt.ts'
import { deleteClaim, writeClaim } from '../claims/claims.repository.ts'
import { type Decision, isRepeated, lockForDecision } from '../rework/decide-attempt.ts'
import { recordDecided } from '../use-cases/record-outcome.ts'
import { lockDecided, setStatus } from '../rework/versions.repository.ts'
import { deleteHeld, type HeldRow, listHeld, writeHeld } from './held.repository.ts'

/** Tells a learner what was decided, once it cannot be taken back any more. */
const tellHeldDecision = defineJob({
  name: 'attempts.tellHeldDecision',
  payload: z.object({ school_id: storedSchoolId, attempt_id: z.int(), decided_at: z.iso.datetime() }),
  maxAttempts: 12,
  lane: 'clocks',
})

/**
 * Decides about an attempt as `decideAttempt` does, but so that it can be taken back for some seconds: the attempt waits on, for
 * its learner and for every rule, and nobody else decides about it meanwhile (decision 0052).
 *
 * @throws CallError not_found, attempt_running, attempt_replaced, attempt_claimed, attempt_decided_anew
 */
export const holdDecision = async (
  tx: Transaction,
  decision: Decision & { readonly statusId: HeldDecision['status_id'] },
): Promise<AttemptRow> => {
  const { schoolId, statusId, decidedBy, now } = decision
  const { attempt: locked, held: before } = await lockForDecision(tx, decision)
  if (isRepeated(before ?? locked, decision)) return { ...locked, statusId }
  const attemptId = locked.id
  // What cannot be taken back any more stands, also where the queue has not come to it.
  const attempt = before && before.dueAt <= now ? await tellHeld(tx, locked, before) : locked
  const dueAt = new Date(now.getTime() + undoSeconds * 1000)
  await writeHeld(tx, { attemptId, schoolId, statusId, decidedBy, decidedAt: now, dueAt })
  await writeClaim(tx, { attemptId, schoolId, claimedBy: decidedBy, expiresAt: dueAt, now, takesOver: true })
  await enqueue(
    tx,
    tellHeldDecision,
    { school_id: schoolId, attempt_id: attemptId, decided_at: now.toISOString() },
    { jobKey: `attempts.tellHeldDecision/${attemptId}`, runAt: dueAt },
  )
  return { ...attempt, statusId }
}

/**
 * Takes an own decision back that the learner has not been told; the attempt is claimed again by who takes it back. What was
 * taken back already stays so: the answer to that call was lost.
 *
 * @throws CallError not_found, attempt_claimed (409), decision_told (409)
 */
export const takeDecisionBack = async (
  tx: Transaction,
  { schoolId, attemptId, scope, seenStatusId, decidedBy: userId, now }: Omit<Decision, 'statusId'>,
): Promise<AttemptRow> => {
  const { attempt } = found(await lockDecided(tx, schoolId, attemptId, scope))
  const [held] = await listHeld(tx, schoolId, [attemptId])
  if (!held && isTakenBack(attempt, seenStatusId)) {
    await refuseClaimed(tx, { schoolId, attemptId, userId, now })
    return attempt
  }
  if (!held || held.dueAt <= now) throw new CallError('decision_told')
  if (held.decidedBy !== userId) throw new CallError('attempt_claimed')
  await deleteHeld(tx, schoolId, attemptId)
  const claim = { schoolId, attemptId, claimedBy: userId }
  if (attempt.statusId === attemptStatus.underCheck)
    await writeClaim(tx, { ...claim, expiresAt: endOfClaim(now), now, takesOver: true })
  else await deleteClaim(tx, claim)
  return attempt
}

/** Whether a decision that is held no more was not told either; without its status, only an attempt that waits is certain. */
const isTakenBack = ({ statusId }: AttemptRow, seenStatusId: AttemptStatus | undefined): boolean =>
  seenStatusId === undefined ? statusId === attemptStatus.underCheck : statusId !== seenStatusId

const endHeld = async (
  tx: Transaction,
  schoolId: SchoolId,
  { attemptId, decidedBy }: HeldRow,
): Promise<void> => {
  await deleteHeld(tx, schoolId, attemptId)
  await deleteClaim(tx, { schoolId, attemptId, claimedBy: decidedBy })
}

const tellHeld = async (tx: Transaction, attempt: AttemptRow, held: HeldRow): Promise<AttemptRow> => {
  const { statusId, decidedBy, decidedAt } = held
  await endHeld(tx, attempt.schoolId, held)
  const decided = await setStatus(tx, attempt, { statusId, decidedBy, decidedAt })
  await recordDecided(tx, decided, { before: attempt.statusId, at: decidedAt })
  return decided
}

/**
 * Puts a decision in force; one that its learner has gone past by reworking the attempt is dropped. When it is due the queue knows:
 * a later decision moves its job, and is another one than that of a job that runs at this moment.
 */
const tellDue = async (
  tx: Transaction,
  schoolId: SchoolId,
  attemptId: number,
  wantedAt: string,
): Promise<void> => {
  const locked = await lockDecided(tx, schoolId, attemptId)
  const [held] = await listHeld(tx, schoolId, [attemptId])
  if (!locked || held?.decidedAt.toISOString() !== wantedAt) return
  if (!locked.isReplaced) return void (await tellHeld(tx, locked.attempt, held))
  await endHeld(tx, schoolId, held)
}

export const handleTellHeldDecision = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(tellHeldDecision, ({ school_id: schoolId, attempt_id: attemptId, decided_at: decidedAt }) =>
    db.transaction((tx) => tellDue(tx, schoolId, attemptId, decidedAt)),
  )
