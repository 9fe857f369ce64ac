import { z } from 'zod'
import type { Transaction, Database } from '../database/pool.ts'
import { enqueue, enqueueInLine, type Line } from '../queue/enqueue.ts'
import { defineJob, handleJob, type JobContext, type JobHandler } from '../queue/job.ts'

/** Something that happened, told to domains above the one it happened in. */
export interface Event<T extends z.ZodType = z.ZodType> {
  /** `domain.whatHappened`. */
  readonly name: string
  readonly payload: T
}

export const defineEvent = <T extends z.ZodType>(event: Event<T>): Event<T> => event

/** One event, whoever listens: whoever it happened to need not know them. */
const deliverEvent = defineJob({
  name: 'platform.deliverEvent',
  payload: z.object({ event: z.string(), payload: z.unknown() }),
  maxAttempts: 12,
  lane: 'events',
})

/** One event for one listener: when it fails, it is tried again alone. */
const tellListener = defineJob({
  name: 'platform.tellListener',
  payload: z.object({ listener: z.string(), payload: z.unknown() }),
  maxAttempts: 12,
  lane: 'events',
})

/** Records an event in the transaction that caused it; whoever listens acts after the commit. Schools take turns. */
export const emit = <T extends z.ZodType>(
  tx: Transaction,
  event: Event<T>,
  payload: z.input<T>,
): Promise<void> => {
  const parsed = event.payload.parse(payload)
  return enqueueInLine(tx, deliverEvent, { event: event.name, payload: parsed }, lineOf(parsed))
}

const ofSchool = z.object({ school_id: z.int() })
const ofProduct = z.object({ product_id: z.int() })

/** An event that names no school waits in the line of its product. */
const lineOf = (payload: unknown): Line => {
  const school = ofSchool.safeParse(payload)
  if (school.success) return { kind: 'school', id: school.data.school_id }
  const product = ofProduct.safeParse(payload)
  return product.success ? { kind: 'product', id: product.data.product_id } : { kind: 'others', id: 0 }
}

/** A domain's reaction to an event of a lower one. */
export interface Listener {
  /** `domain.doesThis`, stored with waiting jobs: never renamed lightly. */
  readonly name: string
  readonly event: string
  run(payload: unknown, context: JobContext): Promise<void>
}

/** Binds a reaction. An event is told at least once, so a reaction tolerates repetition. */
export const onEvent = <T extends z.ZodType>(
  name: string,
  event: Event<T>,
  react: (payload: z.output<T>, context: JobContext) => Promise<void>,
): Listener => ({
  name,
  event: event.name,
  run: async (payload, context) => react(event.payload.parse(payload), context),
})

/** The jobs that tell events: one finds who listens, and where they are several, each of them gets a job of its own. */
export const deliverEvents = (db: Database, listeners: readonly Listener[]): readonly JobHandler[] => [
  handleJob(deliverEvent, async ({ event, payload }, context) => {
    const { jobId, turn } = context
    const concerned = listeners.filter((listener) => listener.event === event)
    const [only] = concerned
    // Nobody else would hear it twice when the only one who listens fails.
    if (only && concerned.length === 1) return only.run(payload, context)
    return db.transaction(async (tx) => {
      for (const { name } of concerned) {
        // The key keeps a repetition from telling somebody twice who has not heard of it yet.
        await enqueue(
          tx,
          tellListener,
          { listener: name, payload },
          { jobKey: `event/${jobId}/${name}`, turn },
        )
      }
    })
  }),
  handleJob(tellListener, async ({ listener: name, payload }, context) => {
    const listener = listeners.find((each) => each.name === name)
    if (listener) return listener.run(payload, context)
    context.log.warn({ listener: name }, 'nobody listens under this name any more')
  }),
]
