import { z } from 'zod'
import { wholeList } from '../../kernel/envelope.ts'
import { id } from '../../kernel/ids.ts'
import { rankingLimits } from './places.ts'

/** One line of the ranking. */
export const rankedRow = z.object({
  /** Shared by those who have the same points in the same time. */
  place: z.int(),
  attempt_id: id,
  name: z.string(),
  points: z.number(),
  /** Of all questions shown so far, in tenths of a second. */
  seconds: z.number(),
  /** Questions whose time is over or that were answered. */
  done: z.int(),
  is_finished: z.boolean(),
  is_own: z.boolean(),
})
export type RankedRow = z.infer<typeof rankedRow>

/** How everybody in a competition stands; those who still play with what they have so far. */
export const ranking = z.object({
  rows: wholeList(rankedRow, rankingLimits.rows),
  /** The reader's own line, also where it is further down; null for who takes no part. */
  own: rankedRow.nullable(),
  participants: z.int(),
  /** Who still play. */
  running: z.int(),
  questions_count: z.int(),
  /** Nobody plays any more, and nobody can join: the places stay. */
  is_final: z.boolean(),
})
export type Ranking = z.infer<typeof ranking>
