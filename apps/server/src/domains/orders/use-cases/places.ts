import type { Transaction } from '../../../platform/database/pool.ts'
import { returnPlaces } from '../../access/index.ts'
import { takeOfferPlace } from '../../offers/index.ts'
import type { LockedOrder } from '../order-writes.repository.ts'

/** Gives the place of an order back to its offer. The row of the order is held, and is written by the caller. */
export const leavePlace = async (
  tx: Transaction,
  { schoolId, offerId, holdsPlace }: Pick<LockedOrder, 'schoolId' | 'offerId' | 'holdsPlace'>,
): Promise<void> => {
  if (holdsPlace && offerId !== null) await returnPlaces(tx, schoolId, [offerId])
}

/** Takes a place anew for an order that gave its own back. @returns whether there was one */
export const takePlaceAgain = async (
  tx: Transaction,
  { schoolId, offerId }: Pick<LockedOrder, 'schoolId' | 'offerId'>,
): Promise<boolean> => offerId !== null && (await takeOfferPlace(tx, schoolId, offerId)) !== null
