import type { ScalePoint } from './scale-point.ts'

/** How many people picked a point. */
export interface PointCount extends Pick<ScalePoint, 'value'> {
  readonly count: number
}

const peopleIn = (counts: readonly PointCount[]): number => counts.reduce((sum, { count }) => sum + count, 0)

/** The mean of what was picked (PRODUCT-learning §2.1), in tenths; null where nobody answered. */
export const meanOfPoints = (counts: readonly PointCount[]): number | null => {
  const people = peopleIn(counts)
  const sum = counts.reduce((total, { value, count }) => total + value * count, 0)
  return people === 0 ? null : Math.round((sum * 10) / people) / 10
}

const promoters = { from: 9 } as const
const detractors = { upTo: 6 } as const

/**
 * The share of promoters (9 and 10) less the share of detractors (0 to 6), from -100 to 100 (PRODUCT-learning §2); null
 * where nobody answered.
 */
export const promoterScore = (counts: readonly PointCount[]): number | null => {
  const people = peopleIn(counts)
  if (people === 0) return null
  const inFavour = peopleIn(counts.filter(({ value }) => value >= promoters.from))
  const against = peopleIn(counts.filter(({ value }) => value <= detractors.upTo))
  return Math.round(((inFavour - against) * 100) / people)
}
