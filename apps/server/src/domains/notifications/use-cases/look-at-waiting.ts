import { courseStatus } from '@lectern/contract/courses/course-status'
import type { Database } from '../../../platform/database/pool.ts'
import type { JobContext } from '../../../platform/queue/job.ts'
import { listAwaited, listWaiting } from '../../access/index.ts'
import { createSales } from '../../offers/index.ts'
import { tell } from './tell.ts'
import { findProduct } from '../../products/index.ts'

/** Told in one transaction. */
const atOnce = 500

/** Tells those on waiting lists of products that can be had now; everybody once for each time that they wait. */
export const lookAtWaitingLists = async (
  db: Database,
  { clock, signal }: Pick<JobContext, 'clock' | 'signal'>,
): Promise<void> => {
  const sales = createSales({ db, clock })
  for (const { schoolId, productId } of await listAwaited(db)) {
    if (signal?.aborted) return
    const product = await findProduct(db, schoolId, productId)
    if (product?.statusId !== courseStatus.published) continue
    if (!(await sales.isOnSale(product, clock.now()))) continue
    for (let after = 0; ;) {
      const people = await listWaiting(db, { schoolId, productId }, { after, limit: atOnce })
      await db.transaction((tx) =>
        tell(
          tx,
          schoolId,
          people.map(({ userId, since }) => ({
            userId,
            kind: 'place_opened',
            params: { product_id: productId },
            eventKey: `place_opened/${productId}/${since.toISOString()}`,
          })),
          clock.now(),
        ),
      )
      const last = people.at(-1)
      if (!last || people.length < atOnce) break
      after = last.userId
    }
  }
}
