import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'

/**
 * Each lane has workers of its own, so that nobody in it waits for another lane: letters and other short work never wait
 * for pictures, pictures never for documents and sounds, those never for films, and nothing for courses that are made of files. The
 * clocks of attempts and questions to payment providers wait for nobody, and nobody waits for the answers of other companies' services of groups. Notifications to thousands go out beside the
 * letters for which somebody waits at a sign-in, and what follows from events beside both. Work on many things that somebody started goes slice by slice. Two files of one kind are processed at the
 * same time, of two schools: the long film of one school keeps no other school waiting.
 */
export const lanes = {
  short: 2,
  events: 2,
  clocks: 1,
  groups: 3,
  payments: 4,
  letters: 2,
  pictures: 2,
  documents: 2,
  films: 2,
  imports: 3,
  tasks: 2,
} as const
export type Lane = keyof typeof lanes

/** A kind of work that is done later, apart from the request that caused it. */
export interface Job<T extends z.ZodType = z.ZodType> {
  /** `domain.verbThing`; stored with every waiting job, so it is never renamed lightly. */
  readonly name: string
  /** What a waiting job carries, as JSON. Old jobs are parsed by the newest schema: give new fields a default. */
  readonly payload: T
  /** How often it is tried, with growing pauses, before it stays as failed. */
  readonly maxAttempts: number
  /** Where it waits; `short` unless said otherwise. */
  readonly lane?: Lane
}

/** Declares a job. */
export const defineJob = <T extends z.ZodType>(job: Job<T>): Job<T> => job

export interface JobContext {
  readonly clock: Clock
  readonly log: Log
  /** Names this one job; the same at every attempt. */
  readonly jobId: string
  /** From 1. */
  readonly attempt: number
  readonly lastAttempt: boolean
  /** Its place among those of its lane; 0 for those that have none. */
  readonly turn: number
  /** Fires when the server wants to stop. */
  readonly signal: AbortSignal | undefined
}

/** A job with the function that does it. */
export interface JobHandler {
  readonly name: string
  readonly lane: Lane
  run(payload: unknown, context: JobContext): Promise<void>
}

/**
 * Binds a job to its handler. Every job is done at least once, so a handler tolerates repetition. It fails by throwing;
 * a payload that does not fit the schema fails the same way.
 */
export const handleJob = <T extends z.ZodType>(
  job: Job<T>,
  handler: (payload: z.output<T>, context: JobContext) => Promise<void>,
): JobHandler => ({
  name: job.name,
  lane: job.lane ?? 'short',
  run: async (payload, context) => handler(await job.payload.parseAsync(payload), context),
})
