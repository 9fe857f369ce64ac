import { recalculatedStatus } from '@lectern/contract/attempts/rules/recalculated-status'
import { isSameSheet } from '@lectern/contract/attempts/rules/same-sheet'
import { scoreAttempt } from '@lectern/contract/attempts/rules/score-attempt'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { arrangementOf } from '../attempts.presenter.ts'
import type { AnswerRow, AttemptRow } from '../attempts.repository.ts'
import type { PinnedVersion } from '../pinned-attempts.ts'
import { settleGrades } from '../rework/settled-grades.ts'
import { gradeAttempt } from '../use-cases/grade-attempt.ts'
import type { KeptResult } from './recalculation.tables.ts'

/** The result of an attempt as it stands. */
export const resultOf = ({
  statusId,
  grades,
  scores,
  maxScores,
  gradedVersionId,
}: AttemptRow): KeptResult => ({
  statusId,
  grades,
  scores,
  maxScores,
  gradedVersionId,
})

/**
 * The questions of an attempt, each as a later version has it where the answer still fits it; in the order and with the
 * questions that the learner saw.
 */
export const questionsBy = (
  attempt: Pick<AttemptRow, 'arrangements'>,
  begun: Pick<PinnedVersion, 'questions'>,
  later: Pick<PinnedVersion, 'questionsById'>,
): Question[] =>
  begun.questions.map((question) => {
    const now = later.questionsById.get(question.id)
    return now && isSameSheet(question, now, arrangementOf(attempt, question)) ? now : question
  })

/**
 * The result of a finished attempt by a later version; a question whose sheet is another one keeps its grade,
 * and so does one that somebody of the team has marked.
 */
export const regrade = (
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  begun: PinnedVersion,
  later: PinnedVersion & { readonly id: number },
): KeptResult => {
  const questions = questionsBy(attempt, begun, later)
  const isKept = (question: Question) =>
    later.questionsById.get(question.id) !== question ||
    attempt.grades?.[question.id]?.marked_by !== undefined
  const counted = gradeAttempt({ ...later, questions, type: begun.type }, attempt, answers).grades
  const grades = Object.fromEntries(
    questions.flatMap((question) => {
      const grade = isKept(question)
        ? (attempt.grades?.[question.id] ?? counted[question.id])
        : counted[question.id]
      return grade ? [[question.id, grade]] : []
    }),
  )
  const { scores, maxScores, status } = scoreAttempt(
    settleGrades({ ...attempt, grades }),
    later.settings,
    begun.type,
  )
  const facts = { statusId: attempt.statusId, isDecided: attempt.decidedAt !== null }
  const statusId = recalculatedStatus(facts, status, later.settings)
  return { statusId, grades, scores, maxScores, gradedVersionId: later.id }
}

/** Whether a learner or the team would see a difference. */
export const differs = (one: KeptResult, other: KeptResult): boolean =>
  one.statusId !== other.statusId ||
  one.scores !== other.scores ||
  one.maxScores !== other.maxScores ||
  gradesText(one) !== gradesText(other)

const gradesText = ({ grades }: KeptResult): string =>
  JSON.stringify(
    Object.entries(grades ?? {})
      .map(([id, { correctness, points, max_points }]) => [id, correctness, points, max_points].join())
      .toSorted(),
  )
