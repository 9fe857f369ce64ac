import { teamPermissions } from '@lectern/contract/access/team'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { listTeamRoles } from './team.repository.ts'

/** What places on the teams of products give a person, product by product. */
export const listTeamSeats = async (db: ReadDatabase, userId: number) =>
  (await listTeamRoles(db, userId)).map(({ schoolId, productId, role }) => ({
    schoolId,
    productId,
    permissions: teamPermissions[role],
  }))
