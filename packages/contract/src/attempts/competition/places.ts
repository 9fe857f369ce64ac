export const rankingLimits = {
  /** Lines that are shown. */
  rows: 100,
  /** Participants that are ranked, those who began first. */
  participants: 5_000,
  /** After the opening somebody may start so late, in seconds, where late starts are not allowed. */
  lateStart: 60,
} as const

/** What somebody has reached in a competition. */
export interface Reached {
  readonly points: number
  /** Of all questions shown so far. */
  readonly usedMs: number
}

/** Tenths of a second: what is less than that decides no place. */
export const tenths = (ms: number): number => Math.round(ms / 100)

const hundredths = (points: number): number => Math.round(points * 100)

const compare = (one: Reached, other: Reached): number =>
  hundredths(other.points) - hundredths(one.points) || tenths(one.usedMs) - tenths(other.usedMs)

/**
 * Orders what people have reached: more points first, of equal points the shorter time. Who has both alike shares a place, and
 * the places behind them stay empty (1, 2, 2, 4). Within a place the order that came stays.
 */
export const placesOf = <Row extends Reached>(rows: readonly Row[]): (Row & { place: number })[] => {
  const sorted = rows.toSorted(compare)
  const placed: (Row & { place: number })[] = []
  for (const [at, row] of sorted.entries()) {
    const before = placed[at - 1]
    placed.push({ ...row, place: before && compare(before, row) === 0 ? before.place : at + 1 })
  }
  return placed
}
