import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { PlanScheme, phoneAsking } from '@lectern/contract/offers/offer-price'
import type { OfferStatusId } from '@lectern/contract/offers/offer'
import type { AccessLength, OfferContent, OfferDelays } from '@lectern/contract/access/scope'
import type { OfferDistribution } from '@lectern/contract/teams/distribution'
import {
  boolean,
  check,
  index,
  instantColumn,
  integer,
  jsonColumn,
  moneyColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  smallint,
  sql,
  text,
  uniqueIndex,
} from '../../../platform/database/sql.ts'
import { products } from '../../products/products.tables.ts'

/**
 * Ways into products: what each opens, for how long, and on which terms. The domain `offers` writes these rows; the tables are here
 * because accesses name an offer by a foreign key.
 */
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
    /** ISO 4217, of all its plans; null without a plan. */
    currency: text().$type<CurrencyCode>(),
    phoneAsking: text().$type<(typeof phoneAsking)[number]>().notNull().default('no'),
    termsUrl: text(),
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
  currency: offers.currency,
  phoneAsking: offers.phoneAsking,
  termsUrl: offers.termsUrl,
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

/** Ways to pay an offer. One that was removed stays: orders name it. */
export const offerPlans = pgTable(
  'offer_plans',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    offerId: reference()
      .notNull()
      .references(() => offers.id),
    /** Empty: the words of its scheme. */
    title: text().notNull().default(''),
    note: text().notNull().default(''),
    scheme: text().$type<PlanScheme>().notNull(),
    /** Minor units of the currency of the offer. */
    amount: moneyColumn().notNull(),
    /** Shown struck through. */
    oldAmount: moneyColumn(),
    promoAmount: moneyColumn(),
    promoUntil: instantColumn(),
    promoPlaces: integer(),
    /** Orders that stand at the promo price. */
    promoTaken: integer().notNull().default(0),
    /** Null: all products of the offer. */
    productIds: jsonColumn<readonly number[]>(),
    /** Null: as the offer says of each product. */
    length: jsonColumn<AccessLength>(),
    isOn: boolean().notNull().default(true),
    position: integer().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    index().on(table.offerId, table.position),
    index().on(table.schoolId),
    check('offer_plans_cost', sql`${table.amount} > 0`),
    check(
      'offer_plans_promo_ends',
      sql`${table.promoAmount} is null or ${table.promoUntil} is not null or ${table.promoPlaces} is not null`,
    ),
  ],
)

export const offerPlansColumns = {
  id: offerPlans.id,
  schoolId: offerPlans.schoolId,
  offerId: offerPlans.offerId,
  title: offerPlans.title,
  note: offerPlans.note,
  scheme: offerPlans.scheme,
  amount: offerPlans.amount,
  oldAmount: offerPlans.oldAmount,
  promoAmount: offerPlans.promoAmount,
  promoUntil: offerPlans.promoUntil,
  promoPlaces: offerPlans.promoPlaces,
  promoTaken: offerPlans.promoTaken,
  productIds: offerPlans.productIds,
  length: offerPlans.length,
  isOn: offerPlans.isOn,
  position: offerPlans.position,
  removedAt: offerPlans.removedAt,
}
