import type { Transaction } from '../../../platform/database/pool.ts'
import { seedAccessGroups } from '../access-groups/access-groups.repository.ts'
import { insertMember } from '../members.repository.ts'
import { insertSchool, type NewSchool } from '../../schools/index.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Opens a school with its owner and the access groups with which every school begins. */
export const openSchool = async (tx: Transaction, school: NewSchool, now: Date): Promise<SchoolId> => {
  const schoolId = await insertSchool(tx, school, now)
  await insertMember(tx, { schoolId, userId: school.ownerId, permissions: ['cabinet_root'] }, now)
  await seedAccessGroups(tx, schoolId, now)
  return schoolId
}
