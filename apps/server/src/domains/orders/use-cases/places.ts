import { orderLimits } from '@lectern/contract/orders/order-limits'
import type { PaymentMethod } from '@lectern/contract/orders/buyer-order'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { returnPlaces } from '../../access/index.ts'
import { countPromoPlace, findOffer, type OfferRow, takeOfferPlace } from '../../offers/index.ts'
import { type LockedOrder, updateOrder } from '../order-writes.repository.ts'

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

/** Counts an order among those at the promo price of its plan, or no more, when it was placed at that price. */
export const countAtPromo = async (
  tx: Transaction,
  { schoolId, planId, isPromo }: Pick<LockedOrder, 'schoolId' | 'planId' | 'isPromo'>,
  by: 1 | -1,
): Promise<void> => {
  if (isPromo && planId !== null) await countPromoPlace(tx, schoolId, planId, by)
}

/**
 * Until when the place of an unpaid order is held that is paid in one way from now on: some minutes for a payment provider, and as long as
 * the order waits where the school takes the money by itself, or where there are places for everybody.
 */
export const placeEnd = (
  offer: Pick<OfferRow, 'placesTotal'> | null,
  kind: PaymentMethod['kind'] | null,
  now: Date,
): Date | null =>
  kind === 'provider' && offer !== null && offer.placesTotal !== null
    ? new Date(now.getTime() + orderLimits.placeMinutes * 60_000)
    : null

/**
 * Holds the place of an order for as long as its way to pay takes, and takes one anew where its own went back. The row of the order is held;
 * an order of which something is paid keeps what it has.
 *
 * @returns until when; null: for as long as the order waits
 * @throws CallError sold_out, offer_closed (409)
 */
export const keepPlace = async (
  tx: Transaction,
  order: LockedOrder,
  kind: PaymentMethod['kind'],
  now: Date,
): Promise<Date | null> => {
  const { schoolId, offerId, holdsPlace, paidStatus, id: orderId } = order
  if (offerId === null || paidStatus !== 'unpaid') return null
  const known = await findOffer(tx, schoolId, offerId)
  if (!holdsPlace && !(await takePlaceAgain(tx, order)))
    throw new CallError(known === null ? 'offer_closed' : 'sold_out')
  const placeUntil = placeEnd(known, kind, now)
  await updateOrder(tx, { schoolId, orderId }, { holdsPlace: true, placeUntil })
  return placeUntil
}
