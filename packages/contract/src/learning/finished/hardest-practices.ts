import { finishedLimits } from './finished.ts'

/** A practice as far as it says how hard it was. */
export interface PassedPractice {
  readonly tries: number
  readonly scores: number | null
  readonly max_scores: number | null
}

const shareOf = ({ scores, max_scores }: PassedPractice): number =>
  scores === null || max_scores === null || max_scores <= 0 ? 1 : scores / max_scores

/** Which practices were hard: more than one try, or points left, the hardest first. What went at once in full is not hard. */
export const hardestPractices = <T extends PassedPractice>(practices: readonly T[]): T[] =>
  practices
    .filter((practice) => practice.tries > 1 || shareOf(practice) < 1)
    .toSorted((one, other) => other.tries - one.tries || shareOf(one) - shareOf(other))
    .slice(0, finishedLimits.hard)
