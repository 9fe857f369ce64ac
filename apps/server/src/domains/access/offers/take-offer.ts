import { endOfAccess } from '@lectern/contract/access/rules/access-length'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { giveAccess } from '../use-cases/change-access.ts'
import { offerClosed } from './offer-closed.ts'
import { hasTakenOffer, listOfferLines, type OfferRow, returnPlaces, takePlace } from './offers.repository.ts'

/** Who takes an offer, and when. */
export interface OfferTaker {
  readonly userId: number
  /** In whose calendar the length of the access is counted: the school's. */
  readonly timeZone: string
  readonly now: Date
}

/**
 * Gives somebody who asks for it what an offer opens, and takes one of its places. Taking it again changes nothing.
 *
 * @throws CallError offer_closed (409) when it cannot be taken now
 */
export const takeOffer = async (
  tx: Transaction,
  offer: OfferRow,
  { userId, timeZone, now }: OfferTaker,
): Promise<void> => {
  if (await hasTakenOffer(tx, offer.schoolId, offer.id, userId)) return
  if (offerClosed(offer, now) !== null) throw new CallError('offer_closed')
  const hasPlace = await takePlace(tx, offer.schoolId, offer.id)
  // Whoever asked twice at once has waited for the place, and has the offer by now.
  if (await hasTakenOffer(tx, offer.schoolId, offer.id, userId)) {
    if (hasPlace) await returnPlaces(tx, offer.schoolId, [offer.id])
    return
  }
  if (!hasPlace) throw new CallError('offer_closed')
  for (const { product, length } of await listOfferLines(tx, offer.schoolId, [offer.id]))
    await giveAccess(
      tx,
      { product, userId, actorId: null, now },
      { offerId: offer.id, origin: 'free', startsAt: null, endsAt: endOfAccess(length, now, timeZone) },
    )
}
