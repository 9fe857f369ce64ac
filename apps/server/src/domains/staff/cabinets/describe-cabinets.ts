import type { Cabinet } from '@lectern/contract/identity/cabinets'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findUser, type UserRow } from '../../identity/index.ts'
import { listSchoolsOf } from '../members.repository.ts'
import { presentCabinets } from './cabinets.presenter.ts'
import { chooseCurrentCabinet } from './choose-current-cabinet.ts'
import { findCurrentCabinet } from './current-cabinets.repository.ts'

/** The cabinets of a person, with the current one marked. */
export const describeCabinets = async (db: ReadDatabase, userId: number): Promise<Cabinet[]> =>
  cabinetsOf(db, found(await findUser(db, userId)))

/** The same, for a person who was read already. */
export const cabinetsOf = async (
  db: ReadDatabase,
  user: Pick<UserRow, 'id' | 'name'>,
): Promise<Cabinet[]> => {
  const schools = await listSchoolsOf(db, user.id)
  const chosen = await findCurrentCabinet(db, user.id)
  const current = chooseCurrentCabinet(
    schools.map(({ id }) => id),
    chosen,
  )
  return presentCabinets(user, schools, current)
}
