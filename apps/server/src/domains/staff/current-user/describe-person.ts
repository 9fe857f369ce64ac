import type { CurrentUser } from '@lectern/contract/identity/people'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { preparedQuery } from '../../../platform/database/prepared.ts'
import { eq, type SQL, sql, type SQLWrapper } from '../../../platform/database/sql.ts'
import { found } from '../../../platform/http/call-error.ts'
import { passwordMethod, personColumns, signInMethods, users } from '../../identity/index.ts'
import { ownSchoolsOf } from '../own-schools/describe-own-schools.ts'
import { currentSchools } from '../own-schools/current-schools.tables.ts'
import { ownSchoolsColumns } from '../own-schools/own-schools.repository.ts'
import { type OwnEnrolment, presentUser } from './current-user.presenter.ts'

/** What other domains tell about the person of a row: parts of a query, for the domains that own them stand beside this one. */
export interface PersonSources {
  readonly enrolmentsOf: (userId: SQLWrapper) => SQL<OwnEnrolment[]>
  /** How many notifications they have not read. */
  readonly unreadOf: (userId: SQLWrapper) => SQL<number>
}

export type DescribePerson = (db: ReadDatabase, userId: number) => Promise<CurrentUser>

/** Makes what describes the signed-in person with schools and enrolments: one answer, for every page asks for it. */
export const createPersonReader = ({ enrolmentsOf, unreadOf }: PersonSources): DescribePerson => {
  const query = preparedQuery((db) =>
    db
      .select({
        ...personColumns,
        ...ownSchoolsColumns,
        enrolments: enrolmentsOf(users.id),
        unread: unreadOf(users.id),
      })
      .from(users)
      .leftJoin(signInMethods, passwordMethod)
      .leftJoin(currentSchools, eq(currentSchools.userId, users.id))
      .where(eq(users.id, sql.placeholder('userId')))
      .prepare('find_person'),
  )
  return async (db, userId) => {
    const [row] = await query(db).execute({ userId })
    const { user, enrolments, ...facts } = found(row)
    return presentUser(user, ownSchoolsOf(user, facts), enrolments, facts)
  }
}
