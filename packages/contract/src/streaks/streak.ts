import { z } from 'zod'

/**
 * What a day of this week was: learned on, of rest, of a pause of access, before the person joined, today without learning yet, or still to
 * come. A day without learning is a day of rest, however many there were: nobody is reproached.
 */
export const streakDayStates = ['learned', 'rest', 'paused', 'before', 'today', 'ahead'] as const
export type StreakDayState = (typeof streakDayStates)[number]

/** Days with learning in a row, as the person's calendar counts them. */
export const streak = z.object({
  /** Days with learning of the row that reaches to today. */
  days: z.int().nonnegative(),
  /** Of the longest row of the last two years. */
  longest: z.int().nonnegative(),
  /** Monday to Sunday of this week. */
  week: z.array(z.object({ date: z.iso.date(), state: z.enum(streakDayStates) })).length(7),
})
export type Streak = z.infer<typeof streak>
