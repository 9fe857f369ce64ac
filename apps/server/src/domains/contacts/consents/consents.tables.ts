import type {
  ConsentSource,
  ConsentState,
  ConsentTopic,
  SuppressionReason,
} from '@lectern/contract/contacts/consents/consent-kinds'
import {
  index,
  instantColumn,
  jsonColumn,
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

/**
 * How a consent is known beside its source: what the staff wrote down, the merge that brought it from another contact, or the line of a
 * file and the day that stands in it.
 */
export interface ConsentProof {
  readonly note?: string
  readonly merge_id?: number
  readonly import_id?: number
  readonly file?: string
  readonly line?: number
  readonly said_on?: string
}

/** What people said about being written to, one row after the other: the last one of a topic counts. */
export const contactConsents = pgTable(
  'contact_consents',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    contactId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    topic: text().notNull().$type<ConsentTopic>(),
    state: text().notNull().$type<ConsentState>(),
    at: instantColumn().notNull(),
    source: text().notNull().$type<ConsentSource>(),
    ip: text(),
    textVersion: text(),
    byUserId: reference().references(() => users.id, { onDelete: 'set null' }),
    proof: jsonColumn<ConsentProof>(),
  },
  (table) => [
    index().on(table.contactId, table.topic, table.id),
    index().on(table.byUserId),
    index().on(table.schoolId),
  ],
)

/** Addresses to which nobody of a school writes, known by a keyed hash alone: they outlive the contact. */
export const contactSuppressions = pgTable(
  'contact_suppressions',
  {
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    reason: text().notNull().$type<SuppressionReason>(),
    at: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.hash] })],
)
