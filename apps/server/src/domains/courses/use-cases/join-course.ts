import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceSubscriptionChange, findSubscription, saveSubscription } from '../../access/index.ts'
import type { CourseRow } from '../courses.repository.ts'

/**
 * Lets a person into a course that is open to everybody. Who takes part already, also with a participation that is
 * frozen or has ended, stays as they are: joining is no way around that.
 *
 * @throws CallError enrolment_closed (403)
 */
export const joinCourse = async (
  tx: Transaction,
  { product }: CourseRow,
  userId: number,
  now: Date,
): Promise<void> => {
  const subscription = await findSubscription(tx, product.id, userId)
  if (subscription && subscription.state !== 'revoked') return
  if (product.enrolment !== 'open') throw new CallError('enrolment_closed')
  const place = { cabinetId: product.cabinetId, productId: product.id, userId }
  await saveSubscription(tx, { ...place, source: 'free' }, now)
  await announceSubscriptionChange(tx, userId, product.id)
}
