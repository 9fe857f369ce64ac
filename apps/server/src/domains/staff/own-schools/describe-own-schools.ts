import type { OwnSchool } from '@lectern/contract/identity/own-schools'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findUser, type UserRow } from '../../identity/index.ts'
import { presentOwnSchools } from './own-schools.presenter.ts'
import { chooseCurrentSchool } from './choose-current-school.ts'
import { findOwnSchools, type OwnSchools } from './own-schools.repository.ts'

/** The schools of a person, with the current one marked. */
export const describeOwnSchools = async (db: ReadDatabase, userId: number): Promise<OwnSchool[]> =>
  ownSchoolsOf(found(await findUser(db, userId)), await findOwnSchools(db, userId))

/** The same, of what was read already. */
export const ownSchoolsOf = (
  user: Pick<UserRow, 'id' | 'name'>,
  { staff, chosen }: Pick<OwnSchools, 'staff' | 'chosen'>,
): OwnSchool[] => {
  const current = chooseCurrentSchool(
    staff.map(({ id }) => id),
    chosen,
  )
  return presentOwnSchools(user, staff, current)
}
