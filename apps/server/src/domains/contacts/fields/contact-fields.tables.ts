import type { ContactFieldType } from '@lectern/contract/contacts/contact-fields'
import type { Titles } from '@lectern/contract/contacts/contact-settings'
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
  text,
  unique,
} from '../../../platform/database/sql.ts'
import { contacts } from '../contacts.tables.ts'
import { schools } from '../../schools/schools.tables.ts'

/** One of the answers that a field offers. */
export interface StoredOption {
  readonly value: string
  readonly title: string
  readonly titles?: Titles | undefined
}

/** Sections of the fields that a school asks its people. */
export const contactTabs = pgTable(
  'contact_tabs',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    /** In the main language of the school. */
    title: text().notNull(),
    titles: jsonColumn<Titles>().notNull().default({}),
    position: integer().notNull(),
  },
  (table) => [index().on(table.schoolId)],
)

export const contactTabsColumns = {
  id: contactTabs.id,
  schoolId: contactTabs.schoolId,
  title: contactTabs.title,
  titles: contactTabs.titles,
  position: contactTabs.position,
}

/** What a school asks its people (PRODUCT-business §7). */
export const contactFields = pgTable(
  'contact_fields',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    tabId: reference()
      .notNull()
      .references(() => contactTabs.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    titles: jsonColumn<Titles>().notNull().default({}),
    type: text().notNull().$type<ContactFieldType>(),
    options: jsonColumn<readonly StoredOption[]>().notNull().default([]),
    isRequired: boolean().notNull().default(false),
    isUnique: boolean().notNull().default(false),
    visibleToLearner: boolean().notNull().default(true),
    editableByLearner: boolean().notNull().default(true),
    showInRegistration: boolean().notNull().default(false),
    position: integer().notNull(),
    /** Not asked any more; contacts keep their values. */
    archivedAt: instantColumn(),
  },
  (table) => [unique('contact_fields_one_per_key').on(table.schoolId, table.key), index().on(table.tabId)],
)

export const contactFieldsColumns = {
  id: contactFields.id,
  schoolId: contactFields.schoolId,
  tabId: contactFields.tabId,
  key: contactFields.key,
  title: contactFields.title,
  titles: contactFields.titles,
  type: contactFields.type,
  options: contactFields.options,
  isRequired: contactFields.isRequired,
  isUnique: contactFields.isUnique,
  visibleToLearner: contactFields.visibleToLearner,
  editableByLearner: contactFields.editableByLearner,
  showInRegistration: contactFields.showInRegistration,
  position: contactFields.position,
  archivedAt: contactFields.archivedAt,
}

/** Values of fields that no two people of a school may share; the row is what makes them unique. */
export const contactUniqueValues = pgTable(
  'contact_unique_values',
  {
    fieldId: reference()
      .notNull()
      .references(() => contactFields.id, { onDelete: 'cascade' }),
    contactId: reference()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    /** In the form in which values are compared. */
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fieldId, table.contactId] }),
    unique('contact_unique_values_once').on(table.fieldId, table.value),
    index().on(table.contactId),
  ],
)
