import { z } from 'zod'
import type { Transaction } from '../database/pool.ts'
import { enqueue } from '../queue/enqueue.ts'
import { defineJob, handleJob, type JobContext, type JobHandler } from '../queue/job.ts'

/** Something that happened, told to domains above the one it happened in. */
export interface Event<T extends z.ZodType = z.ZodType> {
  /** `domain.whatHappened`. */
  readonly name: string
  readonly payload: T
}

export const defineEvent = <T extends z.ZodType>(event: Event<T>): Event<T> => event

const deliverEvent = defineJob({
  name: 'platform.deliverEvent',
  payload: z.object({ event: z.string(), payload: z.unknown() }),
  maxAttempts: 12,
})

/** Records an event in the transaction that caused it; whoever listens acts after the commit. */
export const emit = <T extends z.ZodType>(
  tx: Transaction,
  event: Event<T>,
  payload: z.input<T>,
): Promise<void> => enqueue(tx, deliverEvent, { event: event.name, payload: event.payload.parse(payload) })

/** A domain's reaction to an event of a lower one. */
export interface Listener {
  readonly event: string
  run(payload: unknown, context: JobContext): Promise<void>
}

/** Binds a reaction. An event is told at least once, so a reaction tolerates repetition. */
export const onEvent = <T extends z.ZodType>(
  event: Event<T>,
  react: (payload: z.output<T>, context: JobContext) => Promise<void>,
): Listener => ({
  event: event.name,
  run: async (payload, context) => react(event.payload.parse(payload), context),
})

/** The job that tells events to their listeners, one after another. */
export const deliverEvents = (listeners: readonly Listener[]): JobHandler =>
  handleJob(deliverEvent, async ({ event, payload }, context) => {
    for (const listener of listeners) if (listener.event === event) await listener.run(payload, context)
  })
