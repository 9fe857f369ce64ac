import type { KeptPracticeSearch } from '@lectern/contract/lessons/review/views.api'
import {
  boolean,
  index,
  instantColumn,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../../../../platform/database/sql.ts'

/** Questions about the practices that somebody keeps in a school. */
export const practiceViews = pgTable(
  'practice_views',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    userId: reference().notNull(),
    /** Made by the client. */
    key: text().notNull(),
    name: text().notNull(),
    search: jsonColumn<KeptPracticeSearch>().notNull(),
    /** The practices begin with it. */
    isDefault: boolean().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('practice_views_key').on(table.userId, table.schoolId, table.key),
    index().on(table.schoolId),
    uniqueIndex('practice_views_one_default')
      .on(table.userId, table.schoolId)
      .where(sql`is_default`),
  ],
)
