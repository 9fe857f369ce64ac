import type { LookKind } from '@lectern/contract/contacts/looks/looks'
import type { ContactExport } from '@lectern/contract/contacts/export'
import {
  boolean,
  index,
  instantColumn,
  integer,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
  uniqueIndex,
} from '../../../platform/database/sql.ts'
import { schools } from '../../schools/schools.tables.ts'

/**
 * Who of the staff looked at contacts, or took them out. Rows are added and never changed. No foreign keys to people and contacts: a
 * row outlives both.
 */
export const contactLooks = pgTable(
  'contact_looks',
  {
    id: numericId(),
    at: instantColumn().notNull(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference(),
    /** Whose card was opened; null: of a file. */
    contactId: reference(),
    kind: text().notNull().$type<LookKind>(),
    /** Of a card that was opened: the hour since 1970, in which a person opens a card once. */
    hour: integer(),
    /** In the file; of what could not be kept: how many looks. */
    contacts: integer(),
    format: text().$type<ContactExport['format']>(),
    hasAddresses: boolean(),
  },
  (table) => [
    uniqueIndex('contact_looks_once_an_hour').on(table.schoolId, table.contactId, table.userId, table.hour),
    index().on(table.schoolId, table.id),
    index().on(table.schoolId, table.userId, table.id),
    index().on(table.at),
  ],
)
