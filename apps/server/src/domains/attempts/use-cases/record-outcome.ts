import { type AttemptStatus, attemptStatus } from '@lectern/contract/attempts/attempt'
import {
  practiceAccepted,
  practiceFailed,
  practiceRework,
  practiceSubmitted,
  quizFinished,
} from '@lectern/contract/attempts/attempts.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import type { AttemptRow } from '../attempts.repository.ts'

/** What it is that an attempt was handed in, by the status that it got. */
export const finishedFact = (statusId: AttemptStatus) =>
  statusId === attemptStatus.underCheck ? practiceSubmitted : quizFinished

/** What it is that somebody of the team gave it a status. Where they took their points back, it waits for the team again. */
export const decidedFact = (statusId: AttemptStatus) => {
  if (statusId === attemptStatus.passed) return practiceAccepted
  if (statusId === attemptStatus.failed) return practiceFailed
  return statusId === attemptStatus.rework ? practiceRework : practiceSubmitted
}

type Outcome = Pick<AttemptRow, 'id' | 'schoolId' | 'userId' | 'lessonId' | 'quizId' | 'statusId'>

const happeningOf = ({ id, schoolId, userId, lessonId, quizId, statusId }: Outcome, at: Date) => ({
  schoolId,
  userId,
  subjectId: id,
  details: { lesson_id: lessonId, quiz_id: quizId, status_id: statusId },
  at,
})

/** Records that an attempt was handed in. */
export const recordFinished = (
  tx: Transaction,
  attempt: Outcome,
  { at, hasPeers }: { readonly at: Date; readonly hasPeers: boolean },
): Promise<void> => {
  const happening = happeningOf(attempt, at)
  const details = { ...happening.details, ...(hasPeers && { has_peers: true as const }) }
  return record(tx, finishedFact(attempt.statusId), { ...happening, details })
}

/** Records that a finished attempt was counted anew and has another status by it. */
export const recordCountedAnew = (tx: Transaction, attempt: Outcome, at: Date): Promise<void> => {
  const happening = happeningOf(attempt, at)
  const details = { ...happening.details, is_again: true as const }
  return record(tx, finishedFact(attempt.statusId), { ...happening, details })
}

/**
 * Records what somebody of the team has decided. An attempt has one outcome that is not said to be again: the first decision about what was
 * handed in to the team, or how it was marked at once.
 *
 * @param before the status that it had
 */
export const recordDecided = (
  tx: Transaction,
  attempt: Outcome,
  { before, at }: { readonly before: AttemptStatus; readonly at: Date },
): Promise<void> => {
  const happening = happeningOf(attempt, at)
  const isAgain = before !== attemptStatus.underCheck
  const details = { ...happening.details, ...(isAgain && { is_again: true as const }) }
  return record(tx, decidedFact(attempt.statusId), { ...happening, details })
}
