import type { KnownPerson } from '@lectern/contract/kernel/ids'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { listMembers } from '../staff/index.ts'

/** Members of the staff who may look after contacts. */
export const findManagers = async (db: ReadDatabase, schoolId: SchoolId): Promise<KnownPerson[]> =>
  (await listMembers(db, schoolId))
    .filter(({ isActive }) => isActive)
    .map(({ userId, name, email }) => ({ id: userId, name, email }))
