import type { GrantOrigin } from '@lectern/contract/access/access'
import type { AccessChangeDetails, AccessChangeKind } from '@lectern/contract/access/access-change'
import {
  index,
  instantColumn,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  sql,
  text,
  uniqueIndex,
} from '../../platform/database/sql.ts'
import { offers } from './scopes/scopes.tables.ts'
import { products } from '../products/products.tables.ts'

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
    /** The order that paid for it; null: none. Orders stand above, so nothing here names their table. */
    orderId: reference(),
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
    // A paid order opens each of its products once, however often that is tried.
    uniqueIndex('access_grants_ordered_once')
      .on(table.orderId, table.productId, table.userId)
      .where(sql`order_id is not null and revoked_at is null`),
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
