import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import type { Connection } from '../../../platform/database/pool.ts'
import { desc, eq, sql } from '../../../platform/database/sql.ts'
import { contactFields, contactFieldValues, pointEntries, userSettings } from './profile.tables.ts'

/** What a person set and filled in, for the download. */
export const exportSettings = async (db: Connection, userId: number) => ({
  interface: await db
    .select({ key: userSettings.key, value: sql<PersonalSettingValue>`${userSettings.value}` })
    .from(userSettings)
    .where(eq(userSettings.userId, userId)),
  fields: await db
    .select({
      cabinet_id: contactFields.cabinetId,
      title: contactFields.title,
      value: contactFieldValues.value,
    })
    .from(contactFieldValues)
    .innerJoin(contactFields, eq(contactFields.id, contactFieldValues.fieldId))
    .where(eq(contactFieldValues.userId, userId)),
})

/** The ledger of a person's points, for the download. */
export const exportPoints = (db: Connection, userId: number) =>
  db
    .select({
      cabinet_id: pointEntries.cabinetId,
      delta: pointEntries.delta,
      reason: pointEntries.reason,
      note: pointEntries.comment,
      at: pointEntries.createdAt,
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
    .orderBy(desc(pointEntries.createdAt))
