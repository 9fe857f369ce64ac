import type { Cabinet } from '@lectern/contract/identity/cabinets'
import type { CurrentUser } from '@lectern/contract/identity/people'
import type { Connection } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { type Participation, presentCabinets, presentUser } from '../accounts.presenter.ts'
import * as repository from '../accounts.repository.ts'
import { findPerson } from '../profile/person.repository.ts'
import { findCurrentCabinet } from '../schools/schools.repository.ts'
import { listSchoolsOf } from '../staff/members.repository.ts'
import { chooseCurrentCabinet } from '../rules/choose-current-cabinet.ts'

/** The cabinets of a person, with the current one marked. */
export const describeCabinets = async (db: Connection, userId: number): Promise<Cabinet[]> => {
  const user = found(await repository.findUser(db, userId))
  return cabinetsOf(db, user)
}

/** Where participations are asked for: the domain that owns them stands beside this one. */
export type ListParticipations = (db: Connection, userId: number) => Promise<readonly Participation[]>

/** The signed-in person with cabinets and participations. */
export const describePerson = async (
  db: Connection,
  userId: number,
  listParticipations: ListParticipations,
): Promise<CurrentUser> => {
  const { user, ...facts } = found(await findPerson(db, userId))
  const cabinets = await cabinetsOf(db, user)
  return presentUser(user, cabinets, await listParticipations(db, userId), facts)
}

const cabinetsOf = async (db: Connection, user: repository.UserRow): Promise<Cabinet[]> => {
  const schools = await listSchoolsOf(db, user.id)
  const chosen = await findCurrentCabinet(db, user.id)
  const current = chooseCurrentCabinet(
    schools.map(({ id }) => id),
    chosen,
  )
  return presentCabinets(user, schools, current)
}
