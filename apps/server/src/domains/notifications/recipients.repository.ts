import { defaultLocale, isLocale, type Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { inArray } from '../../platform/database/sql.ts'
import { users } from '../identity/index.ts'
import type { SchoolRow } from '../schools/index.ts'

/** Whoever is told something by a school. */
export interface Recipient {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly locale: Locale
  /** The own zone, else that of the school. */
  readonly timeZone: string
}

/** Some people as a school tells them something; whoever leaves with a deleted account is not among them. */
export const listRecipients = async (
  db: ReadDatabase,
  school: Pick<SchoolRow, 'defaultLanguage' | 'timeZone'>,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Recipient>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      timeZone: users.timeZone,
      deletionAt: users.deletionAt,
    })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(
    rows
      .filter(({ deletionAt }) => deletionAt === null)
      .map(({ id, name, email, language, timeZone }) => [
        id,
        { id, name, email, locale: localeOf(language, school), timeZone: timeZone ?? school.timeZone },
      ]),
  )
}

const localeOf = (
  language: string | null,
  { defaultLanguage }: Pick<SchoolRow, 'defaultLanguage'>,
): Locale => {
  if (isLocale(language)) return language
  return isLocale(defaultLanguage) ? defaultLanguage : defaultLocale
}
