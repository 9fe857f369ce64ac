import { pgTable, reference } from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'

/** The cabinet in which each person works now; none, or 0, is the own student cabinet. */
export const currentCabinets = pgTable('current_cabinets', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  cabinetId: reference().notNull(),
})
