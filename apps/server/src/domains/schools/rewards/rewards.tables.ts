import type { RewardReason } from '@lectern/contract/schools/rewards'
import {
  index,
  instantColumn,
  integer,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
  unique,
} from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'
import { schools } from '../schools.tables.ts'

/** The ledger of reward points: entries are added, never changed. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    delta: integer().notNull(),
    reason: text().notNull().$type<RewardReason>(),
    comment: text(),
    /** What gave the points, and for what: the same rule gives once for one source. */
    rule: text().notNull(),
    source: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('point_entries_once_per_source').on(table.schoolId, table.rule, table.userId, table.source),
    index().on(table.userId, table.createdAt),
  ],
)
