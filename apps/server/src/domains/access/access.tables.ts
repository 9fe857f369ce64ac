import type { Enrolment, SubscriptionState } from '@lectern/contract/access/access'
import {
  boolean,
  index,
  instantColumn,
  numericId,
  pgTable,
  reference,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../../platform/database/sql.ts'

/** What people take part in. A course is one; other kinds join with their work. */
export const products = pgTable(
  'products',
  {
    id: numericId(),
    cabinetId: reference().notNull(),
    productableType: text().$type<'course'>().notNull(),
    title: text().notNull(),
    /** The product's address on the school's site. */
    slug: text().notNull(),
    isPublished: boolean().notNull().default(false),
    enrolment: text().$type<Enrolment>().notNull().default('open'),
    createdAt: instantColumn().notNull(),
    deletedAt: instantColumn(),
  },
  (table) => [
    index().on(table.cabinetId),
    uniqueIndex('products_slug')
      .on(table.cabinetId, table.productableType, table.slug)
      .where(sql`deleted_at is null`),
  ],
)

export const productsColumns = {
  id: products.id,
  cabinetId: products.cabinetId,
  productableType: products.productableType,
  title: products.title,
  slug: products.slug,
  isPublished: products.isPublished,
  enrolment: products.enrolment,
  createdAt: products.createdAt,
  deletedAt: products.deletedAt,
}

/** Who takes part in what, since when and until when. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: numericId(),
    cabinetId: reference().notNull(),
    productId: reference()
      .notNull()
      .references(() => products.id),
    userId: reference().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    source: text().$type<'free' | 'manual'>().notNull(),
    startedAt: instantColumn().notNull(),
    endsAt: instantColumn(),
  },
  (table) => [
    unique('subscriptions_one_per_person').on(table.productId, table.userId),
    index().on(table.userId),
    index().on(table.cabinetId),
  ],
)

export const subscriptionsColumns = {
  id: subscriptions.id,
  cabinetId: subscriptions.cabinetId,
  productId: subscriptions.productId,
  userId: subscriptions.userId,
  state: subscriptions.state,
  source: subscriptions.source,
  startedAt: subscriptions.startedAt,
  endsAt: subscriptions.endsAt,
}
