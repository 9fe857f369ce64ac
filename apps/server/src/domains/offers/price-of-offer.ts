import type { OfferPrice } from '@lectern/contract/offers/offer-price'
import { fromWire, toWire } from '@lectern/contract/kernel/money/minor-units'
import type { OfferRow } from './offers.repository.ts'

type PriceColumns = Pick<OfferRow, 'price' | 'currency' | 'oldPrice' | 'promoPrice' | 'promoUntil'>

/** What an offer costs, of its columns; null: nothing. */
export const priceOf = ({
  price,
  currency,
  oldPrice,
  promoPrice,
  promoUntil,
}: PriceColumns): OfferPrice | null =>
  price === null || currency === null
    ? null
    : {
        currency,
        amount: toWire(price),
        old_amount: oldPrice === null ? null : toWire(oldPrice),
        promo:
          promoPrice === null || promoUntil === null
            ? null
            : { amount: toWire(promoPrice), until: promoUntil.toISOString() },
      }

/** The columns of a price. */
export const columnsOfPrice = (price: OfferPrice | null): PriceColumns => ({
  price: price && fromWire(price.amount),
  currency: price && price.currency,
  oldPrice: price?.old_amount ? fromWire(price.old_amount) : null,
  promoPrice: price?.promo ? fromWire(price.promo.amount) : null,
  promoUntil: price?.promo ? new Date(price.promo.until) : null,
})
