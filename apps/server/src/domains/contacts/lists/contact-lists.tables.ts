import type { FilterTree } from '@lectern/contract/filters/tree'
import type { ContactListKind, MembershipCause } from '@lectern/contract/contacts/lists/contact-lists'
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
  smallint,
  sql,
  text,
  unique,
} from '../../../platform/database/sql.ts'
import { schools } from '../../schools/schools.tables.ts'
import { contacts } from '../contacts.tables.ts'

/** Lists of contacts: by hand, or by conditions. */
export const contactLists = pgTable(
  'contact_lists',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
    kind: text().notNull().$type<ContactListKind>(),
    /** Of a list that fills itself. */
    filter: jsonColumn<FilterTree>(),
    /** Everybody is to be looked at anew, and is not yet. */
    isFilling: boolean().notNull().default(false),
    filledAt: instantColumn(),
    /** Counts changes of the filter: a filling of an older one ends. */
    version: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
  },
  (table) => [unique('contact_lists_one_per_name').on(table.schoolId, table.folded)],
)

/** Who is on a list. */
export const contactListMembers = pgTable(
  'contact_list_members',
  {
    listId: reference()
      .notNull()
      .references(() => contactLists.id, { onDelete: 'cascade' }),
    contactId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    since: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.contactId] }), index().on(table.contactId)],
)

/** Who came onto a list or left it, and why. What the first filling of a list does is in none of these. */
export const contactListChanges = pgTable(
  'contact_list_changes',
  {
    id: numericId(),
    listId: reference()
      .notNull()
      .references(() => contactLists.id, { onDelete: 'cascade' }),
    contactId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    isIn: boolean().notNull(),
    cause: text().notNull().$type<MembershipCause>(),
    /** The code of the fact that made the difference. */
    fact: smallint(),
    at: instantColumn().notNull(),
  },
  (table) => [index().on(table.listId, table.id), index().on(table.contactId)],
)
