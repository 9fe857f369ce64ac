import { funnelLimits, type FunnelDraft } from '@lectern/contract/orders/funnels'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listOfferTitles } from '../../offers/index.ts'
import { insertEvent, lockOrder, type OrderPlace, updateOrder } from '../order-writes.repository.ts'
import * as store from './funnels.repository.ts'

/**
 * Adds a funnel, the last of its school.
 *
 * @returns its number
 * @throws CallError too_many_funnels; stage_not_here, invalid_fields (422) for a stage of another funnel or an offer of another school
 */
export const createFunnel = async (
  tx: Transaction,
  schoolId: SchoolId,
  { title, stages, offer_ids: offerIds }: FunnelDraft,
): Promise<number> => {
  await refuseForeignOffers(tx, schoolId, offerIds)
  await store.lockFunnels(tx, schoolId)
  const funnels = await store.listFunnels(tx, schoolId)
  if (funnels.length >= funnelLimits.funnels) throw new CallError('too_many_funnels')
  if (stages.some(({ id }) => id !== null)) throw new CallError('stage_not_here')
  const position = (funnels.at(-1)?.position ?? 0) + 1
  const funnelId = await store.insertFunnel(tx, { schoolId, title, position })
  await store.insertStages(
    tx,
    { schoolId, funnelId },
    stages.map(({ title: name, rule }, index) => ({ title: name, rule, position: index + 1 })),
  )
  await store.writeFunnelOffers(tx, { schoolId, funnelId }, offerIds)
  return funnelId
}

/** @throws CallError invalid_fields (422) for an offer that is none of the school's */
const refuseForeignOffers = async (
  tx: Transaction,
  schoolId: SchoolId,
  offerIds: readonly number[],
): Promise<void> => {
  const known = await listOfferTitles(tx, schoolId, offerIds)
  if (offerIds.some((id) => !known.has(id)))
    throw new CallError('invalid_fields', { fields: { offer_ids: ['invalid_value'] } })
}

interface FunnelPlace {
  readonly schoolId: SchoolId
  readonly id: number
}

/** @throws CallError not_found */
const findFunnel = async (tx: Transaction, { schoolId, id }: FunnelPlace): Promise<store.FunnelRow> =>
  found((await store.listFunnels(tx, schoolId)).find((funnel) => funnel.id === id))

/**
 * Changes a funnel and its stages; orders of a stage that goes move to the first one.
 *
 * @throws CallError not_found; stage_not_here (422)
 */
export const changeFunnel = async (
  tx: Transaction,
  place: FunnelPlace,
  { title, stages, offer_ids: offerIds }: FunnelDraft,
  now: Date,
): Promise<void> => {
  const { schoolId, id: funnelId } = place
  await refuseForeignOffers(tx, schoolId, offerIds)
  await store.lockFunnels(tx, schoolId)
  await findFunnel(tx, place)
  const before = (await store.listStages(tx, schoolId)).filter((stage) => stage.funnelId === funnelId)
  const kept = stages.flatMap(({ id }) => (id === null ? [] : [id]))
  const isForeign = kept.some((id) => !before.some((stage) => stage.id === id))
  if (isForeign || new Set(kept).size < kept.length) throw new CallError('stage_not_here')
  await store.updateFunnel(tx, schoolId, funnelId, title)
  for (const [index, { id, title: name, rule }] of stages.entries()) {
    const words = { title: name, rule, position: index + 1 }
    if (id === null) await store.insertStages(tx, { schoolId, funnelId }, [words])
    else await store.updateStage(tx, schoolId, id, words)
  }
  const gone = before.map(({ id }) => id).filter((id) => !kept.includes(id))
  const first = (await store.listStages(tx, schoolId)).find(
    (stage) => stage.funnelId === funnelId && !gone.includes(stage.id),
  )
  await store.moveAll(tx, schoolId, { from: gone, to: found(first).id }, now)
  await store.deleteStages(tx, schoolId, gone)
  await store.writeFunnelOffers(tx, { schoolId, funnelId }, offerIds)
}

/**
 * Deletes a funnel; its orders go on in the first one that is left.
 *
 * @throws CallError not_found; last_funnel (409)
 */
export const deleteFunnel = async (tx: Transaction, place: FunnelPlace, now: Date): Promise<void> => {
  const { schoolId, id } = place
  await store.lockFunnels(tx, schoolId)
  await findFunnel(tx, place)
  const next = (await store.listFunnels(tx, schoolId)).find((funnel) => funnel.id !== id)
  if (!next) throw new CallError('last_funnel')
  const stages = await store.listStages(tx, schoolId)
  const from = stages.filter((stage) => stage.funnelId === id).map((stage) => stage.id)
  const first = found(stages.find((stage) => stage.funnelId === next.id))
  await store.moveAll(tx, schoolId, { from, to: first.id }, now)
  await store.deleteFunnelRow(tx, schoolId, id)
}

/**
 * Moves an order to another stage of people's work. Nobody moves it by hand into a stage of money, nor back before the one in which it is.
 *
 * @throws CallError not_found; order_moved, stage_of_money (409); stage_not_here (422)
 */
export const moveOrder = async (
  tx: Transaction,
  place: OrderPlace,
  { stageId, seenStageId }: { readonly stageId: number; readonly seenStageId: number },
  { actorId, now }: { readonly actorId: number; readonly now: Date },
): Promise<void> => {
  const order = found(await lockOrder(tx, place))
  const stages = await store.listStages(tx, place.schoolId)
  const next = stages.find(({ id }) => id === stageId)
  if (!next) throw new CallError('stage_not_here')
  if (order.stageId === stageId) return
  if (order.stageId !== seenStageId) throw new CallError('order_moved')
  const current = stages.find(({ id }) => id === seenStageId)
  const isBack =
    current !== undefined &&
    current.rule !== null &&
    current.funnelId === next.funnelId &&
    stages.indexOf(next) < stages.indexOf(current)
  if (next.rule !== null || isBack) throw new CallError('stage_of_money')
  await updateOrder(tx, place, { stageId, stageSince: now })
  await insertEvent(tx, place, { kind: 'moved', actorId, title: next.title }, now)
}
