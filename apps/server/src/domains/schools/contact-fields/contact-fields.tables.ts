import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { ContactFieldType } from '@lectern/contract/schools/contact-fields'
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
import { users } from '../../identity/users.tables.ts'
import { schools } from '../schools.tables.ts'

/** Sections of the fields that a school asks its people. */
export const contactTabs = pgTable(
  'contact_tabs',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.schoolId)],
)

export const contactTabsColumns = {
  id: contactTabs.id,
  schoolId: contactTabs.schoolId,
  title: contactTabs.title,
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
    type: text().notNull().$type<ContactFieldType>(),
    options: jsonColumn<{ value: string; title: string }[]>().notNull().default([]),
    isRequired: boolean().notNull().default(false),
    isUnique: boolean().notNull().default(false),
    visibleToLearner: boolean().notNull().default(true),
    editableByLearner: boolean().notNull().default(true),
    showInRegistration: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [unique('contact_fields_one_per_key').on(table.schoolId, table.key), index().on(table.tabId)],
)

export const contactFieldsColumns = {
  id: contactFields.id,
  schoolId: contactFields.schoolId,
  tabId: contactFields.tabId,
  key: contactFields.key,
  title: contactFields.title,
  type: contactFields.type,
  options: contactFields.options,
  isRequired: contactFields.isRequired,
  isUnique: contactFields.isUnique,
  visibleToLearner: contactFields.visibleToLearner,
  editableByLearner: contactFields.editableByLearner,
  showInRegistration: contactFields.showInRegistration,
  position: contactFields.position,
}

/** What a person answered. */
export const contactFieldValues = pgTable(
  'contact_field_values',
  {
    fieldId: reference()
      .notNull()
      .references(() => contactFields.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    value: jsonColumn<ContactFieldValue>().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fieldId, table.userId] }), index().on(table.userId)],
)
