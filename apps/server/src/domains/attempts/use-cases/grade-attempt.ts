import { type AttemptScore, scoreAttempt } from '@lectern/contract/attempts/rules/score-attempt'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/shared/no-answer'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { AnswerChange } from '../answer-writer.ts'
import { arrangementOf } from '../attempts.presenter.ts'
import { worthOf } from '../competition/answer-worth.ts'
import type { AnswerRow, AttemptRow } from '../attempts.repository.ts'
import type { PinnedVersion } from '../pinned-attempts.ts'

/** What came of an attempt: the grade of each question, and their sum. */
export interface AttemptGrades extends AttemptScore {
  readonly grades: Record<string, Grade>
}

/** Marks the stored answers of an attempt; a sheet that nobody touched counts as what it stands for. */
export const gradeAttempt = (
  version: Pick<PinnedVersion, 'questions' | 'settings' | 'type'>,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
): AttemptGrades => {
  const { questions, settings, type } = version
  const rows = new Map(answers.map((row) => [row.questionId, row]))
  const grades = Object.fromEntries(
    questions.map((question) => [question.id, gradeOf(version, question, attempt, rows.get(question.id))]),
  )
  return { grades, ...scoreAttempt(Object.values(grades), settings, type) }
}

/** An optional question without an answer earns nothing and still counts towards the points there were. */
export const gradeOf = (
  version: Pick<PinnedVersion, 'settings' | 'type'>,
  question: Question,
  attempt: AttemptRow,
  row: AnswerRow | undefined,
): Grade => {
  const answer = givenAnswer(question, attempt, row)
  const grade = questionTypeOf(question).grade(
    question,
    isReady(question, attempt, answer) ? answer : noAnswer,
  )
  return worthOf(version, attempt.questionStates[question.id], row?.savedAt ?? null, grade)
}

/** What is stored, or what an untouched sheet stands for. */
const givenAnswer = (question: Question, attempt: AttemptRow, row: AnswerRow | undefined): Answer =>
  row && row.answer.length > 0
    ? row.answer
    : questionTypeOf(question).untouched(question, arrangementOf(attempt, question))

const isReady = (question: Question, attempt: AttemptRow, answer: Answer): boolean =>
  questionTypeOf(question).validate(question, arrangementOf(attempt, question), answer) === null

/** The required questions without an answer, in their order; one whose own time is over is required no longer. */
export const findUnanswered = (
  { questions }: PinnedVersion,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  now: Date,
): string[] =>
  questions
    .filter((question) => {
      const answer = givenAnswer(question, attempt, answerTo(question, answers))
      const endsAt = attempt.questionStates[question.id]?.ends_at
      const isRequired = question.is_required && (endsAt === undefined || now < new Date(endsAt))
      return isRequired && !isReady(question, attempt, answer)
    })
    .map((question) => question.id)

/** The answers for which sheets stand that nobody touched, to be stored like those that somebody gave. */
export const untouchedSheets = (
  { questions }: PinnedVersion,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  at: Date,
): AnswerChange[] =>
  questions.flatMap((question) => {
    const answer = givenAnswer(question, attempt, answerTo(question, answers))
    const isStored = answer === answerTo(question, answers)?.answer || answer.length === 0
    const change = { attemptId: attempt.id, questionId: question.id, answer, at }
    return isStored ? [] : [{ ...change, device: 'finish', seq: 1 }]
  })

const answerTo = (question: Question, answers: readonly AnswerRow[]) =>
  answers.find((row) => row.questionId === question.id)
