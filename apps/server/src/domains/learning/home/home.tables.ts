import {
  index,
  instantColumn,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
} from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'
import { schools } from '../../schools/schools.tables.ts'

/** When each learner looked at their home at a school, and when the visit before that one ended. */
export const homeVisits = pgTable(
  'home_visits',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    seenAt: instantColumn().notNull(),
    /** Null in a first visit. */
    beforeAt: instantColumn(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.schoolId] }), index().on(table.schoolId)],
)
