import { index, instantColumn, integer, pgTable, primaryKey, text } from '../../database/sql.ts'

/** The first answer to each `Idempotency-Key` of a person, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a user, or the address of an anonymous caller. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 over method, address and body. */
    fingerprint: text().notNull(),
    status: integer(),
    /** As it was sent, so that a repetition gets the same bytes. */
    body: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
)

export const idempotencyKeysColumns = {
  scope: idempotencyKeys.scope,
  key: idempotencyKeys.key,
  fingerprint: idempotencyKeys.fingerprint,
  status: idempotencyKeys.status,
  body: idempotencyKeys.body,
  createdAt: idempotencyKeys.createdAt,
}
