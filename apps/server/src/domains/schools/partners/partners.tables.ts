import { index, instantColumn, pgTable, primaryKey, reference, text } from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'
import { cabinets } from '../schools.tables.ts'

/** Who recommends a school to others. */
export const partners = pgTable(
  'partners',
  {
    cabinetId: reference()
      .notNull()
      .references(() => cabinets.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** pending, active, paused or rejected. */
    status: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cabinetId, table.userId] }), index().on(table.userId)],
)
