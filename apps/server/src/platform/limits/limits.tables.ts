import { index, instantColumn, integer, pgTable, text } from '../database/sql.ts'

/** How often something was tried: for limits that hold for all processes of an installation together. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    /** What is counted, and of whom; addresses of people and machines as hashes. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** From then on the count starts again. */
    endsAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.endsAt)],
)
