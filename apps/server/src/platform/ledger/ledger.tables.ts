import {
  foreignKey,
  index,
  instantColumn,
  moneyColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
  unique,
} from '../database/sql.ts'

/**
 * Balances of schools as their movements: entries are added and never changed, which a trigger of the migrations enforces. No foreign
 * keys to what is counted: an account is a person, or a provider, and the domain that owns it erases its entries.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    /** The kind of the account: points. */
    account: text().notNull(),
    /** Whose account of this kind it is. */
    subjectId: reference().notNull(),
    /** points, or an ISO 4217 code. */
    unit: text().notNull(),
    amount: moneyColumn().notNull(),
    /** What moved it, and the one of its kind: an account has one entry for both. */
    cause: text().notNull(),
    ref: text().notNull(),
    /** The entry that this one takes back. */
    reversesId: reference(),
    /** For people: a word of the domain, and what the school adds to it. */
    reason: text().notNull(),
    note: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.schoolId, table.account, table.subjectId, table.cause, table.ref),
    unique('ledger_entries_reversed_once').on(table.reversesId),
    foreignKey({ columns: [table.reversesId], foreignColumns: [table.id], name: 'ledger_entries_reverses' }),
    index().on(table.account, table.subjectId, table.createdAt),
  ],
)
