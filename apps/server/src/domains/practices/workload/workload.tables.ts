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
import { attempts } from '../../attempts/attempts.tables.ts'

/** Within how many hours the team of a school answers; schools without a row have the default. */
export const answerTerms = pgTable('answer_terms', {
  schoolId: schoolReference().primaryKey(),
  /** 0: no time is set. */
  answerHours: integer().notNull(),
  changedAt: instantColumn().notNull(),
})

/** Of which attempts the team was reminded, each once before it is late and once when it is. */
export const answerReminders = pgTable(
  'answer_reminders',
  {
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    stage: text().$type<'due' | 'late'>().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.stage] }), index().on(table.schoolId)],
)
