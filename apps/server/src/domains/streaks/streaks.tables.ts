import {
  boolean,
  index,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../platform/database/sql.ts'
import { users } from '../identity/users.tables.ts'
import { schools } from '../schools/schools.tables.ts'

const owner = {
  userId: () =>
    reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  schoolId: () =>
    schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
}

/** Days on which somebody learned at a school: a row for each, however much it was. */
export const learningDays = pgTable(
  'learning_days',
  {
    userId: owner.userId(),
    schoolId: owner.schoolId(),
    /** `YYYY-MM-DD`, by the person's clock of that day. */
    day: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.schoolId, table.day] }),
    index().on(table.schoolId, table.day),
  ],
)

/** Who chose whether their days in a row are shown at a school; shown where nobody chose. */
export const streakChoices = pgTable(
  'streak_choices',
  { userId: owner.userId(), schoolId: owner.schoolId(), isOn: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.schoolId] }), index().on(table.schoolId)],
)
