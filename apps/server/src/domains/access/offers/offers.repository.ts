import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, lt, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { products, productsColumns } from '../access.tables.ts'
import { accessGrants, offerProducts, offers, offersColumns } from '../offers.tables.ts'

/** What an offer opens of one product. */
export type OfferLine = Pick<
  typeof offerProducts.$inferInsert,
  'productId' | 'content' | 'knownLessonId' | 'delays' | 'length' | 'skipsCheckpoints'
>

const isThere = (schoolId: SchoolId) => and(eq(offers.schoolId, schoolId), isNull(offers.deletedAt))

export const findOffer = async (db: ReadDatabase, schoolId: SchoolId, offerId: number) => {
  const [row] = await db
    .select(offersColumns)
    .from(offers)
    .where(and(eq(offers.id, offerId), isThere(schoolId)))
  return row ?? null
}
export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOffer>>>

/** What some offers open, each product in its place; products that were removed are left out. */
export const listOfferLines = async (db: ReadDatabase, schoolId: SchoolId, offerIds: readonly number[]) => {
  if (offerIds.length === 0) return []
  return db
    .select({
      offerId: offerProducts.offerId,
      content: offerProducts.content,
      knownLessonId: offerProducts.knownLessonId,
      delays: offerProducts.delays,
      length: offerProducts.length,
      skipsCheckpoints: offerProducts.skipsCheckpoints,
      product: productsColumns,
    })
    .from(offerProducts)
    .innerJoin(products, and(eq(products.id, offerProducts.productId), isNull(products.deletedAt)))
    .where(and(eq(offerProducts.schoolId, schoolId), inArray(offerProducts.offerId, [...offerIds])))
    .orderBy(asc(offerProducts.offerId), asc(offerProducts.position))
}
export type OfferLineRow = Awaited<ReturnType<typeof listOfferLines>>[number]

export const insertOffer = async (
  tx: Transaction,
  offer: Omit<typeof offers.$inferInsert, 'id' | 'schoolId'> & { readonly schoolId: SchoolId },
): Promise<number> => {
  const [row] = await tx.insert(offers).values(offer).returning({ id: offers.id })
  if (!row) throw new Error('The offer was not created.')
  return row.id
}

/** Writes anew what an offer opens. */
export const replaceOfferLines = async (
  tx: Transaction,
  schoolId: SchoolId,
  offerId: number,
  lines: readonly OfferLine[],
): Promise<void> => {
  await tx
    .delete(offerProducts)
    .where(and(eq(offerProducts.offerId, offerId), eq(offerProducts.schoolId, schoolId)))
  if (lines.length > 0)
    await tx
      .insert(offerProducts)
      .values(lines.map((line, position) => ({ ...line, position, offerId, schoolId })))
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

/** Takes one place of an offer. @returns whether there was one; who asks at the same time waits until the transaction ends */
export const takePlace = async (tx: Transaction, schoolId: SchoolId, offerId: number): Promise<boolean> => {
  const rows = await tx
    .update(offers)
    .set({ placesTaken: sql`${offers.placesTaken} + 1` })
    .where(
      and(
        eq(offers.id, offerId),
        eq(offers.schoolId, schoolId),
        or(isNull(offers.placesTotal), lt(offers.placesTaken, offers.placesTotal)),
      ),
    )
    .returning({ id: offers.id })
  return rows.length > 0
}

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
