import type { PersonalSettingValue } from '@lectern/contract/identity/personal-settings'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
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

const personQuery = preparedQuery((db) =>
  db
    .select({
      user: users,
      passwordHash: signInMethods.password,
      hasTwoFactor: sql<boolean>`exists (
        select from ${twoFactors} where ${twoFactors.userId} = ${users.id} and ${twoFactors.confirmedAt} is not null
      )`,
      settings: settingsOfUser,
    })
    .from(users)
    .leftJoin(
      signInMethods,
      and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, passwordProvider)),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_person'),
)

/** A person with what every page asks of the account; null when there is nobody by that id. */
export const findPerson = async (db: ReadDatabase, userId: number) => {
  const [row] = await personQuery(db).execute({ userId })
  return row ?? null
}
