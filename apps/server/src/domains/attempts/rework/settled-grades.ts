import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { closeGrade, hideMark } from '@lectern/contract/attempts/marking/decided-grade'
import { countPoints } from '@lectern/contract/attempts/rules/score-attempt'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import type { AttemptRow } from '../attempts.repository.ts'

type Graded = Pick<AttemptRow, 'grades' | 'decidedAt'>

/** The grades by which an attempt counts: once somebody has decided, none of them waits. */
export const settleGrades = ({ grades, decidedAt }: Graded): Grade[] => {
  const all = Object.values(grades ?? {})
  return decidedAt === null ? all : all.map(closeGrade)
}

/** The grade of one question, as the team sees it. */
export const settledGradeOf = (attempt: Graded, questionId: string): Grade | null => {
  const grade = attempt.grades?.[questionId]
  if (!grade) return null
  return attempt.decidedAt === null ? grade : closeGrade(grade)
}

/** Whether a person still decides, and the points that they give are not told. */
const isUndecided = ({ statusId }: Pick<AttemptRow, 'statusId'>): boolean =>
  statusId === attemptStatus.underCheck

type Scored = Pick<AttemptRow, 'statusId' | 'grades' | 'scores' | 'maxScores'>

/** An attempt as its learner sees it: the points that a person gives come with the decision. */
export const hideMarks = <Row extends Scored>(attempt: Row): Row => {
  const grades = Object.entries(attempt.grades ?? {})
  if (!isUndecided(attempt) || grades.every(([, grade]) => grade.marked_by === undefined)) return attempt
  const hidden = Object.fromEntries(grades.map(([id, grade]) => [id, hideMark(grade)]))
  return { ...attempt, grades: hidden, ...countPoints(Object.values(hidden)) }
}
