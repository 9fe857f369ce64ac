import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import type { ContactFieldType } from '@lectern/contract/schools/contact-fields'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { RewardReason } from '@lectern/contract/schools/rewards'
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
  text,
  unique,
} from '../../../platform/database/sql.ts'
import { users } from '../accounts.tables.ts'
import { cabinets } from '../schools/schools.tables.ts'

const ofUser = () =>
  reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ofCabinet = () =>
  reference()
    .notNull()
    .references(() => cabinets.id, { onDelete: 'cascade' })

/** How a person has arranged the interface. */
export const userSettings = pgTable(
  'user_settings',
  {
    userId: ofUser(),
    key: text().notNull(),
    value: jsonColumn<PersonalSettingValue>().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Alerts that a person does not want to see again. */
export const alertDismissals = pgTable(
  'alert_dismissals',
  { userId: ofUser(), key: text().notNull(), at: instantColumn().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** Who recommends a school to others. */
export const partners = pgTable(
  'partners',
  {
    cabinetId: ofCabinet(),
    userId: ofUser(),
    /** pending, active, paused or rejected. */
    status: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cabinetId, table.userId] }), index().on(table.userId)],
)

/** The ledger of reward points: entries are added, never changed. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: numericId(),
    cabinetId: ofCabinet(),
    userId: ofUser(),
    delta: integer().notNull(),
    reason: text().notNull().$type<RewardReason>(),
    comment: text(),
    /** What gave the points, and for what: the same rule gives once for one source. */
    rule: text().notNull(),
    source: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    unique('point_entries_once_per_source').on(table.cabinetId, table.rule, table.userId, table.source),
    index().on(table.userId, table.createdAt),
  ],
)

/** Sections of the fields that a school asks its people. */
export const contactTabs = pgTable(
  'contact_tabs',
  { id: numericId(), cabinetId: ofCabinet(), title: text().notNull(), position: integer().notNull() },
  (table) => [index().on(table.cabinetId)],
)

/** What a school asks its people (PRODUCT-business §7). */
export const contactFields = pgTable(
  'contact_fields',
  {
    id: numericId(),
    cabinetId: ofCabinet(),
    tabId: reference()
      .notNull()
      .references(() => contactTabs.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    type: text().notNull().$type<ContactFieldType>(),
    options: jsonColumn<{ value: string; title: string }[]>().notNull().default([]),
    isRequired: boolean().notNull().default(false),
    isUnique: boolean().notNull().default(false),
    visibleToStudent: boolean().notNull().default(true),
    editableByStudent: boolean().notNull().default(true),
    showInRegistration: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [unique('contact_fields_one_per_key').on(table.cabinetId, table.key), index().on(table.tabId)],
)

/** What a person answered. */
export const contactFieldValues = pgTable(
  'contact_field_values',
  {
    fieldId: reference()
      .notNull()
      .references(() => contactFields.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    value: jsonColumn<ContactFieldValue>().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fieldId, table.userId] }), index().on(table.userId)],
)
