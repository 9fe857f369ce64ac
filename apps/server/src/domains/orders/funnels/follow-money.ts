import { defaultFunnels } from '@lectern/contract/orders/rules/default-funnel'
import type { StageRule } from '@lectern/contract/orders/funnels'
import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchool } from '../../schools/index.ts'
import { findOrder, type LockedOrder, type OrderPlace, updateOrder } from '../order-writes.repository.ts'
import * as store from './funnels.repository.ts'

/**
 * The first stage of the funnel in which an order of an offer begins; a school that follows its orders by none gets the usual one, in its
 * language.
 */
export const stageOfNewOrder = async (
  tx: Transaction,
  schoolId: SchoolId,
  offerId: number,
  now: Date,
): Promise<{ stageId: number; stageSince: Date }> => {
  const funnelId =
    (await store.findFunnelOfOffer(tx, schoolId, offerId)) ?? (await ensureFunnel(tx, schoolId))
  const first = (await store.listStages(tx, schoolId)).find((stage) => stage.funnelId === funnelId)
  return { stageId: found(first).id, stageSince: now }
}

/** The first funnel of a school, made where there is none. */
export const ensureFunnel = async (tx: Transaction, schoolId: SchoolId): Promise<number> => {
  const [kept] = await store.listFunnels(tx, schoolId)
  if (kept) return kept.id
  await store.lockFunnels(tx, schoolId)
  const [other] = await store.listFunnels(tx, schoolId)
  if (other) return other.id
  const { languages } = found(await findSchool(tx, schoolId))
  const { title, stages } = defaultFunnels[languages[0] ?? 'en']
  const funnelId = await store.insertFunnel(tx, { schoolId, title, position: 1 })
  await store.insertStages(
    tx,
    { schoolId, funnelId },
    stages.map((stage, index) => ({ ...stage, position: index + 1 })),
  )
  return funnelId
}

/** The stage of money in which an order belongs; null: it is people's work. */
export const ruleOf = ({
  paidStatus,
  cancelledAt,
}: Pick<LockedOrder, 'paidStatus' | 'cancelledAt'>): StageRule | null => {
  if (paidStatus === 'refunded') return 'closed'
  if (paidStatus === 'paid' || paidStatus === 'overpaid' || paidStatus === 'free') return 'paid'
  if (paidStatus === 'partially_refunded') return 'paid'
  if (cancelledAt !== null) return 'closed'
  return paidStatus === 'partial' ? 'paid_in_part' : null
}

/** Moves an order whose row is held to the stage that its money says, where its funnel has one; one that is open again begins anew. */
export const followMoney = async (tx: Transaction, place: OrderPlace, now: Date): Promise<void> => {
  const order = found(await findOrder(tx, place))
  if (order.stageId === null) return
  const all = await store.listStages(tx, place.schoolId)
  const current = all.find(({ id }) => id === order.stageId)
  const stages = all.filter(({ funnelId }) => funnelId === current?.funnelId)
  const rule = ruleOf(order)
  const next =
    rule === null
      ? current?.rule === null
        ? current
        : stages[0]
      : (stages.find((stage) => stage.rule === rule) ?? current)
  if (next && next.id !== order.stageId) await updateOrder(tx, place, { stageId: next.id, stageSince: now })
}
