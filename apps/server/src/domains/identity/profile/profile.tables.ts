import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import {
  instantColumn,
  jsonColumn,
  pgTable,
  primaryKey,
  reference,
  text,
} from '../../../platform/database/sql.ts'
import { users } from '../users.tables.ts'

const ofUser = () =>
  reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

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
