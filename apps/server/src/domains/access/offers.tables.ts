import type { GrantOrigin } from '@lectern/contract/access/access'
import type { AccessChangeDetails, AccessChangeKind } from '@lectern/contract/access/access-change'
import type { OfferStatusId } from '@lectern/contract/access/offer'
import type { AccessLength, OfferContent, OfferDelays } from '@lectern/contract/access/offer-content'
import type { OfferDistribution } from '@lectern/contract/access/offer-distribution'
import {
  boolean,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../../platform/database/sql.ts'
import { products } from './access.tables.ts'

/** Ways into products: what each opens, for how long, and on which terms. */
export const offers = pgTable(
  'offers',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    /** In the address of its page. */
    code: text().notNull(),
    title: text().notNull(),
    /** Shown to learners in the place of the title; null: the title. */
    titleAlternative: text(),
    description: text().notNull().default(''),
    statusId: smallint().$type<OfferStatusId>().notNull(),
    /** Whether people take it by themselves; else the school gives it. */
    isSelfService: boolean().notNull(),
    saleStartsAt: instantColumn(),
    saleEndsAt: instantColumn(),
    /** Null: without a limit. */
    placesTotal: integer(),
    /** Taken by people themselves. */
    placesTaken: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [uniqueIndex('offers_code').on(table.schoolId, table.code), index().on(table.schoolId)],
)

export const offersColumns = {
  id: offers.id,
  schoolId: offers.schoolId,
  code: offers.code,
  title: offers.title,
  titleAlternative: offers.titleAlternative,
  description: offers.description,
  statusId: offers.statusId,
  isSelfService: offers.isSelfService,
  saleStartsAt: offers.saleStartsAt,
  saleEndsAt: offers.saleEndsAt,
  placesTotal: offers.placesTotal,
  placesTaken: offers.placesTaken,
  createdAt: offers.createdAt,
  updatedAt: offers.updatedAt,
  deletedAt: offers.deletedAt,
}

/** What each offer opens of each product. */
export const offerProducts = pgTable(
  'offer_products',
  {
    offerId: reference()
      .notNull()
      .references(() => offers.id),
    productId: reference()
      .notNull()
      .references(() => products.id),
    schoolId: schoolReference().notNull(),
    position: integer().notNull(),
    content: jsonColumn<OfferContent>().notNull(),
    /** The highest number of a lesson when the content was saved: what is higher is new. */
    knownLessonId: reference().notNull(),
    delays: jsonColumn<OfferDelays>(),
    length: jsonColumn<AccessLength>(),
    skipsCheckpoints: boolean().notNull().default(false),
    /** Null: learners are given to assistants by hand. */
    distribution: jsonColumn<OfferDistribution>(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.productId] }),
    index().on(table.productId),
    index().on(table.schoolId),
  ],
)

/** Every access that somebody was given to a product. */
export const accessGrants = pgTable(
  'access_grants',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productId: reference()
      .notNull()
      .references(() => products.id),
    userId: reference().notNull(),
    /** Null: everything, given without an offer. */
    offerId: reference().references(() => offers.id),
    origin: text().$type<GrantOrigin>().notNull(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    /** Who of the staff gave it; null: nobody did. */
    createdBy: reference(),
    revokedAt: instantColumn(),
  },
  (table) => [
    index().on(table.productId, table.userId),
    index().on(table.userId),
    index().on(table.schoolId),
    index().on(table.endsAt),
    index().on(table.offerId),
    // Whoever takes an offer twice has it once.
    uniqueIndex('access_grants_taken_once')
      .on(table.offerId, table.productId, table.userId)
      .where(sql`origin = 'free' and revoked_at is null and offer_id is not null`),
  ],
)

/** What was done to somebody's access, and by whom. Nothing here is changed later. */
export const accessChanges = pgTable(
  'access_changes',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productId: reference()
      .notNull()
      .references(() => products.id),
    userId: reference().notNull(),
    /** Null: the person, or the clock. */
    actorId: reference(),
    kind: text().$type<AccessChangeKind>().notNull(),
    details: jsonColumn<AccessChangeDetails>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index().on(table.productId, table.userId, table.id), index().on(table.schoolId)],
)
