import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { volatile } from '../../kernel/volatile.ts'

/** What learners would notice, were the held edits released now. */
export const heldChanges = z.object({
  /** Questions. */
  added: z.int(),
  removed: z.int(),
  changed: z.int(),
  /** The questions that stay come in another order. */
  is_order_changed: z.boolean(),
  /** Name, type, settings, or the quizzes out of which a randomizer draws. */
  settings_changed: z.boolean(),
})
export type HeldChanges = z.infer<typeof heldChanges>

/** Edits of a quiz that wait: learners go on getting what stood before them. */
export const heldEdits = z.object({
  since: volatile('time stamp', instant),
  /** Who began to hold them; null when the account is gone. */
  by: z.string().nullable(),
  changes: heldChanges,
})
export type HeldEdits = z.infer<typeof heldEdits>

/** How a quiz is used now; with the randomizers that draw from it. */
export const quizUse = z.object({
  held: heldEdits.nullable(),
  /** People with an attempt in progress. */
  people_running: z.int(),
  /** Attempts that were handed in, or ended by their time. */
  attempts_finished: z.int(),
  /** Published lessons that show it. */
  lessons_published: z.int(),
})
export type QuizUse = z.infer<typeof quizUse>
