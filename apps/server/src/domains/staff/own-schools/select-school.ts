import type { OwnSchool } from '@lectern/contract/identity/own-schools'
import type { Transaction } from '../../../platform/database/pool.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import { announceIdentityChange } from '../../identity/index.ts'
import { describeOwnSchools } from './describe-own-schools.ts'
import { saveCurrentSchool } from './current-schools.repository.ts'

/**
 * Makes one of a person's own schools the current one.
 *
 * @throws CallError not_found when it is not one of them
 */
export const selectSchool = async (
  tx: Transaction,
  { userId, schoolId }: { userId: number; schoolId: number },
): Promise<OwnSchool[]> => {
  const schools = await describeOwnSchools(tx, userId)
  if (!schools.some((school) => school.id === schoolId)) throw notFound('not an own school')
  await saveCurrentSchool(tx, userId, schoolId)
  await announceIdentityChange(tx, userId)
  return describeOwnSchools(tx, userId)
}
