import { z } from 'zod'
import { id, knownPerson } from '../kernel/ids.ts'
import { instant } from '../kernel/dates.ts'

/**
 * Where a recalculation stands: it is prepared as a preview that changes nothing, applied when somebody says so, and may be
 * undone afterwards.
 */
export const recalculationStates = ['preparing', 'ready', 'applying', 'applied', 'undoing', 'undone'] as const
export type RecalculationState = (typeof recalculationStates)[number]

/** The results of finished attempts by what a quiz is now. */
export const recalculation = z.object({
  id,
  quiz_id: id,
  state: z.enum(recalculationStates),
  /** Of so many steps of the state so many are done. */
  total: z.int(),
  done: z.int(),
  /** Attempts whose status or points change. */
  changed: z.int(),
  created_at: instant,
})
export type Recalculation = z.infer<typeof recalculation>

/** Whom a change of a quiz concerns. */
export const affectedAttempts = z.object({
  /** In process on an earlier version, which they keep. */
  running: z.int(),
  /** Finished, and marked by an earlier version. */
  finished: z.int(),
  /** The latest recalculation. */
  recalculation: recalculation.nullable(),
})
export type AffectedAttempts = z.infer<typeof affectedAttempts>

const standing = z.object({
  status_id: z.literal([1, 2, 3, 4, 5, 6]),
  /** Passed without a pass mark, as of an attempt. */
  is_unmeasured: z.literal(true).optional(),
  scores: z.number().nullable(),
  max_scores: z.number().nullable(),
})

/** One attempt that changes: from what to what. */
export const recalculatedAttempt = z.object({
  attempt_id: id,
  learner: knownPerson.nullable(),
  before: standing,
  after: standing,
})
export type RecalculatedAttempt = z.infer<typeof recalculatedAttempt>
