import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { id } from '../../kernel/ids.ts'

/** What comes at a moment in the products of a learner. */
export const calendarKinds = [
  'lesson_opens',
  'lesson_closes',
  'practice_opens',
  'practice_due',
  'access_ends',
] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** Something that comes. Of what is closed it says the title that the program shows anyway. */
export const calendarEntry = z.object({
  /** The same for as long as the thing is there, whenever it comes. */
  key: z.string(),
  kind: z.enum(calendarKinds),
  at: instant,
  /** Of the lesson or practice; of the course where access ends. */
  title: z.string(),
  link: z.string(),
  course: z.object({ id, title: z.string(), link: z.string() }),
  /** How many others of this kind come in the same course at the same moment, where they are told as one. */
  others: z.int().nonnegative(),
})
export type CalendarEntry = z.infer<typeof calendarEntry>
