import type { Database } from '../../../platform/database/pool.ts'
import type { JobContext } from '../../../platform/queue/job.ts'
import * as repository from '../watches.repository.ts'
import { lookAt } from './look-at.ts'

/** A product that could not be looked at is tried again after so long, and holds up no other. */
const laterAfter_ms = 10 * 60 * 1000

/** Looks at everybody to whom something happens by the clock, in pieces; schools take turns, and processes share the work. */
export const lookAtAllDue = async (
  db: Database,
  { clock, log, signal }: Pick<JobContext, 'clock' | 'log' | 'signal'>,
): Promise<void> => {
  for (;;) {
    let looked = 0
    for (const place of await repository.listDueWatches(db, clock.now())) {
      if (signal?.aborted) return
      const now = clock.now()
      try {
        looked += await db.transaction((tx) => lookAt(tx, place, { now, because: 'clock' }))
      } catch (error) {
        log.error({ err: error, product: place.productId }, 'openings of a product were not looked at')
        const later = new Date(now.getTime() + laterAfter_ms)
        await repository.putOff(db, place, later)
      }
    }
    if (looked === 0) return
  }
}
