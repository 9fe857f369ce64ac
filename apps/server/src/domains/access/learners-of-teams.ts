import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, exists, ne, type SQL, sql } from '../../platform/database/sql.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { isInScope, loadLearnerScope } from '../teams/index.ts'
import { enrolments } from './access.tables.ts'

/** Whether the account of a row takes part in a product whose contacts a member of the staff sees by their place on its team. */
export const learnersOfTeams = async (
  db: ReadDatabase,
  seat: StaffSeat,
  userId: number,
): Promise<(accountId: SQL) => SQL> => {
  const scope = await loadLearnerScope(db, seat, userId, ['contact_read'])
  return (accountId) =>
    exists(
      db
        .select({ id: enrolments.id })
        .from(enrolments)
        .where(
          and(
            eq(enrolments.schoolId, seat.schoolId),
            eq(enrolments.userId, accountId),
            ne(enrolments.state, 'revoked'),
            isInScope(scope, {
              productId: sql`${enrolments.productId}`,
              userId: sql`${enrolments.userId}`,
            }),
          ),
        ),
    )
}
