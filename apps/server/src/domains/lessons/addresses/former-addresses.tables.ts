import { index, instantColumn, pgTable, primaryKey, reference, text } from '../../../platform/database/sql.ts'
import { lessons } from '../lessons.tables.ts'

/** Addresses that lessons had before: whoever comes by an old one is led on. */
export const formerLessonAddresses = pgTable(
  'former_lesson_addresses',
  {
    courseId: reference().notNull(),
    slug: text().notNull(),
    lessonId: reference()
      .notNull()
      .references(() => lessons.id),
    /** When the lesson left it. */
    leftAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.slug] }), index().on(table.lessonId)],
)
