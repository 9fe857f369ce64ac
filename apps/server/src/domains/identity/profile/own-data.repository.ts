import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { eq, sql } from '../../../platform/database/sql.ts'
import { userSettings } from './profile.tables.ts'

/** How a person arranged the interface, for the download. */
export const exportSettings = (db: ReadDatabase, userId: number) =>
  db
    .select({ key: userSettings.key, value: sql<PersonalSettingValue>`${userSettings.value}` })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
