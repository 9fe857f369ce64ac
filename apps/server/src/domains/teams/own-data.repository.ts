import type { Transaction } from '../../platform/database/pool.ts'
import { eq, or } from '../../platform/database/sql.ts'
import {
  participantGroupAssistants,
  participantGroupMembers,
  productTeam,
  teamSupervisions,
} from './teams.tables.ts'

const seatTables = [participantGroupMembers, participantGroupAssistants, productTeam]

/** Forgets places on teams and in groups of participants: the account was erased. */
export const forgetTeamPlaces = async (tx: Transaction, userId: number): Promise<void> => {
  for (const table of seatTables) await tx.delete(table).where(eq(table.userId, userId))
  const { seniorId, assistantId } = teamSupervisions
  await tx.delete(teamSupervisions).where(or(eq(seniorId, userId), eq(assistantId, userId)))
}
