import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { isTimeUp } from '@lectern/contract/attempts/rules/attempt-clock'
import { questionsDisplay } from '@lectern/contract/quizzes/quiz-settings'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { writeAnswers } from '../answer-writer.ts'
import * as repository from '../attempts.repository.ts'
import { tellAttempt } from '../claims/tell-attempt.ts'
import type { PinnedAttempt } from '../pinned-attempts.ts'
import { newestNumber } from './save-answer.ts'

/**
 * Takes every answer of a running attempt back that may still be changed; what was checked stays, so that nobody tries
 * until it is right (THREATS T18). Clocks run on, and the attempt is the same one.
 *
 * @throws CallError attempt_finished, time_expired, clear_not_allowed (409)
 */
export const clearAttempt = async (
  tx: Transaction,
  { attempt: { id, userId }, version: { settings } }: PinnedAttempt,
  now: Date,
): Promise<{ attempt: repository.AttemptRow; answers: readonly repository.AnswerRow[] }> => {
  const attempt = found(await repository.lockOwnAttempt(tx, userId, id))
  if (attempt.statusId !== attemptStatus.inProcess) throw new CallError('attempt_finished')
  if (isTimeUp(attempt.deadlineAt, now)) throw new CallError('time_expired')
  if (!settings.is_allow_clear || settings.questions_display_type_id !== questionsDisplay.all)
    throw new CallError('clear_not_allowed')
  const stored = await repository.listAnswers(tx, id)
  const given = stored.filter(({ answer }) => answer.length > 0)
  await writeAnswers(
    tx,
    given.map(({ questionId }) => ({
      attemptId: id,
      questionId,
      answer: [],
      device: 'clear',
      seq: newestNumber(now),
      at: now,
    })),
  )
  if (given.length > 0) await tellAttempt(tx, attempt)
  return { attempt, answers: await repository.listAnswers(tx, id) }
}
