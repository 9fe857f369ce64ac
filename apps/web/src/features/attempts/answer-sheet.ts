import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { answerOfResult } from '@lectern/contract/attempts/rules/answer-rows'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { noAnswer } from '@lectern/contract/quizzes/question-types/shared/no-answer'
import type { Change } from '../../lib/outbox/index.ts'
import { answerWorkOf } from './answer-kind.ts'

/** The answers of an attempt as one screen shows them, each with the number of the change it came from (0: the server). */
export interface AnswerSheet {
  readonly answers: Readonly<Record<string, Answer>>
  readonly seqs: Readonly<Record<string, number>>
}

/** The answers that the server has stored. */
export const sheetOf = (questions: readonly AttemptQuestion[]): AnswerSheet => ({
  answers: Object.fromEntries(
    questions.map(({ question, results }) => [question.id, answerOfResult(results)]),
  ),
  seqs: {},
})

export const answerIn = (sheet: AnswerSheet, question: string): Answer => sheet.answers[question] ?? noAnswer

/** The sheet with one answer that has just been given here. */
export const writeAnswer = (sheet: AnswerSheet, question: string, answer: Answer): AnswerSheet => ({
  ...sheet,
  answers: { ...sheet.answers, [question]: answer },
})

/**
 * The sheet with what the device holds unsent, which wins over what the server answered. The highest number of a question
 * wins; refused changes count for nothing; `held` questions are being answered here this moment and stay.
 */
export const takeChanges = (
  sheet: AnswerSheet,
  changes: readonly Change[],
  held: ReadonlySet<string> = new Set(),
): AnswerSheet => {
  const answers = { ...sheet.answers }
  const seqs = { ...sheet.seqs }
  for (const change of changes) {
    const work = answerWorkOf(change)
    if (!work || change.refusal) continue
    const { question, answer } = work
    if (held.has(question) || change.seq < (seqs[question] ?? 0)) continue
    answers[question] = answer
    seqs[question] = change.seq
  }
  return { answers, seqs }
}

/** What was waiting before the server was asked or after, without what it refused in between. */
export const waitingChanges = (before: readonly Change[], after: readonly Change[]): Change[] => {
  const refused = new Set(after.filter((change) => change.refusal).map((change) => change.id))
  return [...before, ...after].filter((change) => !refused.has(change.id))
}
