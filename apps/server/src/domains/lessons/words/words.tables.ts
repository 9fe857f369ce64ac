import { index, pgTable, reference, schoolReference, text } from '../../../platform/database/sql.ts'
import { infoUnits } from '../lessons.tables.ts'

/** The words of each unit, each once, as searches compare them: apart, since every look at a unit would carry them along. */
export const unitWords = pgTable(
  'unit_words',
  {
    unitId: reference()
      .primaryKey()
      .references(() => infoUnits.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    words: text().notNull(),
  },
  (table) => [index().on(table.schoolId)],
)
