import type { QuizSettings } from '../../quizzes/quiz-settings.ts'
import { attemptStatus, type AttemptStatus } from '../attempt.ts'

/** How an attempt got the status that it has. */
interface StatusFacts {
  readonly statusId: AttemptStatus
  /** Somebody of the team set it. */
  readonly isDecided: boolean
}

/**
 * The status of an attempt after its points were counted anew. What a person decided stays, and so does what was sent back or
 * replaced; nothing that was passed or failed goes back to waiting for a person (PRODUCT-learning §1.4).
 *
 * @param counted what the points say now
 */
export const recalculatedStatus = (
  { statusId, isDecided }: StatusFacts,
  counted: AttemptStatus,
  { check_type }: Pick<QuizSettings, 'check_type'>,
): AttemptStatus => {
  const isSettled = statusId === attemptStatus.rework || statusId === attemptStatus.superseded
  if (isDecided || isSettled || check_type === 'manual') return statusId
  return counted === attemptStatus.underCheck ? statusId : counted
}
