import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { phoneAsking } from '@lectern/contract/offers/offer-price'
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
    /** Minor units of the currency; null: it costs nothing. */
    price: moneyColumn(),
    /** ISO 4217; null without a price. */
    currency: text().$type<CurrencyCode>(),
    /** Shown struck through. */
    oldPrice: moneyColumn(),
    promoPrice: moneyColumn(),
    promoUntil: instantColumn(),
    phoneAsking: text().$type<(typeof phoneAsking)[number]>().notNull().default('no'),
    termsUrl: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('offers_code').on(table.schoolId, table.code),
    index().on(table.schoolId),
    check('offers_price_has_currency', sql`(${table.price} is null) = (${table.currency} is null)`),
  ],
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
  price: offers.price,
  currency: offers.currency,
  oldPrice: offers.oldPrice,
  promoPrice: offers.promoPrice,
  promoUntil: offers.promoUntil,
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
