import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import { personalSettingLimits } from '@lectern/contract/identity/personal-settings'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { asc, eq, sql } from '../../../platform/database/sql.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { userSettings } from './profile.tables.ts'

/** How a person has arranged the interface. */
export const listSettings = (
  db: ReadDatabase,
  userId: number,
): Promise<{ key: string; value: PersonalSettingValue }[]> =>
  db
    // Read as the driver gives it: the column's own reader would take the words "0" for a number.
    .select({ key: userSettings.key, value: sql<PersonalSettingValue>`${userSettings.value}` })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
    .orderBy(asc(userSettings.key))

/**
 * Keeps settings; the last of equal keys counts.
 *
 * @throws CallError invalid_fields when that would be too many keys
 */
export const saveSettings = async (
  tx: Transaction,
  userId: number,
  settings: readonly { readonly key: string; readonly value: PersonalSettingValue }[],
  now: Date,
): Promise<void> => {
  const rows = [...new Map(settings.map((each) => [each.key, each])).values()].map(({ key, value }) => ({
    userId,
    key,
    value,
    updatedAt: now,
  }))
  if (rows.length === 0) return
  await tx
    .insert(userSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [userSettings.userId, userSettings.key],
      set: { value: sql`excluded.value`, updatedAt: now },
    })
  const total = await tx.$count(userSettings, eq(userSettings.userId, userId))
  if (total > personalSettingLimits.keys) {
    throw new CallError('invalid_fields', { fields: { settings: ['too_many'] } })
  }
}
