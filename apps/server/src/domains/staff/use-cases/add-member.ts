import type { Transaction } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findGroupByKey } from '../access-groups/access-groups.repository.ts'
import { insertMember, setMemberGroups } from '../members.repository.ts'

/** Puts somebody on a school's staff with ready groups, by their keys, and rights of their own. */
export const addMember = async (
  tx: Transaction,
  member: { cabinetId: number; userId: number; groupKeys: readonly string[]; permissions?: string[] },
  now: Date,
): Promise<void> => {
  const { cabinetId, userId, groupKeys, permissions = [] } = member
  await insertMember(tx, { cabinetId, userId, permissions }, now)
  const groupIds: number[] = []
  for (const key of groupKeys) groupIds.push(found(await findGroupByKey(tx, cabinetId, key), key).id)
  await setMemberGroups(tx, { cabinetId, userId }, groupIds)
}
