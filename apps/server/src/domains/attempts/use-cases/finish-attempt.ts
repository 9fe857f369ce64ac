import type { AnswerPayloadBody } from '@lectern/contract/attempts/answer-payload'
import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { scoreAttempt } from '@lectern/contract/attempts/rules/score-attempt'
import type { Answer } from '@lectern/contract/quizzes/question-types/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/no-answer'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { Transaction } from '../../../platform/database/pool.ts'
import { emit } from '../../../platform/events/event.ts'
import { found } from '../../../platform/http/call-error.ts'
import { placeAnswerFiles, takesFiles } from '../answer-files.ts'
import { type AnswerChange, writeAnswers } from '../answer-writer.ts'
import { attemptFinished } from '../attempts.events.ts'
import { arrangementOf } from '../attempts.presenter.ts'
import * as repository from '../attempts.repository.ts'
import type { PinnedAttempt, PinnedVersion } from '../pinned-attempts.ts'
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
 * @throws CallError foreign_answer
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
    await writeAnswers(tx, changes)
  }
  const answers = await repository.listAnswers(tx, id)
  if (!isOver && pinned.version.questions.some(takesFiles)) await placeAnswerFiles(tx, attempt)
  if (isOver) return { attempt, answers, unanswered: [] }
  const unanswered = findUnanswered(pinned.version, attempt, answers)
  if (unanswered.length > 0) return { attempt, answers, unanswered }
  const untouched = untouchedSheets(pinned.version, attempt, answers, now)
  if (untouched.length > 0) await writeAnswers(tx, untouched)
  const all = untouched.length > 0 ? await repository.listAnswers(tx, id) : answers
  return { attempt: await mark(tx, pinned.version, attempt, all, now), answers: all, unanswered: [] }
}

/** The answers for which sheets stand that nobody touched, to be stored like those that somebody gave. */
const untouchedSheets = (
  { questions }: PinnedVersion,
  attempt: repository.AttemptRow,
  answers: readonly repository.AnswerRow[],
  at: Date,
): AnswerChange[] =>
  questions.flatMap((question) => {
    const answer = givenAnswer(question, attempt, answerTo(question, answers))
    const isStored = answer === answerTo(question, answers)?.answer || answer.length === 0
    const change = { attemptId: attempt.id, questionId: question.id, answer, at }
    return isStored ? [] : [{ ...change, device: 'finish', seq: 1 }]
  })

/** What is stored, or what an untouched sheet stands for. */
const givenAnswer = (
  question: Question,
  attempt: repository.AttemptRow,
  row: repository.AnswerRow | undefined,
): Answer =>
  row && row.answer.length > 0
    ? row.answer
    : questionTypeOf(question).untouched(question, arrangementOf(attempt, question))

const findUnanswered = (
  { questions }: PinnedVersion,
  attempt: repository.AttemptRow,
  answers: readonly repository.AnswerRow[],
): string[] =>
  questions
    .filter((question) => {
      const answer = givenAnswer(question, attempt, answerTo(question, answers))
      return question.is_required && !isReady(question, attempt, answer)
    })
    .map((question) => question.id)

const answerTo = (question: Question, answers: readonly repository.AnswerRow[]) =>
  answers.find((row) => row.questionId === question.id)

const isReady = (question: Question, attempt: repository.AttemptRow, answer: Answer): boolean =>
  questionTypeOf(question).validate(question, arrangementOf(attempt, question), answer) === null

const mark = async (
  tx: Transaction,
  { questions, settings }: PinnedVersion,
  attempt: repository.AttemptRow,
  answers: readonly repository.AnswerRow[],
  now: Date,
): Promise<repository.AttemptRow> => {
  const grades = Object.fromEntries(
    questions.map((question) => [question.id, gradeOf(question, attempt, answerTo(question, answers))]),
  )
  const { scores, maxScores, status } = scoreAttempt(Object.values(grades), settings.pass_percent)
  const closed = await repository.closeAttempt(
    tx,
    attempt,
    { statusId: status, grades, scores, maxScores },
    now,
  )
  await emit(tx, attemptFinished, {
    attempt_id: closed.id,
    school_id: closed.schoolId,
    user_id: closed.userId,
    quiz_id: closed.quizId,
    lesson_id: closed.lessonId,
    status_id: closed.statusId,
  })
  return closed
}

/** An optional question without an answer earns nothing and still counts towards the points there were. */
const gradeOf = (
  question: Question,
  attempt: repository.AttemptRow,
  row: repository.AnswerRow | undefined,
): Grade => {
  const answer = givenAnswer(question, attempt, row)
  return questionTypeOf(question).grade(question, isReady(question, attempt, answer) ? answer : noAnswer)
}
