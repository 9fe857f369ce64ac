import type { AnswerPayloadBody } from '@lectern/contract/attempts/answer-payload'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { isTimeUp } from '@lectern/contract/attempts/rules/attempt-clock'
import { questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { placeAnswerFiles, takesFiles } from '../answer-files.ts'
import { writeAnswers } from '../answer-writer.ts'
import * as repository from '../attempts.repository.ts'
import { reachedStates } from '../competition/answer-worth.ts'
import { isShownFirst, refuseUnshown } from '../competition/refuse-competition.ts'
import type { PinnedAttempt, PinnedVersion } from '../pinned-attempts.ts'
import { replaceEarlier } from '../rework/versions.repository.ts'
import { tellAttempt } from '../claims/tell-attempt.ts'
import { findUnanswered, gradeAttempt, untouchedSheets } from './grade-attempt.ts'
import { recordFinished } from './record-outcome.ts'
import { readChange, refuseForeignFiles } from './save-answer.ts'

/** How a finish went: done (now or before), or held up by required questions without an answer. */
export interface FinishOutcome {
  readonly attempt: repository.AttemptRow
  readonly answers: readonly repository.AnswerRow[]
  /** Ids of the questions that hold it up, in their order; empty when it is done. */
  readonly unanswered: readonly string[]
}

/**
 * Stores the answers that come along, marks all and ends the attempt. Finishing twice gives the same result twice
 * (THREATS T16). What came along stays stored also when required questions hold the finish up.
 *
 * @throws CallError foreign_answer, question_not_shown
 */
export const finishAttempt = async (
  tx: Transaction,
  pinned: PinnedAttempt,
  payloads: readonly AnswerPayloadBody[],
  now: Date,
): Promise<FinishOutcome> => {
  const { id, userId } = pinned.attempt
  const given = payloads.map((payload) => ({ payload, ...readChange(pinned, payload, now) }))
  const changes = given.map(({ change }) => change)
  const attempt = found(await repository.lockOwnAttempt(tx, userId, id))
  const isOver = attempt.statusId !== attemptStatus.inProcess
  if (!isOver && changes.length > 0) {
    await refuseForeignFiles(tx, pinned, given)
    if (isShownFirst(pinned))
      await refuseUnshown(
        tx,
        pinned,
        given.map(({ question }) => question.id),
      )
    await writeAnswers(tx, changes)
  }
  const answers = await repository.listAnswers(tx, id)
  if (!isOver && pinned.version.questions.some(takesFiles)) await placeAnswerFiles(tx, attempt)
  if (isOver) return { attempt, answers, unanswered: [] }
  const isLate = isTimeUp(attempt.deadlineAt, now)
  const unanswered = isLate ? [] : findUnanswered(pinned.version, attempt, answers, now)
  if (unanswered.length > 0) return { attempt, answers, unanswered }
  return { ...(await endAttempt(tx, pinned.version, attempt, answers, now)), unanswered: [] }
}

/** Marks an attempt that is held by this transaction, and ends it. When its time was up, it ended with its time. */
export const endAttempt = async (
  tx: Transaction,
  version: PinnedVersion,
  attempt: repository.AttemptRow,
  stored: readonly repository.AnswerRow[],
  now: Date,
): Promise<Omit<FinishOutcome, 'unanswered'>> => {
  const { deadlineAt } = attempt
  const isTimedOut = isTimeUp(deadlineAt, now)
  const at = isTimedOut && deadlineAt ? deadlineAt : now
  const untouched = untouchedSheets(version, attempt, stored, at)
  if (untouched.length > 0) await writeAnswers(tx, untouched)
  const answers = untouched.length > 0 ? await repository.listAnswers(tx, attempt.id) : stored
  const { grades, scores, maxScores, status } = gradeAttempt(version, attempt, answers)
  const arrivals = new Map(answers.map(({ questionId, savedAt }) => [questionId, savedAt]))
  const reached = reachedStates(version, attempt, arrivals, grades)
  const result = {
    ...{ statusId: status, grades, scores, maxScores, isTimedOut },
    ...(reached && { questionStates: reached }),
  }
  const closed = await repository.closeAttempt(tx, attempt, result, at)
  await replaceEarlier(tx, closed)
  // What is graded at once is told behind (attempt-listeners.ts): a crowd that hands in together is not held up by it.
  if (closed.statusId === attemptStatus.underCheck) await tellAttempt(tx, closed)
  const hasPeers = version.questions.some((each) => questionTypeOf(each).peers(each) !== null)
  await recordFinished(tx, closed, { at, hasPeers })
  return { attempt: closed, answers }
}
