import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findGroupByKey } from '../access-groups/access-groups.repository.ts'
import { insertMember, setMemberGroups } from '../members.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Puts somebody on a school's staff with ready groups, by their keys, and rights of their own. */
export const addMember = async (
  tx: Transaction,
  member: { schoolId: SchoolId; userId: number; groupKeys: readonly string[]; permissions?: string[] },
  now: Date,
): Promise<void> => {
  const { schoolId, userId, groupKeys, permissions = [] } = member
  await insertMember(tx, { schoolId, userId, permissions }, now)
  const groupIds: number[] = []
  for (const key of groupKeys) groupIds.push(found(await findGroupByKey(tx, schoolId, key), key).id)
  await setMemberGroups(tx, { schoolId, userId }, groupIds)
}
