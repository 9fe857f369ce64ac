import type { Grade } from '../../quizzes/question-types/question-type.ts'

/**
 * A grade once a person has decided about its attempt. An answer that got no points waits no longer and counts neither for nor
 * against its learner; the points that its key brings stay.
 */
export const closeGrade = (grade: Grade): Grade => {
  if (grade.correctness !== 'pending') return grade
  if (grade.points === 0) return { ...grade, correctness: 'unscored' }
  return { ...grade, correctness: grade.points < grade.max_points ? 'incorrect' : 'correct' }
}

const waiting = { correctness: 'pending', points: 0 } as const

/** A grade as its learner sees it until the decision: without the points that a person gave. */
export const hideMark = ({ own = waiting, ...grade }: Grade): Grade => {
  if (grade.marked_by === undefined) return grade
  return { ...own, max_points: grade.max_points }
}

/** Points between none and all of them. */
export const isPartlyRight = ({ correctness, points, max_points }: Grade): boolean =>
  correctness === 'incorrect' && points > 0 && points < max_points
