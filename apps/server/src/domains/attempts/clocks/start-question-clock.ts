import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { questionSeconds } from '@lectern/contract/attempts/rules/allowance'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { type QuizSettings, questionsDisplay } from '@lectern/contract/quizzes/quiz-settings'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { loadAllowance } from '../exceptions/allowances.ts'
import * as repository from '../attempts.repository.ts'
import type { PinnedAttempt } from '../pinned-attempts.ts'

/** How long a question may be answered; null for any time. Clocks of questions run where these come one at a time. */
export const secondsOf = (
  { questions_display_type_id: display }: Pick<QuizSettings, 'questions_display_type_id'>,
  { timer_duration: seconds }: Question,
): number | null => (display === questionsDisplay.separately ? (seconds ?? null) : null)

/**
 * Starts the clock of one question of a running attempt. It starts once: asking again, a reload or another device change
 * nothing (THREATS T17).
 *
 * @returns when it ends; null for a question without a clock
 * @throws CallError attempt_finished (409)
 */
export const startQuestionClock = async (
  tx: Transaction,
  { attempt: { id, userId }, version: { settings } }: PinnedAttempt,
  question: Question,
  now: Date,
): Promise<Date | null> => {
  const attempt = found(await repository.lockOwnAttempt(tx, userId, id))
  if (attempt.statusId !== attemptStatus.inProcess) throw new CallError('attempt_finished')
  const seconds = secondsOf(settings, question)
  if (seconds === null) return null
  const known = attempt.questionStates[question.id]?.ends_at
  if (known !== undefined) return new Date(known)
  const allowance = await loadAllowance(tx, attempt)
  const endsAt = new Date(now.getTime() + questionSeconds(allowance, seconds) * 1000)
  const state = { started_at: now.toISOString(), ends_at: endsAt.toISOString() }
  await repository.setQuestionState(tx, attempt, question.id, state)
  return endsAt
}
