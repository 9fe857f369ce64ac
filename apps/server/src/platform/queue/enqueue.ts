import type { z } from 'zod'
import type { Transaction } from '../database/pool.ts'
import { sql } from '../database/sql.ts'
import type { Job } from './job.ts'

export interface EnqueueOptions {
  /** A waiting job with the same key is replaced, so that there is never more than one. */
  readonly jobKey?: string
  /** Jobs of the same queue are done one after the other, over all processes. */
  readonly queue?: string
  /** Not before; at once unless said otherwise. */
  readonly runAt?: Date
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
  { jobKey, queue, runAt }: EnqueueOptions = {},
): Promise<void> => {
  await job.payload.parseAsync(payload)
  await tx.execute(sql`
    select from graphile_worker.add_job(
      identifier => ${job.name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${job.maxAttempts}::int,
      job_key => ${jobKey ?? null}::text
    )`)
}
