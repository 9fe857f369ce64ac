import {
  index,
  instantColumn,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
} from '../../../platform/database/sql.ts'
import { attempts } from '../attempts.tables.ts'

/** Who of the team is checking which attempt now, so that no two do (PRODUCT-learning §3). */
export const attemptClaims = pgTable(
  'attempt_claims',
  {
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    claimedBy: reference().notNull(),
    claimedAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId] }), index().on(table.claimedBy)],
)
