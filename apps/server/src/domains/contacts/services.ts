import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import type { SQL } from '../../platform/database/sql.ts'
import { defineService } from '../../platform/composition/services.ts'

/** Whether the account of a row learns in a product whose learners the member of the staff sees. */
export type LearnersOfTeams = (
  db: ReadDatabase,
  seat: StaffSeat,
  userId: number,
) => Promise<(accountId: SQL) => SQL>

/** What contacts need of the domains above. */
export const contactServices = {
  learnersOfTeams: defineService<LearnersOfTeams>('contacts.learnersOfTeams'),
}
