import type { QuizSettings } from '../../quizzes/quiz-settings.ts'
import { attemptStatus, type AttemptStatus } from '../attempt.ts'

/** How a learner stands at a quiz in a lesson. */
export interface PastAttempts {
  /** How often it was started; an attempt and its reworked versions count as one. */
  readonly total: number
  readonly hasPassed: boolean
  /** The latest one. */
  readonly last: { readonly statusId: AttemptStatus; readonly finishedAt: Date | null }
}

/** Whether a learner may start now, and why not. */
export type NextStart =
  | { readonly may: true }
  | { readonly may: false; readonly refusal: 'attempts_used_up' | 'retake_not_allowed' }
  | { readonly may: false; readonly refusal: 'retake_too_early'; readonly at: Date }

type RetakeSettings = Pick<QuizSettings, 'attempts_limit' | 'retake_condition' | 'retake_wait_hours'>

const hourMs = 60 * 60 * 1000

/**
 * Whether somebody without a running attempt may start one: within the limit, as the condition for taking it again says, and
 * not before the wait is over (PRODUCT-learning §1.3).
 *
 * @param past null when this is the first start
 * @param extraAttempts beyond the limit; whoever was given one may use it at once, whatever came of the former attempts
 */
export const nextStart = (
  settings: RetakeSettings,
  past: PastAttempts | null,
  now: Date,
  extraAttempts = 0,
): NextStart => {
  // What was sent back for rework is gone on with, whatever the settings say of new attempts.
  if (past === null || past.last.statusId === attemptStatus.rework) return { may: true }
  const { attempts_limit: limit, retake_condition: condition } = settings
  if (limit !== null && past.total >= limit + extraAttempts)
    return { may: false, refusal: 'attempts_used_up' }
  if (limit !== null && past.total >= limit) return { may: true }
  const isRefused =
    (condition === 'until_passed' && past.hasPassed) ||
    (condition === 'if_failed' && past.last.statusId !== attemptStatus.failed)
  if (isRefused) return { may: false, refusal: 'retake_not_allowed' }
  const at = new Date((past.last.finishedAt?.getTime() ?? 0) + settings.retake_wait_hours * hourMs)
  return at > now ? { may: false, refusal: 'retake_too_early', at } : { may: true }
}
