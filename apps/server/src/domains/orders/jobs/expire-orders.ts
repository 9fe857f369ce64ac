import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { listExpired } from '../order-writes.repository.ts'
import type { CreditUnpaid } from '../services.ts'
import { closeOrder } from '../use-cases/close-order.ts'

/** Orders of which nothing is paid close when their time is over, and give their places back. */
export const expireOrders = defineJob({
  name: 'orders.expireOrders',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'tasks',
})

/** Orders that one look closes; the next look of the clock goes on. */
const atOnce = 500

export const handleExpireOrders = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  crediting: () => Promise<CreditUnpaid>,
): JobHandler =>
  handleJob(expireOrders, async () => {
    const creditUnpaid = await crediting()
    for (const place of await listExpired(db, clock.now(), atOnce))
      await db
        .transaction((tx) =>
          closeOrder(tx, place, { reason: 'expired' }, { actorId: null, now: clock.now(), creditUnpaid }),
        )
        .catch((error: unknown) => {
          // It was paid, or a payment began, since the look.
          if (!(error instanceof CallError)) throw error
        })
  })
