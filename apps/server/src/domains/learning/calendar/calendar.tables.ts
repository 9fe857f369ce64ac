import {
  index,
  instantColumn,
  integer,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'
import { schools } from '../../schools/schools.tables.ts'

/** To which address somebody's calendar programs subscribe, at each school: one, until it is renewed or ended. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** SHA-256 of the 32 random bytes in the address: the person sees them once. */
    tokenHash: text().notNull().unique(),
    /** `session_generation` of the person when it was made: the address is good as long as that is the same. */
    sessionGeneration: integer().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.schoolId] }), index().on(table.schoolId)],
)
