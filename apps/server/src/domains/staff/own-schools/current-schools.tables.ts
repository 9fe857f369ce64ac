import { pgTable, reference } from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'

/** The school in which each person works now; none, or 0, is the learning space. */
export const currentSchools = pgTable('current_schools', {
  userId: reference()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  schoolId: reference().notNull(),
})
