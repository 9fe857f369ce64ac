import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { AddressState, ContactSource, ContactStatus } from '@lectern/contract/contacts/contact-kinds'
import type {
  ConsentState,
  LetterState,
  SuppressionReason,
} from '@lectern/contract/contacts/consents/consent-kinds'
import {
  date,
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
} from '../../platform/database/sql.ts'
import { users } from '../identity/users.tables.ts'
import { schools } from '../schools/schools.tables.ts'

/** People of a school, with or without an account: one row for each e-mail and for each account (PRODUCT-business §7). */
export const contacts = pgTable(
  'contacts',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** Null: a person without an account. No foreign key: whoever erases an account finds the contact by it afterwards. */
    userId: reference(),
    /** In the one form in which addresses are compared: NFC, lower case. Null: none is known, or the person is erased. */
    email: text(),
    name: text().notNull(),
    surname: text(),
    /** E.164. */
    phone: text(),
    /** ISO 3166-1, two letters. */
    country: text(),
    city: text(),
    language: text(),
    timeZone: text(),
    birthday: date({ mode: 'string' }),
    source: text().notNull().$type<ContactSource>(),
    /** Who of the staff looks after the person. */
    managerId: reference().references(() => users.id, { onDelete: 'set null' }),
    status: text().notNull().$type<ContactStatus>().default('active'),
    addressState: text().notNull().$type<AddressState>().default('unknown'),
    /** The last thing that was said about news and offers; the record of consents has it with all before it. */
    lettersConsent: text().$type<ConsentState>(),
    /** Why nobody writes to the e-mail, as the list of suppressed addresses has it. */
    keptOut: text().$type<SuppressionReason>(),
    /** Both and the state of the address together. */
    letters: text()
      .notNull()
      .$type<LetterState>()
      .generatedAlwaysAs(
        sql`case when kept_out = 'complaint' or address_state = 'complaint' then 'complained'
          when kept_out is not null then 'never' when letters_consent = 'withdrawn' then 'off'
          when address_state = 'hard_bounce' then 'bounced' when letters_consent = 'granted' then 'on'
          else 'not_confirmed' end`,
      ),
    /** The mailbox behind the e-mail: without what providers leave out of an address. */
    mailbox: text().generatedAlwaysAs(
      sql`case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
          then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
          else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end`,
    ),
    /** The contact that has become one with this one. No foreign key: an erased one keeps its row. */
    mergedInto: reference(),
    /** Answers to the school's own fields, by the field's id. */
    fields: jsonColumn<Readonly<Record<string, ContactFieldValue>>>().notNull().default({}),
    /** Name, surname, e-mail and phone as searches compare them. */
    called: text()
      .notNull()
      .generatedAlwaysAs(
        sql`folded(name || ' ' || coalesce(surname, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))`,
      ),
    /** What the table is sorted by: surname first, the e-mail where there is no name. */
    sortName: text()
      .notNull()
      .generatedAlwaysAs(
        sql`left(folded(coalesce(surname || ' ', '') || coalesce(nullif(name, ''), email, phone, '')), 200)`,
      ),
    /** The last thing that the person did in the school; where nothing is known, when the contact was made. */
    activeAt: instantColumn().notNull(),
    /** Counts changes: who saves over an older one is told. */
    version: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    unique('contacts_one_per_email').on(table.schoolId, table.email),
    unique('contacts_one_per_user').on(table.schoolId, table.userId),
    index().on(table.userId),
    index().on(table.managerId),
    index().on(table.schoolId, table.activeAt, table.id),
    index().on(table.schoolId, table.createdAt, table.id),
    index().on(table.schoolId, table.sortName, table.id),
    index().on(table.schoolId, table.phone, table.id),
    index().on(table.schoolId, table.mailbox, table.id),
    index().on(table.mergedInto),
    index('contacts_fields').using('gin', sql`${table.fields} jsonb_path_ops`),
    // Answers as filters compare them: `17=words`, folded (`contact_answers` of the migrations).
    index('contacts_answers').using('gin', sql`contact_answers(${table.fields})`),
    index('contacts_called').using('gin', sql`${table.called} gin_trgm_ops`),
  ],
)

export const contactsColumns = {
  id: contacts.id,
  schoolId: contacts.schoolId,
  userId: contacts.userId,
  email: contacts.email,
  name: contacts.name,
  surname: contacts.surname,
  phone: contacts.phone,
  country: contacts.country,
  city: contacts.city,
  language: contacts.language,
  timeZone: contacts.timeZone,
  birthday: contacts.birthday,
  source: contacts.source,
  managerId: contacts.managerId,
  status: contacts.status,
  addressState: contacts.addressState,
  lettersConsent: contacts.lettersConsent,
  keptOut: contacts.keptOut,
  letters: contacts.letters,
  mergedInto: contacts.mergedInto,
  fields: contacts.fields,
  activeAt: contacts.activeAt,
  version: contacts.version,
  createdAt: contacts.createdAt,
  updatedAt: contacts.updatedAt,
}

/** Words that a school puts on its contacts. */
export const tags = pgTable(
  'tags',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as names are compared: two that differ by case alone are one. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(sql`folded(name)`),
    createdAt: instantColumn().notNull(),
  },
  (table) => [unique('tags_one_per_name').on(table.schoolId, table.folded)],
)

export const contactTags = pgTable(
  'contact_tags',
  {
    contactId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    tagId: reference()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    addedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contactId, table.tagId] }),
    index().on(table.tagId, table.contactId),
  ],
)
