import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, lt, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { products, productsColumns } from '../access.tables.ts'
import { accessGrants, offerProducts, offers, offersColumns } from '../offers.tables.ts'

/** What an offer opens of one product. */
export type OfferLine = Pick<
  typeof offerProducts.$inferInsert,
  'productId' | 'content' | 'knownLessonId' | 'delays' | 'length' | 'skipsCheckpoints' | 'distribution'
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

/** An offer that nobody deletes or changes before the transaction ends; its places are taken meanwhile. */
export const keepOffer = async (tx: Transaction, schoolId: SchoolId, offerId: number) => {
  const [row] = await tx
    .select(offersColumns)
    .from(offers)
    .where(and(eq(offers.id, offerId), isThere(schoolId)))
    .for('key share')
  return row ?? null
}

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
      distribution: offerProducts.distribution,
      product: productsColumns,
    })
    .from(offerProducts)
    .innerJoin(products, and(eq(products.id, offerProducts.productId), isNull(products.deletedAt)))
    .where(and(eq(offerProducts.schoolId, schoolId), inArray(offerProducts.offerId, [...offerIds])))
    .orderBy(asc(offerProducts.offerId), asc(offerProducts.position))
}
export type OfferLineRow = Awaited<ReturnType<typeof listOfferLines>>[number]

/** To which assistants an offer brings those who join one of its products. */
export const findOfferDistribution = async (
  db: ReadDatabase,
  { schoolId, productId, offerId }: { schoolId: SchoolId; productId: number; offerId: number },
) => {
  const [row] = await db
    .select({ distribution: offerProducts.distribution })
    .from(offerProducts)
    .where(
      and(
        eq(offerProducts.schoolId, schoolId),
        eq(offerProducts.productId, productId),
        eq(offerProducts.offerId, offerId),
      ),
    )
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

/** The products of some offers, each in its place, without what is open of them. */
export const listOfferedProducts = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  offerIds: readonly number[],
) => {
  if (offerIds.length === 0) return []
  return db
    .select({
      offerId: offerProducts.offerId,
      product: { id: products.id, title: products.title, typeId: products.typeId },
    })
    .from(offerProducts)
    .innerJoin(products, and(eq(products.id, offerProducts.productId), isNull(products.deletedAt)))
    .where(and(eq(offerProducts.schoolId, schoolId), inArray(offerProducts.offerId, [...offerIds])))
    .orderBy(asc(offerProducts.offerId), asc(offerProducts.position))
}

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

/**
 * Takes one place of an offer. Who asks at the same time, or changes the offer, waits until the transaction ends.
 *
 * @returns the offer as it is now, with the place; null where there was none
 */
export const takePlace = async (
  tx: Transaction,
  schoolId: SchoolId,
  offerId: number,
): Promise<OfferRow | null> => {
  const [row] = await tx
    .update(offers)
    .set({ placesTaken: sql`${offers.placesTaken} + 1` })
    .where(
      and(
        eq(offers.id, offerId),
        isThere(schoolId),
        or(isNull(offers.placesTotal), lt(offers.placesTaken, offers.placesTotal)),
      ),
    )
    .returning(offersColumns)
  return row ?? null
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
