import type { StageRule } from '@lectern/contract/orders/funnels'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, count, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { orderFunnelOffers, orderFunnels, orders, orderStages } from '../orders.tables.ts'

/** Lets one transaction at a time add and change the funnels of a school. */
export const lockFunnels = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `orders.funnels/${schoolId}`)

/** Funnels of a school in their order; the first one takes what no other asks for. */
export const listFunnels = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ id: orderFunnels.id, title: orderFunnels.title, position: orderFunnels.position })
    .from(orderFunnels)
    .where(eq(orderFunnels.schoolId, schoolId))
    .orderBy(asc(orderFunnels.position), asc(orderFunnels.id))
export type FunnelRow = Awaited<ReturnType<typeof listFunnels>>[number]

const stageColumns = {
  id: orderStages.id,
  funnelId: orderStages.funnelId,
  title: orderStages.title,
  rule: orderStages.rule,
}

/** Stages of funnels of a school, each funnel's in their order. */
export const listStages = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(stageColumns)
    .from(orderStages)
    .where(eq(orderStages.schoolId, schoolId))
    .orderBy(asc(orderStages.funnelId), asc(orderStages.position), asc(orderStages.id))
export type StageRow = Awaited<ReturnType<typeof listStages>>[number]

/** Titles of some stages of a school. */
export const listStageTitles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: orderStages.id, title: orderStages.title })
    .from(orderStages)
    .where(and(eq(orderStages.schoolId, schoolId), inArray(orderStages.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const listFunnelOffers = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ funnelId: orderFunnelOffers.funnelId, offerId: orderFunnelOffers.offerId })
    .from(orderFunnelOffers)
    .where(eq(orderFunnelOffers.schoolId, schoolId))
    .orderBy(asc(orderFunnelOffers.offerId))

/** The funnel that an offer has for its orders; null: none of its own. */
export const findFunnelOfOffer = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  offerId: number,
): Promise<number | null> => {
  const [row] = await db
    .select({ funnelId: orderFunnelOffers.funnelId })
    .from(orderFunnelOffers)
    .where(and(eq(orderFunnelOffers.schoolId, schoolId), eq(orderFunnelOffers.offerId, offerId)))
  return row?.funnelId ?? null
}

/** How many orders stand in each funnel of a school. */
export const countOrdersByFunnel = async (
  db: ReadDatabase,
  schoolId: SchoolId,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ funnelId: orderStages.funnelId, total: count() })
    .from(orders)
    .innerJoin(orderStages, eq(orderStages.id, orders.stageId))
    .where(eq(orders.schoolId, schoolId))
    .groupBy(orderStages.funnelId)
  return new Map(rows.map(({ funnelId, total }) => [funnelId, total]))
}

export const insertFunnel = async (
  tx: Transaction,
  funnel: { readonly schoolId: SchoolId; readonly title: string; readonly position: number },
): Promise<number> => {
  const [row] = await tx.insert(orderFunnels).values(funnel).returning({ id: orderFunnels.id })
  if (!row) throw new Error('The funnel was not written.')
  return row.id
}

export const updateFunnel = async (
  tx: Transaction,
  schoolId: SchoolId,
  id: number,
  title: string,
): Promise<void> => {
  await tx
    .update(orderFunnels)
    .set({ title })
    .where(and(eq(orderFunnels.schoolId, schoolId), eq(orderFunnels.id, id)))
}

export const deleteFunnelRow = async (tx: Transaction, schoolId: SchoolId, id: number): Promise<void> => {
  await tx.delete(orderFunnels).where(and(eq(orderFunnels.schoolId, schoolId), eq(orderFunnels.id, id)))
}

export interface StageWords {
  readonly title: string
  readonly rule: StageRule | null
  readonly position: number
}

export const insertStages = async (
  tx: Transaction,
  { schoolId, funnelId }: { readonly schoolId: SchoolId; readonly funnelId: number },
  stages: readonly StageWords[],
): Promise<void> => {
  if (stages.length > 0)
    await tx.insert(orderStages).values(stages.map((stage) => ({ ...stage, schoolId, funnelId })))
}

export const updateStage = async (
  tx: Transaction,
  schoolId: SchoolId,
  id: number,
  words: StageWords,
): Promise<void> => {
  await tx
    .update(orderStages)
    .set(words)
    .where(and(eq(orderStages.schoolId, schoolId), eq(orderStages.id, id)))
}

export const deleteStages = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length > 0)
    await tx
      .delete(orderStages)
      .where(and(eq(orderStages.schoolId, schoolId), inArray(orderStages.id, [...ids])))
}

/** Moves every order that stands in some stages to another one. */
export const moveAll = async (
  tx: Transaction,
  schoolId: SchoolId,
  { from, to }: { readonly from: readonly number[]; readonly to: number },
  now: Date,
): Promise<void> => {
  if (from.length > 0)
    await tx
      .update(orders)
      .set({ stageId: to, stageSince: now })
      .where(and(eq(orders.schoolId, schoolId), inArray(orders.stageId, [...from])))
}

/** Gives a funnel the offers whose orders go to it; another funnel that had one of them has it no more. */
export const writeFunnelOffers = async (
  tx: Transaction,
  { schoolId, funnelId }: { readonly schoolId: SchoolId; readonly funnelId: number },
  offerIds: readonly number[],
): Promise<void> => {
  await tx
    .delete(orderFunnelOffers)
    .where(and(eq(orderFunnelOffers.schoolId, schoolId), eq(orderFunnelOffers.funnelId, funnelId)))
  if (offerIds.length > 0)
    await tx
      .insert(orderFunnelOffers)
      .values([...new Set(offerIds)].map((offerId) => ({ schoolId, funnelId, offerId })))
      .onConflictDoUpdate({
        target: [orderFunnelOffers.schoolId, orderFunnelOffers.offerId],
        set: { funnelId: sql`excluded.funnel_id` },
      })
}
