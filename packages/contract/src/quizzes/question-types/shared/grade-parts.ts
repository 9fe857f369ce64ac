import type { Grade } from '../question-type.ts'

/** What of a question somebody has answered, in parts that are right or wrong by themselves. */
export interface AnsweredParts {
  /** Points of the question: earned only when everything is right. */
  readonly points: number
  /** Every part of the key: what it earns by itself, and whether the answer has it. */
  readonly right: readonly { readonly points: number; readonly isGiven: boolean }[]
  /** How many wrong parts the answer has. */
  readonly wrong: number
  /**
   * How many wrong parts could be given beside all the right ones; 0 where a wrong part always takes the place of a right
   * one and costs enough by that.
   */
  readonly wrongPossible: number
}

/**
 * Grades an answer by its parts (PRODUCT-learning §1.4): each right part earns its own points, the question's points come
 * on top when everything is right. Wrong parts take back their share of the points of the parts, so that giving every
 * part there is earns nothing; never below 0.
 */
export const gradeParts = ({ points, right, wrong, wrongPossible }: AnsweredParts): Grade => {
  const isRight = wrong === 0 && right.every((part) => part.isGiven)
  const most = sum(right.map((part) => part.points))
  const given = sum(right.map((part) => (part.isGiven ? part.points : 0)))
  const takenBack = wrongPossible === 0 ? 0 : (most * wrong) / wrongPossible
  return {
    correctness: isRight ? 'correct' : 'incorrect',
    points: toHundredths((isRight ? points : 0) + Math.max(0, given - takenBack)),
    max_points: toHundredths(points + most),
  }
}

const sum = (points: readonly number[]): number => points.reduce((total, each) => total + each, 0)

const toHundredths = (points: number): number => Math.round(points * 100) / 100
