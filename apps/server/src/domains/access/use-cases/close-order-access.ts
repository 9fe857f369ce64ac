import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findProduct } from '../../products/index.ts'
import { announceEnrolmentChange } from '../enrolment-cache.ts'
import * as repository from '../grants.repository.ts'
import { type ChangedAccess, placeOf, summarise } from './change-access.ts'
import { recordAccessChange } from './record-access-change.ts'

/**
 * Takes away what one order opened of a product. Another access to it stays; what the person wrote, and how far they came, is kept.
 *
 * @returns whether the product is closed to the person now
 */
export const closeOrderAccess = async (
  tx: Transaction,
  change: ChangedAccess,
  orderId: number,
): Promise<boolean> => {
  const { now, actorId, product, userId } = change
  const place = placeOf(change)
  await repository.lockEnrolment(tx, place)
  if ((await repository.revokeOrderGrants(tx, place, orderId, now)) === 0) return false
  const left = await repository.lockEnrolment(tx, place)
  if (left !== null && left.grants.length > 0) {
    await summarise(tx, change)
    const details = { ends_at: (await repository.lockEnrolment(tx, place))?.endsAt?.toISOString() ?? null }
    await recordAccessChange(tx, place, { kind: 'end_changed', details, actorId }, change)
    return false
  }
  await repository.updateEnrolment(tx, place, { state: 'revoked' })
  await announceEnrolmentChange(tx, userId, product)
  await recordAccessChange(tx, place, { kind: 'revoked', details: {}, actorId }, change)
  return true
}

/**
 * Opens again, with the ends that they had, the accesses of an order that were closed at a moment.
 *
 * @returns the products that are open again
 */
export const restoreOrderAccess = async (
  tx: Transaction,
  closed: { readonly schoolId: SchoolId; readonly orderId: number; readonly closedAt: Date },
  { actorId, now }: { readonly actorId: number | null; readonly now: Date },
): Promise<number[]> => {
  const rows = await repository.restoreOrderGrants(tx, closed)
  for (const { productId, userId } of rows) {
    const product = await findProduct(tx, closed.schoolId, productId)
    if (product === null) continue
    const change = { product, userId, actorId, now }
    await summarise(tx, change)
    const place = placeOf(change)
    const ends = (await repository.lockEnrolment(tx, place))?.endsAt ?? null
    const details = { ends_at: ends?.toISOString() ?? null }
    await recordAccessChange(tx, place, { kind: 'end_changed', details, actorId }, change)
  }
  return rows.map(({ productId }) => productId)
}
