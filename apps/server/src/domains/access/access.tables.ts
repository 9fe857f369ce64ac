import type { GrantOrigin } from '@lectern/contract/access/access'
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
  unique,
} from '../../platform/database/sql.ts'
import { products } from '../products/products.tables.ts'

/** A time during which somebody's access was frozen; moments in ISO 8601. */
export interface KeptPause {
  readonly from: string
  readonly until: string
}

/**
 * Who takes part in what: one row for a person and a product, over every access that they have to it (`access_grants`). Since when and
 * until when sum these up, for lists; what is open is decided from the accesses themselves.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    productId: reference()
      .notNull()
      .references(() => products.id),
    userId: reference().notNull(),
    /** Frozen and expired are told by the dates. */
    state: text().$type<'waiting' | 'active' | 'revoked'>().notNull(),
    /** Of the latest access. */
    source: text().$type<GrantOrigin>().notNull(),
    startedAt: instantColumn().notNull(),
    /** The latest end of all; null: one of them has none. */
    endsAt: instantColumn(),
    /** The latest freeze; null: never frozen. */
    frozenFrom: instantColumn(),
    /** Null while frozen: until the school says otherwise. */
    frozenUntil: instantColumn(),
    /** Freezes before the latest, in their order. */
    pauses: jsonColumn<readonly KeptPause[]>().notNull().default([]),
  },
  (table) => [
    unique('enrolments_one_per_person').on(table.productId, table.userId),
    index().on(table.userId),
    index().on(table.schoolId),
    index('enrolments_waiting')
      .on(table.productId)
      .where(sql`state = 'waiting'`),
  ],
)
