import type { Figures } from './figures.ts'

/** One printed line. */
export interface TableRow {
  readonly Work: string
  readonly 'per second': number
  readonly 'p50 ms': number
  readonly 'p99 ms': number
  /** Of the limit measured beside it in the same run. */
  readonly 'of its limit': string
  /** Rates against the peer's table as they stand. */
  readonly '× Moodle, plain': string
  /** The same with both boxes' limits as the yardstick. */
  readonly '× Moodle, by limits': string
}

interface Comparison {
  readonly limit: Figures
  /** Of the peer's same work; without it the line is held against its limit alone. */
  readonly peerRate?: number
  /** The peer's figure of the limit; without it `yardstick` names another pair. */
  readonly peerLimit?: number
  readonly yardstick?: { readonly limit: Figures; readonly peerLimit: number }
}

/** A line of the table; without a comparison it is a limit itself. */
export const row = (work: string, figures: Figures, comparison?: Comparison): TableRow => ({
  Work: work,
  'per second': Math.round(figures.perSecond * 10) / 10,
  'p50 ms': rounded(figures.p50),
  'p99 ms': rounded(figures.p99),
  'of its limit': comparison ? (figures.perSecond / comparison.limit.perSecond).toFixed(3) : '',
  '× Moodle, plain': comparison?.peerRate ? (figures.perSecond / comparison.peerRate).toFixed(1) : '',
  '× Moodle, by limits': comparison ? byLimits(figures, comparison) : '',
})

const rounded = (milliseconds: number): number => Math.round(milliseconds * 100) / 100

const byLimits = (figures: Figures, { limit, peerLimit, peerRate, yardstick }: Comparison): string => {
  const ours = yardstick?.limit ?? limit
  const theirs = yardstick?.peerLimit ?? peerLimit
  if (theirs === undefined || peerRate === undefined) return ''
  return (figures.perSecond / ours.perSecond / (peerRate / theirs)).toFixed(1)
}
