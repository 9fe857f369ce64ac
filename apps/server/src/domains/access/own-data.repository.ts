import type { Transaction } from '../../platform/database/pool.ts'
import { eq } from '../../platform/database/sql.ts'
import { forgetTeamPlaces } from '../teams/index.ts'
import { enrolments } from './access.tables.ts'
import { accessChanges, accessGrants } from './grants.tables.ts'
import { forgetPreviews } from './preview/preview.repository.ts'

/** Forgets what somebody took part in, and the places on teams: the account was erased. */
export const forgetParticipant = async (tx: Transaction, userId: number): Promise<void> => {
  // Waiting jobs know one listener for both, by its name.
  await forgetTeamPlaces(tx, userId)
  for (const table of [accessGrants, accessChanges, enrolments]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
  await forgetPreviews(tx, userId)
}
