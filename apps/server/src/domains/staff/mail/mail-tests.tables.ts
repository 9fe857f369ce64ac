import { instantColumn, pgTable, schoolReference, text } from '../../../platform/database/sql.ts'
import { schools } from '../../schools/schools.tables.ts'

/** The latest test letter of each school. */
export const mailTests = pgTable('mail_tests', {
  schoolId: schoolReference()
    .primaryKey()
    .references(() => schools.id, { onDelete: 'cascade' }),
  sentTo: text().notNull(),
  askedAt: instantColumn().notNull(),
  /** Null while it is under way. */
  endedAt: instantColumn(),
  /** Null when the mail server took it. */
  failure: text(),
})
