import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import { and, eq, sql } from '../../../platform/database/sql.ts'
import { users } from '../users.tables.ts'
import { twoFactors } from '../security/security.tables.ts'
import { passwordProvider } from '../sign-in/people.repository.ts'
import { signInMethods } from '../sign-in/sign-in.tables.ts'
import { userSettings } from './profile.tables.ts'

interface Setting {
  readonly key: string
  readonly value: PersonalSettingValue
}

const settingsOfUser = sql<Setting[]>`coalesce(
  (select json_agg(json_build_object('key', ${userSettings.key}, 'value', ${userSettings.value}) order by ${userSettings.key})
    from ${userSettings} where ${userSettings.userId} = ${users.id}),
  '[]'
)`

/** What every page asks of the account of a person: columns of a query from `users` with {@link passwordMethod} beside it. */
export const personColumns = {
  user: users,
  passwordHash: signInMethods.password,
  hasTwoFactor: sql<boolean>`exists (
    select from ${twoFactors} where ${twoFactors.userId} = ${users.id} and ${twoFactors.confirmedAt} is not null
  )`,
  settings: settingsOfUser,
}

/** The password of the person of a row, among the ways to sign in. */
export const passwordMethod = and(
  eq(signInMethods.userId, users.id),
  eq(signInMethods.providerId, passwordProvider),
)
