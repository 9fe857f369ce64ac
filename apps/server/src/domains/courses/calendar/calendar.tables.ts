import {
  index,
  instantColumn,
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
    /** 32 random bytes. Kept as it is, because the person comes back to copy it: it opens nothing but dates and titles. */
    token: text().notNull().unique(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.schoolId] }), index().on(table.schoolId)],
)
