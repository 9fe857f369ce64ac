import type { ViewedListName, ViewQuery } from '@lectern/contract/views/views'
import {
  boolean,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
} from '../../platform/database/sql.ts'
import { users } from '../identity/users.tables.ts'
import { schools } from '../schools/schools.tables.ts'

/** What people keep of the lists of a school: filters, order and columns under a name. */
export const listViews = pgTable(
  'list_views',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** Who made it. A shared view stays without them. */
    userId: reference().references(() => users.id, { onDelete: 'set null' }),
    list: text().notNull().$type<ViewedListName>(),
    name: text().notNull(),
    isShared: boolean().notNull(),
    /** From 0, among the shared ones of the list or among those of the person. */
    position: integer().notNull(),
    query: jsonColumn<ViewQuery>().notNull(),
    /** Null: those that the reader chose for the list. */
    columns: jsonColumn<readonly string[]>(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId, table.list, table.userId), index().on(table.userId)],
)
