import {
  bigint,
  index,
  instantColumn,
  numericId,
  pgTable,
  reference,
  text,
  unique,
} from '../../../platform/database/sql.ts'
import { users } from '../users.tables.ts'

/** Authenticator apps. */
export const twoFactors = pgTable('two_factors', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key of this server. */
  secret: text().notNull(),
  /** Null until the first code of the app was right. */
  confirmedAt: instantColumn(),
  /** The 30-second step of the last code that was taken: each is taken once. */
  lastStep: bigint({ mode: 'number' }),
  createdAt: instantColumn().notNull(),
})

export const twoFactorsColumns = {
  userId: twoFactors.userId,
  secret: twoFactors.secret,
  confirmedAt: twoFactors.confirmedAt,
  lastStep: twoFactors.lastStep,
  createdAt: twoFactors.createdAt,
}

/** Codes for who has lost the authenticator app; a used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: numericId(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.userId), unique('recovery_codes_one_each').on(table.userId, table.hash)],
)
