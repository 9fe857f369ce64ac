import type { Arrangement } from '@lectern/contract/quizzes/question-types/question-type'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { Connection } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { findQuiz, pinVersion } from '../../quizzes/index.ts'
import * as repository from '../attempts.repository.ts'

export interface StartRequest extends repository.Place {
  readonly cabinetId: number
  readonly now: Date
  readonly random: () => number
}

/**
 * Starts an attempt on the quiz as it is now, or answers the one in process. Chance is rolled here, once, and stored.
 * Of several starts at the same moment one begins an attempt and the others get it (document 002 §4, THREATS T14, T15).
 *
 * @throws CallError not_found, quiz_not_ready, attempts_used_up
 */
export const startAttempt = async (db: Connection, request: StartRequest): Promise<repository.AttemptRow> => {
  const running = await repository.findRunningAttempt(db, request)
  if (running) return running
  const quiz = found(await findQuiz(db, request.cabinetId, request.quizId))
  const { questions } = quiz.readyContent
  if (questions.length === 0) throw new CallError('quiz_not_ready')
  const limit = quiz.settings.attempts_limit
  if (limit !== null && (await repository.countAttempts(db, request)) >= limit)
    throw new CallError('attempts_used_up')
  const version = await pinVersion(db, quiz, request.now)
  const { now, random, ...place } = request
  const arrangements = arrangeAll(version.content.questions, random)
  const begun = await repository.insertAttempt(db, { ...place, quizVersionId: version.id, arrangements }, now)
  return (
    begun ?? found(await repository.findRunningAttempt(db, request), 'the attempt ended while it was started')
  )
}

const arrangeAll = (questions: readonly Question[], random: () => number): Record<string, Arrangement> =>
  Object.fromEntries(
    questions.map((question) => [question.id, questionTypeOf(question).arrange(question, random)]),
  )
