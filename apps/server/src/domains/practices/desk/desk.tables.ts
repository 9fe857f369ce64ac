import type { KeptPracticeSearch } from '@lectern/contract/practices/desk/views.api'
import {
  boolean,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  sql,
  text,
  unique,
  uniqueIndex,
} from '../../../platform/database/sql.ts'

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

/** What somebody says again and again when they check. */
export const reviewRemarks = pgTable(
  'review_remarks',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    userId: reference().notNull(),
    /** Made by the client. */
    key: text().notNull(),
    text: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: instantColumn().notNull(),
    /** It may be kept again, as much used as before, until a job forgets it. */
    deletedAt: instantColumn(),
  },
  (table) => [
    unique('review_remarks_key').on(table.userId, table.schoolId, table.key),
    index('review_remarks_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('review_remarks_shared')
      .on(table.schoolId)
      .where(sql`is_shared`),
  ],
)

/** How often somebody has put a remark into a comment. */
export const reviewRemarkUses = pgTable(
  'review_remark_uses',
  {
    remarkId: reference()
      .notNull()
      .references(() => reviewRemarks.id, { onDelete: 'cascade' }),
    userId: reference().notNull(),
    count: integer().notNull(),
    usedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.remarkId] }), index().on(table.remarkId)],
)
