import { type OfferClosedReason, offerStatus } from '@lectern/contract/offers/offer'
import type { OfferRow } from './offers.repository.ts'

/** Why people cannot take an offer now; null: they can. */
export const offerClosed = (
  offer: Pick<
    OfferRow,
    'statusId' | 'isSelfService' | 'saleStartsAt' | 'saleEndsAt' | 'placesTotal' | 'placesTaken'
  >,
  now: Date,
): OfferClosedReason | null => {
  if (offer.statusId !== offerStatus.published || !offer.isSelfService) return 'not_for_sale'
  if (offer.saleStartsAt && offer.saleStartsAt > now) return 'not_started'
  if (offer.saleEndsAt && offer.saleEndsAt <= now) return 'ended'
  return offer.placesTotal !== null && offer.placesTaken >= offer.placesTotal ? 'no_places' : null
}
