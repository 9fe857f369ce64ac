import type { z } from 'zod'
import type { Transaction } from '../database/pool.ts'
import { type SQL, sql } from '../database/sql.ts'
import type { Job } from './job.ts'

/** What the queue's own column can hold. */
const lastTurn = 30_000

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced, so that there is never more than one. */
  readonly jobKey?: string
  /** Jobs of the same queue are done one after the other, over all processes. */
  readonly queue?: string
  /** Not before; at once unless said otherwise. */
  readonly runAt?: Date
  /** Its place among those of its lane, from 1; those without one go first. */
  readonly turn?: number
}

/**
 * Records a job inside the caller's transaction: it exists exactly when that transaction commits.
 *
 * @throws ZodError when the payload does not fit the job's schema.
 */
export const enqueue = async <T extends z.ZodType>(
  tx: Transaction,
  job: Job<T>,
  payload: z.input<T>,
  { jobKey, queue, runAt, turn }: EnqueueOptions = {},
): Promise<void> => {
  await job.payload.parseAsync(payload)
  await tx.execute(sql`
    select from graphile_worker.add_job(
      identifier => ${job.name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts}::int,
      job_key => ${jobKey ?? null}::text,
      priority => ${turn ?? null}::int
    )`)
}

/** A line in which jobs wait, for example those of one school. */
export interface Line {
  readonly kind: 'school' | 'product' | 'others'
  readonly id: number
}

/**
 * Records a job behind those that wait in its line. Lines take turns: the first job of each, then the second of each, so that a crowd in one
 * keeps nobody in another waiting. Those that are recorded at the same moment may get the same place.
 *
 * @param beside a statement that is done with it, in the same round trip
 * @throws ZodError when the payload does not fit the job's schema.
 */
export const enqueueInLine = <T extends z.ZodType>(
  tx: Transaction,
  job: Job<T>,
  payload: z.input<T>,
  line: Line,
  beside?: SQL,
): Promise<void> => enqueueAllInLine(tx, job, [payload], line, beside)

/**
 * The same for several jobs of one kind, one behind the other, in one statement.
 *
 * @throws ZodError when a payload does not fit the job's schema.
 */
export const enqueueAllInLine = async <T extends z.ZodType>(
  tx: Transaction,
  job: Job<T>,
  payloads: readonly z.input<T>[],
  { kind, id }: Line,
  beside?: SQL,
): Promise<void> => {
  for (const payload of payloads) await job.payload.parseAsync(payload)
  // Of fixed width and without signs, so that every collation orders keys by their place.
  const line = `line${kind}${String(id).padStart(12, '0')}`
  await tx.execute(sql`
    with ${beside ? sql`beside as (${beside}),` : sql``} last_waiting as (
      -- Open to below, so that the index answers with its first entry, whatever is estimated.
      select key, priority from graphile_worker._private_jobs
      where key < ${`${line}99999`}::text and run_at <= now() and attempts < max_attempts
      order by key desc limit 1
    ), mine as (
      select least(given.place + coalesce(last.turn, 0), ${lastTurn}::int)::int as turn, given.payload
      from json_array_elements(${JSON.stringify(payloads)}::json) with ordinality as given (payload, place),
        (select max(priority) as turn from last_waiting where key >= ${`${line}00000`}::text) as last
    )
    select from mine, graphile_worker.add_job(
      identifier => ${job.name}::text,
      payload => mine.payload,
      max_attempts => ${job.maxAttempts}::int,
      job_key => ${line}::text || lpad(mine.turn::text, 5, '0') || replace(gen_random_uuid()::text, '-', ''),
      priority => mine.turn
    )`)
}
