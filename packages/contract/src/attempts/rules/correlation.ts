/** Attempts with the same points at a question, and the points of them as wholes: all of it in whole hundredths. */
export interface PointGroup {
  readonly count: number
  /** At the question, of each. */
  readonly points: number
  /** Of the whole attempts, summed. */
  readonly scores: number
  /** The same, each squared before. */
  readonly squares: number
}

/**
 * How the points at a question go together with those of all others, −1 to 1; null where either is always the same. Whole
 * numbers, so that nothing comes of rounding.
 */
export const correlationWithRest = (groups: readonly PointGroup[]): number | null => {
  const sum = (of: (group: PointGroup) => number) => groups.reduce((all, group) => all + of(group), 0)
  const count = sum((group) => group.count)
  const own = sum((group) => group.count * group.points)
  const rest = sum((group) => group.scores - group.count * group.points)
  const ownSquares = sum((group) => group.count * group.points ** 2)
  const restSquares = sum(
    ({ count: n, points, scores, squares }) => squares - 2 * points * scores + n * points ** 2,
  )
  const products = sum(({ count: n, points, scores }) => points * (scores - n * points))
  const ownSpread = count * ownSquares - own ** 2
  const restSpread = count * restSquares - rest ** 2
  if (ownSpread <= 0 || restSpread <= 0) return null
  const correlation = (count * products - own * rest) / Math.sqrt(ownSpread) / Math.sqrt(restSpread)
  return Math.max(-1, Math.min(1, correlation))
}
