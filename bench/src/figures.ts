/** What one measurement gave. */
export interface Figures {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers that were not the expected ones; a measurement with any is void. */
  readonly failed: number
}

/** Rate and latencies of finished pieces of work, from the milliseconds that each took. */
export const figuresOf = (milliseconds: readonly number[], seconds: number, failed: number): Figures => {
  const at = (share: number) => percentileOf(milliseconds, share)
  return { perSecond: milliseconds.length / seconds, p50: at(0.5), p99: at(0.99), failed }
}

/** The time within which such a share of the work was done. */
export const percentileOf = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The middle one of several runs of the same measurement, by rate. */
export const median = (runs: readonly Figures[]): Figures => {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}

/** The middle one of several times. */
export const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
