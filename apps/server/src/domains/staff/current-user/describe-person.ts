import type { CurrentUser } from '@lectern/contract/identity/people'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findPerson } from '../../identity/index.ts'
import { isPartner } from '../../schools/index.ts'
import { cabinetsOf } from '../cabinets/describe-cabinets.ts'
import { type Participation, presentUser } from './current-user.presenter.ts'

/** Where participations are asked for: the domain that owns them stands beside this one. */
export type ListParticipations = (db: ReadDatabase, userId: number) => Promise<readonly Participation[]>

/** The signed-in person with cabinets and participations. */
export const describePerson = async (
  db: ReadDatabase,
  userId: number,
  listParticipations: ListParticipations,
): Promise<CurrentUser> => {
  const { user, ...account } = found(await findPerson(db, userId))
  const cabinets = await cabinetsOf(db, user)
  const facts = { ...account, isPartner: await isPartner(db, userId) }
  return presentUser(user, cabinets, await listParticipations(db, userId), facts)
}
