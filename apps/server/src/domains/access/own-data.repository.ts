import type { Transaction } from '../../platform/database/pool.ts'
import { eq, or } from '../../platform/database/sql.ts'
import { enrolments } from './access.tables.ts'
import { accessChanges, accessGrants } from './grants.tables.ts'
import { forgetPreviews } from './preview/preview.repository.ts'
import {
  participantGroupAssistants,
  participantGroupMembers,
  productTeam,
  teamSupervisions,
} from './team.tables.ts'

const seatTables = [participantGroupMembers, participantGroupAssistants, productTeam]

/** Forgets what somebody took part in, and the places on teams: the account was erased. */
export const forgetParticipant = async (tx: Transaction, userId: number): Promise<void> => {
  for (const table of [...seatTables, accessGrants, accessChanges, enrolments]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
  const { seniorId, assistantId } = teamSupervisions
  await tx.delete(teamSupervisions).where(or(eq(seniorId, userId), eq(assistantId, userId)))
  await forgetPreviews(tx, userId)
}
