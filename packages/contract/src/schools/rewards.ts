import { z } from 'zod'
import { id, namedThing } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'

export const rewardReasons = [
  'lesson_finished',
  'practice_passed',
  'course_finished',
  'given_by_hand',
  'gift_redeemed',
  'correction',
] as const
export type RewardReason = (typeof rewardReasons)[number]

/** One entry of the ledger of reward points. */
export const reward = z.object({
  id,
  /** Positive is given, negative is taken. */
  delta: z.int(),
  reason: z.enum(rewardReasons),
  /** What it was for, in the words of the school. */
  note: z.string().nullable(),
  at: instant,
  school: namedThing,
})
export type Reward = z.infer<typeof reward>
