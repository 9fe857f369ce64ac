import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'

/** When a practice in a lesson is open, as its author says it; without dates and another practice it always is. */
export const practiceOpening = z.object({
  opens_at: instant.nullable(),
  /** Not before this quiz of the school was passed. */
  after_quiz_id: id.nullable(),
  closes_at: instant.nullable(),
})
export type PracticeOpening = z.infer<typeof practiceOpening>

export const alwaysOpen: PracticeOpening = { opens_at: null, after_quiz_id: null, closes_at: null }

/** The same as an author sends it: it closes after it opens. */
export const authoredOpening = practiceOpening.refine(
  ({ opens_at: opens, closes_at: closes }) =>
    opens === null || closes === null || new Date(closes) > new Date(opens),
  { message: 'closes_before_opening', path: ['closes_at'] },
)

/** What keeps a practice closed before it opens: a date, another practice, or both (PRODUCT-learning §4). */
export const openingTypes = ['after_date', 'after_practice', 'after_practice_on_date'] as const

/** Document 002 §3, `blocked_info`: the practice is not open yet. */
export const blockedInfo = z.object({
  is_accessible: z.boolean(),
  /** When it opens; null when no date is waited for. */
  access_date: instant.nullable(),
  /** Until then, by the clock of the server. */
  left_time_in_seconds: z.int().nullable(),
  type: z.enum(openingTypes).nullable(),
  /** The practice that has to be passed before, where it is still to pass. */
  checkpoint_name: z.string().nullable(),
  link: z.string().nullable(),
})
export type BlockedInfo = z.infer<typeof blockedInfo>

/** Document 002 §3, `closed_info`: the practice is over. */
export const closedInfo = z.object({
  is_accessible: z.boolean(),
  /** When it closes, or closed; null when it never does. */
  access_date: instant.nullable(),
  type: z.literal('after_date').nullable(),
})
export type ClosedInfo = z.infer<typeof closedInfo>
