import { type Allowance, extraSeconds } from '@lectern/contract/attempts/rules/allowance'
import { type QuizSettings, timerType } from '@lectern/contract/quizzes/quiz-settings'

interface DeadlineFacts {
  readonly settings: Pick<QuizSettings, 'timer_type' | 'timer_duration'>
  readonly startedAt: Date
  readonly allowance: Allowance
  /** When the practice closes for this person. */
  readonly closesAt: Date | null
}

/**
 * When an attempt ends by itself: with its countdown, which a closing date does not cut short; without one, with the
 * practice (PRODUCT-learning §4).
 */
export const deadlineOf = ({ settings, startedAt, allowance, closesAt }: DeadlineFacts): Date | null => {
  const seconds = countdownOf(settings)
  return seconds === null
    ? closesAt
    : new Date(startedAt.getTime() + (seconds + extraSeconds(allowance, seconds)) * 1000)
}

/** Seconds of a countdown; null without one. */
export const countdownOf = ({
  timer_type,
  timer_duration,
}: Pick<QuizSettings, 'timer_type' | 'timer_duration'>): number | null =>
  timer_type === timerType.countdown ? timer_duration : null
