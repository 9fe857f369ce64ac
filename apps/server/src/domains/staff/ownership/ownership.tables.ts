import {
  index,
  instantColumn,
  pgTable,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'
import { schools } from '../../schools/schools.tables.ts'

/** A school that was offered to another member and waits for the answer; one at a time. */
export const ownershipTransfers = pgTable(
  'ownership_transfers',
  {
    schoolId: schoolReference()
      .primaryKey()
      .references(() => schools.id, { onDelete: 'cascade' }),
    fromUserId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toUserId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the letter; null until the letter was written. */
    tokenHash: text().unique(),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.toUserId), index().on(table.fromUserId)],
)

export const ownershipTransfersColumns = {
  schoolId: ownershipTransfers.schoolId,
  fromUserId: ownershipTransfers.fromUserId,
  toUserId: ownershipTransfers.toUserId,
  tokenHash: ownershipTransfers.tokenHash,
  createdAt: ownershipTransfers.createdAt,
  expiresAt: ownershipTransfers.expiresAt,
}
