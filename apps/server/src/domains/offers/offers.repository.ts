import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, lt, or, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { offerProducts, offers, offersColumns } from '../access/index.ts'
import { products, productsColumns } from '../products/index.ts'

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

/** Titles of offers by which accesses were given. */
export const listOfferTitles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (offerIds.length === 0) return new Map()
  const rows = await db
    .select({ id: offers.id, title: offers.title })
    .from(offers)
    .where(and(eq(offers.schoolId, schoolId), inArray(offers.id, [...offerIds])))
    .orderBy(asc(offers.id))
  return new Map(rows.map(({ id, title }) => [id, title]))
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
