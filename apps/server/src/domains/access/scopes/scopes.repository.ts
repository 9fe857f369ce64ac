import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { accessGrants } from '../grants.tables.ts'
import { offerProducts, offers } from './scopes.tables.ts'

/** What one offer opens of one product. */
interface ScopePlace {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly offerId: number
}

const isAt = ({ schoolId, productId, offerId }: ScopePlace) =>
  and(
    eq(offerProducts.schoolId, schoolId),
    eq(offerProducts.productId, productId),
    eq(offerProducts.offerId, offerId),
  )

/** What an offer opens of a product, and for how long; null where it was deleted, or does not open it. */
export const findScope = async (db: ReadDatabase, place: ScopePlace) => {
  const [row] = await db
    .select({
      content: offerProducts.content,
      knownLessonId: offerProducts.knownLessonId,
      delays: offerProducts.delays,
      length: offerProducts.length,
      skipsCheckpoints: offerProducts.skipsCheckpoints,
    })
    .from(offerProducts)
    .innerJoin(offers, and(eq(offers.id, offerProducts.offerId), isNull(offers.deletedAt)))
    .where(isAt(place))
  return row ?? null
}

/** To which assistants an offer brings those who join one of its products. */
export const findOfferDistribution = async (db: ReadDatabase, place: ScopePlace) => {
  const [row] = await db
    .select({ distribution: offerProducts.distribution })
    .from(offerProducts)
    .where(isAt(place))
  return row?.distribution ?? null
}

/** What some offers open of one product; those that do not open it are left out. */
export const listLinesOfProduct = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productId: number,
  offerIds: readonly number[],
) => {
  if (offerIds.length === 0) return []
  return db
    .select({
      offerId: offerProducts.offerId,
      content: offerProducts.content,
      knownLessonId: offerProducts.knownLessonId,
    })
    .from(offerProducts)
    .where(
      and(
        eq(offerProducts.schoolId, schoolId),
        eq(offerProducts.productId, productId),
        inArray(offerProducts.offerId, [...offerIds]),
      ),
    )
}

/** Whether somebody has taken an offer and still has it. */
export const hasTakenOffer = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  offerId: number,
  userId: number,
): Promise<boolean> =>
  (await db.$count(
    accessGrants,
    and(
      eq(accessGrants.schoolId, schoolId),
      eq(accessGrants.offerId, offerId),
      eq(accessGrants.userId, userId),
      isNull(accessGrants.revokedAt),
    ),
  )) > 0

/** Products that an order opens to somebody now, and whether another access opens each of them as well. */
export const listOrderGrants = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  orderId: number,
): Promise<{ productId: number; userId: number; isKept: boolean }[]> =>
  db
    .select({
      productId: accessGrants.productId,
      userId: accessGrants.userId,
      // A column of a query over one table is written without the table's name, which would mean the inner one here.
      isKept: sql<boolean>`exists (select 1 from access_grants others where others.school_id = ${schoolId}
        and others.product_id = access_grants.product_id and others.user_id = access_grants.user_id
        and others.revoked_at is null and others.order_id is distinct from ${orderId})`,
    })
    .from(accessGrants)
    .where(
      and(
        eq(accessGrants.schoolId, schoolId),
        eq(accessGrants.orderId, orderId),
        isNull(accessGrants.revokedAt),
      ),
    )
    .orderBy(accessGrants.productId)

/** Gives the places of these offers back, one for each time it is named. */
export const returnPlaces = async (
  tx: Transaction,
  schoolId: SchoolId,
  offerIds: readonly number[],
): Promise<void> => {
  for (const offerId of offerIds.toSorted((a, b) => a - b))
    await tx
      .update(offers)
      .set({ placesTaken: sql`greatest(${offers.placesTaken} - 1, 0)` })
      .where(and(eq(offers.id, offerId), eq(offers.schoolId, schoolId)))
}
