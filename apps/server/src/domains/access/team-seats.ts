import { teamPermissions } from '@lectern/contract/access/team'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { listTeamRoles } from './team.repository.ts'

/** What places on the teams of products give a person, product by product, in the words of courses. */
export const listTeamSeats = async (db: ReadDatabase, userId: number) =>
  (await listTeamRoles(db, userId)).map(({ schoolId, productId, typeId, role }) => ({
    schoolId,
    productId,
    typeId,
    permissions: teamPermissions[role],
  }))
