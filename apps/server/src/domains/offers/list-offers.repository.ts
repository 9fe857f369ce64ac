import { offerStatus, type OfferStatusId } from '@lectern/contract/offers/offer'
import { holdsWords } from '../../platform/database/holds-words.ts'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { accessGrants, offerProducts, offers, offersColumns } from '../access/index.ts'
import type { ProductChoice } from '../teams/index.ts'

/** Which offers are listed. */
export interface OfferFilter {
  readonly page: number
  readonly per_page: number
  /** A part of one of the titles. */
  readonly query?: string | undefined
  /** Those that open one of these; none named: all. */
  readonly productIds: readonly number[]
  /** In one of these states. */
  readonly statusIds: readonly OfferStatusId[]
  /** Those that people take by themselves alone. */
  readonly isSelfService?: true | undefined
}

const ofSchool = (schoolId: SchoolId) => and(eq(offers.schoolId, schoolId), isNull(offers.deletedAt))

const opensOneOf = (schoolId: SchoolId, productIds: readonly number[]): SQL | undefined =>
  productIds.length === 0
    ? undefined
    : sql`exists (select 1 from ${offerProducts} where ${offerProducts.offerId} = ${offers.id}
        and ${offerProducts.schoolId} = ${schoolId} and ${inArray(offerProducts.productId, [...productIds])})`

const hasWords = (query: string | undefined): SQL | undefined => {
  if (!query) return undefined
  return or(holdsWords(offers.title, query), holdsWords(offers.titleAlternative, query))
}

/** One page of the offers of a school, the latest first. */
export const listOffers = async (db: ReadDatabase, schoolId: SchoolId, filter: OfferFilter) => {
  const isWanted = and(
    ofSchool(schoolId),
    inArray(offers.statusId, [...filter.statusIds]),
    filter.isSelfService && eq(offers.isSelfService, true),
    hasWords(filter.query),
    opensOneOf(schoolId, filter.productIds),
  )
  const rows = await db
    .select(offersColumns)
    .from(offers)
    .where(isWanted)
    .orderBy(desc(offers.id))
    .limit(filter.per_page)
    .offset((filter.page - 1) * filter.per_page)
  return { rows, total: await db.$count(offers, isWanted) }
}

/** How many people have access by each of some offers. */
export const countOfferHolders = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  if (offerIds.length === 0) return new Map()
  const rows = await db
    .select({
      offerId: accessGrants.offerId,
      people: sql<number>`count(distinct ${accessGrants.userId})::int`,
    })
    .from(accessGrants)
    .where(
      and(
        eq(accessGrants.schoolId, schoolId),
        inArray(accessGrants.offerId, [...offerIds]),
        isNull(accessGrants.revokedAt),
      ),
    )
    .groupBy(accessGrants.offerId)
  return new Map(rows.flatMap(({ offerId, people }) => (offerId === null ? [] : [[offerId, people]])))
}

/** The offer at an address of the school. */
export const findOfferByCode = async (db: ReadDatabase, schoolId: SchoolId, code: string) => {
  const [row] = await db
    .select(offersColumns)
    .from(offers)
    .where(and(eq(offers.code, code), ofSchool(schoolId)))
  return row ?? null
}

const selfServed = (schoolId: SchoolId) =>
  and(ofSchool(schoolId), eq(offers.statusId, offerStatus.published), eq(offers.isSelfService, true))

const takenByPeople = (schoolId: SchoolId, productId: number) =>
  and(selfServed(schoolId), opensOneOf(schoolId, [productId]))

/** Published offers that people take by themselves and that open a product, the latest first. */
export const listOffersOfProduct = (db: ReadDatabase, schoolId: SchoolId, productId: number, limit: number) =>
  db
    .select(offersColumns)
    .from(offers)
    .where(takenByPeople(schoolId, productId))
    .orderBy(desc(offers.id))
    .limit(limit)

/** The same of several products, each offer with every one of them that it opens. */
export const listOffersOfProducts = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  productIds: readonly number[],
  limit: number,
) =>
  productIds.length === 0
    ? []
    : db
        .select({ productId: offerProducts.productId, offer: offersColumns })
        .from(offerProducts)
        .innerJoin(offers, eq(offers.id, offerProducts.offerId))
        .where(
          and(
            selfServed(schoolId),
            eq(offerProducts.schoolId, schoolId),
            inArray(offerProducts.productId, [...productIds]),
          ),
        )
        .orderBy(desc(offers.id))
        .limit(limit)

/** Of all of them, what tells whether they can be taken now. */
export const listSaleTerms = (db: ReadDatabase, schoolId: SchoolId, productId: number) =>
  db
    .select({
      statusId: offers.statusId,
      isSelfService: offers.isSelfService,
      saleStartsAt: offers.saleStartsAt,
      saleEndsAt: offers.saleEndsAt,
      placesTotal: offers.placesTotal,
      placesTaken: offers.placesTaken,
    })
    .from(offers)
    .where(takenByPeople(schoolId, productId))

/** The offers that open some products, by name. */
export const listOfferChoices = (db: ReadDatabase, { schoolId, productIds }: ProductChoice, limit: number) =>
  db
    .select({ id: offers.id, name: offers.title })
    .from(offers)
    .where(
      and(
        eq(offers.schoolId, schoolId),
        isNull(offers.deletedAt),
        productIds &&
          inArray(
            offers.id,
            db
              .select({ id: offerProducts.offerId })
              .from(offerProducts)
              .where(
                and(eq(offerProducts.schoolId, schoolId), inArray(offerProducts.productId, [...productIds])),
              ),
          ),
      ),
    )
    .orderBy(asc(offers.title), asc(offers.id))
    .limit(limit)

export const countOffers = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(offers, ofSchool(schoolId))

/** Lets one transaction at a time add offers to a school. */
export const lockOffers = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `access.offers/${schoolId}`)

/** Holds an offer until the transaction ends, so that two changes are taken one after the other. */
export const lockOffer = async (tx: Transaction, schoolId: SchoolId, offerId: number) => {
  const [row] = await tx
    .select(offersColumns)
    .from(offers)
    .where(and(eq(offers.id, offerId), ofSchool(schoolId)))
    .for('update')
  return row ?? null
}

type OfferColumns = Omit<typeof offers.$inferInsert, 'id' | 'schoolId' | 'code' | 'createdAt'>
type Written = { readonly [Column in keyof OfferColumns]?: OfferColumns[Column] | undefined }

/** Writes what is named; the rest stays. */
export const updateOffer = async (
  tx: Transaction,
  schoolId: SchoolId,
  offerId: number,
  change: Written,
): Promise<void> => {
  await tx
    .update(offers)
    .set(change)
    .where(and(eq(offers.id, offerId), eq(offers.schoolId, schoolId)))
}
