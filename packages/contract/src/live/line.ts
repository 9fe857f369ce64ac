import { z } from 'zod'
import { id } from '../kernel/ids.ts'
import { lineLimits } from './line-limits.ts'

/** Places of comments, of which an attempt is one. */
export const watchedPlaces = ['lesson', 'info-unit', 'quiz-attempt'] as const
export type WatchedPlace = (typeof watchedPlaces)[number]

/** A place, or the queue of a school, by its id. */
export const watchName = z.string().regex(/^(lesson|info-unit|quiz-attempt|queue):[1-9]\d{0,14}$/)

/** What a line is about: `?watch=info-unit:4,quiz-attempt:17`. */
export const lineQuery = z.object({
  watch: z
    .string()
    .max(2_000)
    .default('')
    .transform((names) => names.split(',').filter((name) => name !== ''))
    .pipe(z.array(watchName).max(lineLimits.watches)),
})

/** How far a line has been heard: every transaction below the number was told, at the moment behind it. */
export const lineCursor = z.string().regex(/^\d{1,20}-\d{13}$/)

/**
 * What a line tells: that something happened, and where; never what. `at` is the watch as its reader named it.
 */
export const lineEvent = z.discriminatedUnion('type', [
  /** The line stands; of these places it tells. What its reader may not see is missing. */
  z.object({ type: z.literal('ready'), watching: z.array(watchName) }),
  /** Something was said, changed or taken back at a place; null: more than one comment. */
  z.object({ type: z.literal('comments'), at: watchName, comment_id: id.nullable() }),
  /** An attempt has another status, or another reviewer. */
  z.object({ type: z.literal('attempt'), at: watchName, attempt_id: id }),
  /** Something that the reader sees in the queue of a school is another. */
  z.object({ type: z.literal('queue'), at: watchName }),
  /** The own bell has another number. */
  z.object({ type: z.literal('bell') }),
  /** A task of one's own is further, or has ended. */
  z.object({ type: z.literal('task'), task_id: id }),
  /** An import of contacts of one's own is at another step, or further. */
  z.object({ type: z.literal('import'), import_id: id }),
  /** Something may have been missed: everything is to be asked for anew. */
  z.object({ type: z.literal('reset') }),
])
export type LineEvent = z.infer<typeof lineEvent>
