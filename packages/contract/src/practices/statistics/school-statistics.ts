import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { wholeList } from '../../kernel/envelope.ts'

export const statisticsLimits = {
  /** Weeks of the plots, up to now. */
  weeks: 12,
  /** Days up to now over which everything but the plots is counted. */
  days: 30,
  /** Days of the shorter count of active learners. */
  shortDays: 7,
} as const

const count = z.int().min(0)

/** How a school learns, as far as the reader sees its learners. */
export const schoolStatistics = z.object({
  /** Learners are missing that the reader does not see. */
  is_part: z.boolean(),
  /** Learners with a day of learning: in the last days of the short count, and in all days. */
  active: z.object({ short: count, long: count }),
  /** Attempts at practices. */
  handed_in: count,
  /** Attempts that await review now, however long. */
  waiting: count,
  lessons_done: count,
  /** Attempts that were passed and failed by a pass mark or a decision. */
  passed: count,
  failed: count,
  /** The share of its points that the checked work earned, 0 to 1; null where there were none. */
  right: z.number().nullable(),
  /** The earliest first; the last one ends now. */
  weeks: wholeList(z.object({ begins_at: instant, active: count, handed_in: count }), statisticsLimits.weeks),
})
export type SchoolStatistics = z.infer<typeof schoolStatistics>
