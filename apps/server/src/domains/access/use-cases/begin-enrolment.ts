import type { Transaction } from '../../../platform/database/pool.ts'
import { type AccessPlace, insertEnrolment, lockEnrolment } from '../grants.repository.ts'

/**
 * Holds the row of a person and a product, which is made where it is missing and goes again when the offer cannot be taken.
 *
 * @returns whether it was missing
 */
export const beginEnrolment = async (tx: Transaction, place: AccessPlace, now: Date): Promise<boolean> => {
  const begun = { state: 'active', source: 'free', startedAt: now } as const
  const isBegun = await insertEnrolment(tx, place, begun, now)
  await lockEnrolment(tx, place)
  return isBegun
}
