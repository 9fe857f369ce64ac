import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import type { PlanDraft } from '@lectern/contract/offers/offer-plan'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import * as planStore from './plans.repository.ts'

const columnsOf = (plan: PlanDraft, position: number): planStore.PlanColumns => ({
  title: plan.title,
  note: plan.note,
  scheme: plan.scheme,
  amount: fromWire(plan.amount),
  oldAmount: plan.old_amount === null ? null : fromWire(plan.old_amount),
  promoAmount: plan.promo && fromWire(plan.promo.amount),
  promoUntil: plan.promo?.until ? new Date(plan.promo.until) : null,
  promoPlaces: plan.promo?.places ?? null,
  productIds: plan.product_ids,
  length: plan.length,
  isOn: plan.is_on,
  position,
})

/**
 * Writes the plans of an offer whose row is held, in their order. Those that are not named are removed, and stay for the orders that name
 * them.
 *
 * @throws CallError foreign_plan (422) for a plan of another offer
 */
export const keepPlans = async (
  tx: Transaction,
  place: { readonly schoolId: SchoolId; readonly offerId: number },
  plans: readonly PlanDraft[],
  now: Date,
): Promise<void> => {
  const { schoolId, offerId } = place
  const known = await planStore.listPlanIds(tx, schoolId, offerId)
  const kept: number[] = []
  for (const [position, plan] of plans.entries()) {
    const columns = columnsOf(plan, position)
    if (plan.id === null) kept.push(await planStore.insertPlan(tx, { ...columns, ...place }))
    else if (known.has(plan.id)) {
      await planStore.updatePlan(tx, schoolId, plan.id, columns)
      kept.push(plan.id)
    } else throw new CallError('foreign_plan', { fields: { [`plans.${position}.id`]: ['foreign_plan'] } })
  }
  await planStore.removeOtherPlans(tx, place, kept, now)
}

/**
 * Refuses plans that open what their offer does not.
 *
 * @throws CallError foreign_product (422)
 */
export const refuseForeignProducts = (
  plans: readonly Pick<PlanDraft, 'product_ids'>[],
  productIds: readonly number[],
): void => {
  const wrong = plans.findIndex(({ product_ids: ids }) => ids?.some((id) => !productIds.includes(id)))
  if (wrong !== -1)
    throw new CallError('foreign_product', {
      fields: { [`plans.${wrong}.product_ids`]: ['foreign_product'] },
    })
}
