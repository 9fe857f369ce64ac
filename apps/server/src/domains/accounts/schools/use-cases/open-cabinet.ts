import type { Transaction } from '../../../../platform/database/pool.ts'
import { seedAccessGroups } from '../../staff/groups.repository.ts'
import { insertMember } from '../../staff/members.repository.ts'
import { insertCabinet, type NewCabinet } from '../schools.repository.ts'

/** Opens a school with its owner and the access groups with which every school begins. */
export const openCabinet = async (tx: Transaction, cabinet: NewCabinet, now: Date): Promise<number> => {
  const cabinetId = await insertCabinet(tx, cabinet, now)
  await insertMember(tx, { cabinetId, userId: cabinet.ownerId, permissions: ['cabinet_root'] }, now)
  await seedAccessGroups(tx, cabinetId, now)
  return cabinetId
}
