import {
  index,
  instantColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { users } from '../../identity/users.tables.ts'
import { schools } from '../../schools/schools.tables.ts'
import { contacts } from '../contacts.tables.ts'

/** Contacts that became one. */
export const contactMerges = pgTable(
  'contact_merges',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    survivorId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    absorbedId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    byUserId: reference().references(() => users.id, { onDelete: 'set null' }),
    at: instantColumn().notNull(),
    undoneAt: instantColumn(),
    /** Both as they were, sealed; null once it cannot be taken back any more. */
    originals: text(),
  },
  (table) => [
    index().on(table.schoolId, table.id),
    index().on(table.survivorId),
    index().on(table.absorbedId),
    index().on(table.byUserId),
  ],
)

/** Addresses that merges took from contacts: whoever comes with one is the contact that stayed. */
export const contactFormerEmails = pgTable(
  'contact_former_emails',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** Of the address, by a key of the server. */
    hash: text().notNull(),
    /** Whose it was: where it became one with another, that one is meant. */
    contactId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    mergeId: reference()
      .notNull()
      .references(() => contactMerges.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.hash, table.mergeId] }),
    index().on(table.contactId),
    index().on(table.mergeId),
  ],
)

/** Pairs of contacts that somebody of the staff knows to be two people. */
export const contactStrangers = pgTable(
  'contact_strangers',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** The older of the two. */
    oneId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    otherId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    byUserId: reference().references(() => users.id, { onDelete: 'set null' }),
    at: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index().on(table.otherId),
    index().on(table.schoolId),
    index().on(table.byUserId),
  ],
)
