import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { findEnrolment } from '../access.repository.ts'
import { giveAccess } from './change-access.ts'
import { isOpenToJoin, type ProductRow } from '../../products/index.ts'

/**
 * Lets a person into a product that is open to everybody. Who takes part already, also with an enrolment that is
 * frozen or has ended, stays as they are: joining is no way around that.
 *
 * @throws CallError enrolment_closed (403)
 */
export const joinOpenProduct = async (
  tx: Transaction,
  product: ProductRow,
  userId: number,
  now: Date,
): Promise<void> => {
  const enrolment = await findEnrolment(tx, product.id, userId)
  if (enrolment?.state === 'active') return
  if (!isOpenToJoin(product)) throw new CallError('enrolment_closed')
  const change = { product, userId, actorId: null, now }
  await giveAccess(tx, change, { offerId: null, origin: 'free', startsAt: null, endsAt: null })
}
