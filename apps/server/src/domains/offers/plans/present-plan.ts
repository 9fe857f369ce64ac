import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { OfferPlan } from '@lectern/contract/offers/offer-plan'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import { priceAt } from '@lectern/contract/offers/rules/price-at'
import type { PlanRow } from './plans.repository.ts'

/** A plan as the staff see it. */
export const presentPlan = (row: PlanRow): OfferPlan => ({
  id: row.id,
  title: row.title,
  note: row.note,
  scheme: row.scheme,
  amount: toWire(row.amount),
  old_amount: row.oldAmount === null ? null : toWire(row.oldAmount),
  promo:
    row.promoAmount === null
      ? null
      : {
          amount: toWire(row.promoAmount),
          until: row.promoUntil?.toISOString() ?? null,
          places: row.promoPlaces,
        },
  promo_taken: row.promoTaken,
  product_ids: row.productIds === null ? null : [...row.productIds],
  length: row.length,
  is_on: row.isOn,
})

/** What a plan of an offer costs at a moment. */
export const priceOfPlan = (currency: CurrencyCode, row: PlanRow, now: Date): ShownPrice =>
  priceAt(currency, presentPlan(row), now)

/** Whether a plan opens a product of its offer. */
export const opensProduct = ({ productIds }: Pick<PlanRow, 'productIds'>, productId: number): boolean =>
  productIds === null || productIds.includes(productId)
