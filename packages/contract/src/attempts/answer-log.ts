import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { resultRow } from './attempt.ts'

/**
 * How many entries are kept of one question, how many bytes of them together (the first one is kept whatever it weighs), and how
 * many of those that came too late.
 */
export const answerLogLimits = {
  perQuestion: 2_000,
  bytesPerQuestion: 1_000_000,
  latePerQuestion: 20,
} as const

/**
 * What became of an answer that arrived: stored; late, after the time or the finish; final, after the answer could not be
 * changed any more. Late and final ones are kept here and never marked.
 */
export const loggedOutcomes = ['stored', 'late', 'final'] as const
export type LoggedOutcome = (typeof loggedOutcomes)[number]

/** One answer as it arrived. */
export const answerLogEntry = z.object({
  quiz_question_id: z.string(),
  results: z.array(resultRow),
  outcome: z.enum(loggedOutcomes),
  device: z.string(),
  seq: z.int(),
  at: instant,
})
export type AnswerLogEntry = z.infer<typeof answerLogEntry>
