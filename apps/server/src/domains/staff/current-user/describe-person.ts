import type { CurrentUser } from '@lectern/contract/identity/people'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findPerson } from '../../identity/index.ts'
import { ownSchoolsOf } from '../own-schools/describe-own-schools.ts'
import { findOwnSchools } from '../own-schools/own-schools.repository.ts'
import { type OwnEnrolment, presentUser } from './current-user.presenter.ts'

/** Where enrolments are asked for: the domain that owns them stands beside this one. */
export type ListEnrolments = (db: ReadDatabase, userId: number) => Promise<readonly OwnEnrolment[]>

/** What other domains tell about a person. */
export interface PersonSources {
  readonly listEnrolments: ListEnrolments
  /** How many notifications they have not read. */
  readonly countUnread: (db: ReadDatabase, userId: number) => Promise<number>
}

/** The signed-in person with schools and enrolments. */
export const describePerson = async (
  db: ReadDatabase,
  userId: number,
  { listEnrolments, countUnread }: PersonSources,
): Promise<CurrentUser> => {
  const { user, ...account } = found(await findPerson(db, userId))
  const own = await findOwnSchools(db, userId)
  const facts = { ...account, isPartner: own.isPartner, unread: await countUnread(db, userId) }
  return presentUser(user, ownSchoolsOf(user, own), await listEnrolments(db, userId), facts)
}
