import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { offerPlans, offerPlansColumns } from '../../access/index.ts'

/** Plans of some offers, those of each in their order; removed ones are left out. */
export const listPlans = async (db: ReadDatabase, schoolId: SchoolId, offerIds: readonly number[]) =>
  offerIds.length === 0
    ? []
    : db
        .select(offerPlansColumns)
        .from(offerPlans)
        .where(
          and(
            eq(offerPlans.schoolId, schoolId),
            inArray(offerPlans.offerId, [...offerIds]),
            isNull(offerPlans.removedAt),
          ),
        )
        .orderBy(asc(offerPlans.offerId), asc(offerPlans.position), asc(offerPlans.id))
export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

/** Numbers of all plans that an offer ever had. */
export const listPlanIds = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  offerId: number,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: offerPlans.id })
    .from(offerPlans)
    .where(and(eq(offerPlans.schoolId, schoolId), eq(offerPlans.offerId, offerId)))
    .orderBy(asc(offerPlans.id))
  return new Set(rows.map(({ id }) => id))
}

/** What of a plan its author decides. */
export type PlanColumns = Omit<
  typeof offerPlans.$inferInsert,
  'id' | 'schoolId' | 'offerId' | 'promoTaken' | 'removedAt'
>

export const insertPlan = async (
  tx: Transaction,
  plan: PlanColumns & { readonly schoolId: SchoolId; readonly offerId: number },
): Promise<number> => {
  const [row] = await tx.insert(offerPlans).values(plan).returning({ id: offerPlans.id })
  if (!row) throw new Error('The plan was not created.')
  return row.id
}

/** Writes a plan anew; one that was removed is back. */
export const updatePlan = async (
  tx: Transaction,
  schoolId: SchoolId,
  planId: number,
  plan: PlanColumns,
): Promise<void> => {
  await tx
    .update(offerPlans)
    .set({ ...plan, removedAt: null })
    .where(and(eq(offerPlans.id, planId), eq(offerPlans.schoolId, schoolId)))
}

/** Removes the plans of an offer but some. */
export const removeOtherPlans = async (
  tx: Transaction,
  { schoolId, offerId }: { readonly schoolId: SchoolId; readonly offerId: number },
  keptIds: readonly number[],
  now: Date,
): Promise<void> => {
  await tx
    .update(offerPlans)
    .set({ removedAt: now })
    .where(
      and(
        eq(offerPlans.schoolId, schoolId),
        eq(offerPlans.offerId, offerId),
        isNull(offerPlans.removedAt),
        keptIds.length === 0 ? undefined : notInArray(offerPlans.id, [...keptIds]),
      ),
    )
}

/**
 * Counts one more order at the promo price of a plan. Who asks at the same time waits until the transaction ends.
 *
 * @returns whether the promo price was asked, and had a place
 */
export const takePromoPlace = async (
  tx: Transaction,
  schoolId: SchoolId,
  planId: number,
  now: Date,
): Promise<boolean> => {
  const taken = await tx
    .update(offerPlans)
    .set({ promoTaken: sql`${offerPlans.promoTaken} + 1` })
    .where(
      and(
        eq(offerPlans.id, planId),
        eq(offerPlans.schoolId, schoolId),
        or(isNull(offerPlans.promoUntil), gt(offerPlans.promoUntil, now)),
        or(isNull(offerPlans.promoPlaces), lt(offerPlans.promoTaken, offerPlans.promoPlaces)),
      ),
    )
    .returning({ id: offerPlans.id })
  return taken.length > 0
}

/** Counts one order more, or less, at the promo price, whatever its limit: what an order was placed at, it keeps. */
export const countPromoPlace = async (
  tx: Transaction,
  schoolId: SchoolId,
  planId: number,
  by: 1 | -1,
): Promise<void> => {
  await tx
    .update(offerPlans)
    .set({ promoTaken: sql`greatest(0, ${offerPlans.promoTaken} + ${by}::int)` })
    .where(and(eq(offerPlans.id, planId), eq(offerPlans.schoolId, schoolId)))
}
