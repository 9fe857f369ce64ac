import type { LinePoints } from '../../quizzes/question-types/shared/peers/peer-option.ts'
import type { PeerLine } from '../../quizzes/question-types/shared/peers/peer-terms.ts'

/** What several reviewers gave for one line of a guide. */
export interface LineSpread {
  readonly id: string
  /** Null without any review. */
  readonly median: number | null
  readonly least: number | null
  readonly most: number | null
}

/** Hundredths, so that halves add up without the errors of binary fractions. */
const inHundredths = (points: number): number => Math.round(points * 100)

/** The middle of some numbers, between the two middle ones of an even number of them; null without any. */
export const medianOf = (numbers: readonly number[]): number | null => {
  const sorted = numbers.map(inHundredths).toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.floor(sorted.length / 2)]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2) / 100
}

/** What a review gives together; a line without points brings none. */
export const totalOf = (lines: readonly Pick<PeerLine, 'id'>[], points: LinePoints): number =>
  lines.reduce((sum, { id }) => sum + inHundredths(points[id] ?? 0), 0) / 100

/** How far the reviewers of an answer are apart, line by line. */
export const spreadOf = (
  lines: readonly Pick<PeerLine, 'id'>[],
  reviews: readonly LinePoints[],
): LineSpread[] =>
  lines.map(({ id }) => {
    const given = reviews.flatMap((points) => points[id] ?? [])
    return {
      id,
      median: medianOf(given),
      least: given.length === 0 ? null : Math.min(...given),
      most: given.length === 0 ? null : Math.max(...given),
    }
  })

/**
 * The points of an answer after its reviewers: the medians of its lines together, so that one unfair review moves nothing. Null
 * while there is no review.
 */
export const medianPoints = (
  lines: readonly Pick<PeerLine, 'id'>[],
  reviews: readonly LinePoints[],
): number | null => {
  const medians = spreadOf(lines, reviews)
  if (medians.length === 0 || medians.some(({ median }) => median === null)) return null
  return medians.reduce((sum, { median }) => sum + inHundredths(median ?? 0), 0) / 100
}

/** How far a reviewer was from the author of the question over some examples, in hundredths of the points, line by line; null without any. */
export const deviationOf = (
  lines: readonly Pick<PeerLine, 'id' | 'points'>[],
  examples: readonly { readonly own: LinePoints; readonly authors: LinePoints }[],
): number | null => {
  const most = lines.reduce((sum, { points }) => sum + points, 0) * examples.length
  if (most === 0) return null
  const off = examples.flatMap(({ own, authors }) =>
    lines.map(({ id }) => Math.abs((own[id] ?? 0) - (authors[id] ?? 0))),
  )
  return Math.round((off.reduce((sum, each) => sum + each, 0) * 100) / most)
}
