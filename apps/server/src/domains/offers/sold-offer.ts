import { courseStatus } from '@lectern/contract/courses/course-status'
import type { AccessLength } from '@lectern/contract/access/scope'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import { isPromo } from '@lectern/contract/offers/rules/price-at'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { CallError } from '../../platform/http/call-error.ts'
import { listOfferLines, type OfferRow } from './offers.repository.ts'
import { listPlans, type PlanRow, takePromoPlace } from './plans/plans.repository.ts'
import { opensProduct, priceOfPlan } from './plans/present-plan.ts'
import { isTakenPartIn } from './take-offer.ts'

/** A product that a line of an order opens. */
export interface SoldProduct {
  readonly productId: number
  readonly title: string
  readonly length: AccessLength | null
}

/** A plan of an offer as it is sold at one moment. */
export interface SoldPlan {
  readonly offer: OfferRow
  readonly plan: PlanRow
  readonly price: ShownPrice
  /** What a line of an order is called: with the plan, where there are several. */
  readonly title: string
}

/** Which plan is sold: one that is named, or else the first one that is on. */
interface PlanChoice {
  readonly planId: number | null
  /** Whether one that is off is sold too: the staff may, buyers may not. */
  readonly isOffTaken?: boolean
}

/** A plan of an offer, to be sold; null: the offer has no such plan, or buyers may not choose it. */
export const findSoldPlan = async (
  db: ReadDatabase,
  offer: OfferRow,
  { planId, isOffTaken = false }: PlanChoice,
  now: Date,
): Promise<SoldPlan | null> => {
  const plans = await listPlans(db, offer.schoolId, [offer.id])
  const plan = plans.find(
    ({ id, isOn }) => (isOn || (isOffTaken && planId !== null)) && (planId ?? id) === id,
  )
  if (plan === undefined || offer.currency === null) return null
  const title = offer.titleAlternative ?? offer.title
  const isNamed = plan.title !== '' && plans.length > 1
  return {
    ...{ offer, plan, price: priceOfPlan(offer.currency, plan, now) },
    title: isNamed ? `${title} · ${plan.title}` : title,
  }
}

/** What whoever buys a plan gets: none where there is nothing that people are told of. An archived product takes nobody new. */
export const listSoldProducts = async (
  db: ReadDatabase,
  { offer: { schoolId, id }, plan }: Pick<SoldPlan, 'offer' | 'plan'>,
): Promise<SoldProduct[]> => {
  const lines = (await listOfferLines(db, schoolId, [id])).filter(({ product }) =>
    opensProduct(plan, product.id),
  )
  if (!lines.some(({ product }) => isTakenPartIn(product))) return []
  return lines
    .filter(({ product }) => product.statusId !== courseStatus.archived)
    .map(({ product, length }) => ({
      productId: product.id,
      title: product.title,
      length: plan.length ?? length,
    }))
}

/**
 * Holds the price at which a plan is sold, of an offer whose row is held: nobody changes it before the transaction ends, and an order at the
 * promo price counts among those.
 *
 * @param amount what it is sold at; another amount than its price is agreed on by hand, and counts nowhere
 * @returns whether it counts among those at the promo price
 * @throws CallError price_changed (409) when the plan costs something else by now
 */
export const holdPrice = async (
  tx: Transaction,
  { offer, plan, price }: SoldPlan,
  amount: number,
  now: Date,
): Promise<boolean> => {
  if (amount !== price.amount) return false
  const still = await findSoldPlan(tx, offer, { planId: plan.id, isOffTaken: true }, now)
  const isSame = still?.price.amount === amount && still.price.currency === price.currency
  if (isSame && (!isPromo(still.price) || (await takePromoPlace(tx, offer.schoolId, plan.id, now))))
    return isPromo(still.price)
  throw priceChanged(still?.price ?? null, price.currency)
}

/** What tells a buyer that it costs something else by now. */
export const priceChanged = (
  price: Pick<ShownPrice, 'amount' | 'currency'> | null,
  currency: string,
): CallError =>
  new CallError('price_changed', {
    params: { amount: price?.amount ?? 0, currency: price?.currency ?? currency },
  })
