import { courseStatus } from '@lectern/contract/courses/course-status'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import { priceAt } from '@lectern/contract/offers/rules/price-at'
import type { AccessLength } from '@lectern/contract/access/scope'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { listOfferLines, type OfferRow } from './offers.repository.ts'
import { priceOf } from './price-of-offer.ts'
import { isTakenPartIn } from './take-offer.ts'

/** An offer as it is sold. */
export type SoldOffer = Pick<OfferRow, 'id' | 'schoolId' | 'title'>

/** What whoever buys an offer gets: none where there is nothing that people are told of. An archived product takes nobody new. */
export const listSoldProducts = async (
  db: ReadDatabase,
  { schoolId, id }: SoldOffer,
): Promise<{ productId: number; title: string; length: AccessLength | null }[]> => {
  const lines = await listOfferLines(db, schoolId, [id])
  if (!lines.some(({ product }) => isTakenPartIn(product))) return []
  return lines
    .filter(({ product }) => product.statusId !== courseStatus.archived)
    .map(({ product, length }) => ({ productId: product.id, title: product.title, length }))
}

/** What an offer costs at a moment; null: nothing. */
export const priceOfOffer = (offer: OfferRow, now: Date): ShownPrice | null => {
  const price = priceOf(offer)
  return price && priceAt(price, now)
}
