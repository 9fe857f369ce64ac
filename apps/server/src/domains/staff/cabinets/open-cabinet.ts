import type { Transaction } from '../../../platform/database/pool.ts'
import { seedAccessGroups } from '../access-groups/access-groups.repository.ts'
import { insertMember } from '../members.repository.ts'
import { insertCabinet, type NewCabinet } from '../../schools/index.ts'

/** Opens a school with its owner and the access groups with which every school begins. */
export const openCabinet = async (tx: Transaction, cabinet: NewCabinet, now: Date): Promise<number> => {
  const cabinetId = await insertCabinet(tx, cabinet, now)
  await insertMember(tx, { cabinetId, userId: cabinet.ownerId, permissions: ['cabinet_root'] }, now)
  await seedAccessGroups(tx, cabinetId, now)
  return cabinetId
}
