import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import {
  allowance,
  checkResult,
  type QuizSettings,
  questionsDisplay,
} from '@lectern/contract/quizzes/quiz-settings'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { arrangementOf } from '../attempts.presenter.ts'
import * as repository from '../attempts.repository.ts'
import { reachedIn } from '../competition/answer-worth.ts'
import type { QuestionState } from '../attempts.tables.ts'
import type { PinnedAttempt, PinnedVersion } from '../pinned-attempts.ts'
import { gradeOf } from './grade-attempt.ts'

/** An answer that is no draft any more. */
export interface GivenAnswer {
  readonly question: Question
  /** The learner wants to see its result. */
  readonly isCheck: boolean
  readonly now: Date
}

/** Whether the answers of an attempt become final one by one while it runs. */
export const makesFinal = (settings: QuizSettings): boolean =>
  settings.reanswer_type === allowance.no || cannotReturn(settings)

const cannotReturn = (settings: QuizSettings): boolean =>
  settings.questions_display_type_id === questionsDisplay.separately &&
  settings.return_to_previous_type === allowance.no

/** @throws CallError check_not_allowed (409) */
export const refuseCheck = ({ question_result_type_id: type }: QuizSettings): void => {
  if (type === checkResult.none) throw new CallError('check_not_allowed')
}

/**
 * Makes the stored answer to a question final: because its result is asked for, so that nobody tries until it is right
 * (THREATS T18), or because the quiz lets no answer be changed. An empty answer becomes final only where nobody comes back.
 *
 * @throws CallError attempt_finished (409), not_answered (422) when there is nothing whose result could be shown
 */
export const giveAnswer = async (
  tx: Transaction,
  { attempt: { id, userId }, version }: PinnedAttempt,
  { question, isCheck, now }: GivenAnswer,
): Promise<{ attempt: repository.AttemptRow; stored: repository.AnswerRow | null }> => {
  const attempt = found(await repository.lockOwnAttempt(tx, userId, id))
  if (attempt.statusId !== attemptStatus.inProcess) throw new CallError('attempt_finished')
  const answers = await repository.listAnswers(tx, id)
  const stored = answers.find(({ questionId }) => questionId === question.id) ?? null
  const isReady =
    stored !== null &&
    questionTypeOf(question).validate(question, arrangementOf(attempt, question), stored.answer) === null
  if (isCheck && !isReady) throw new CallError('not_answered', { fields: { answers: ['not_answered'] } })
  if (!isReady && !cannotReturn(version.settings)) return { attempt, stored }
  const state = finalState(version, attempt, stored, { question, isCheck, now })
  return { attempt: await repository.setQuestionState(tx, attempt, question.id, state), stored }
}

const finalState = (
  version: PinnedVersion,
  attempt: repository.AttemptRow,
  stored: repository.AnswerRow | null,
  { question, isCheck, now }: GivenAnswer,
): QuestionState => {
  const known = attempt.questionStates[question.id]
  const { points } = gradeOf(version, question, attempt, stored ?? undefined)
  return {
    final_at: known?.final_at ?? now.toISOString(),
    ...((isCheck || known?.is_checked) && { is_checked: true }),
    ...reachedIn(version, known, stored?.savedAt ?? null, points),
  }
}
