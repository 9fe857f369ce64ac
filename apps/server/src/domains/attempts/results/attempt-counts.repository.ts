import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { PracticeFilter } from '../attempts.repository.ts'
import { attempts } from '../attempts.tables.ts'
import { isHeld } from '../held/held.repository.ts'

/**
 * How many attempts of a school have each status. What was decided and not told yet waits no more, and has none of them, so their
 * sum can be less than all.
 */
export const countSchoolAttempts = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  { isWanted, scope }: Pick<PracticeFilter, 'isWanted' | 'scope'>,
) => {
  const isTold = sql<boolean>`(${attempts.statusId} <> ${attemptStatus.underCheck} or not ${isHeld(schoolId)})`
  const rows = await db
    .select({
      statusId: attempts.statusId,
      total: sql<number>`count(*)::int`,
      told: sql<number>`(count(*) filter (where ${isTold}))::int`,
    })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), isWanted, scope))
    .groupBy(attempts.statusId)
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    statuses: rows.flatMap(({ statusId, told }) => (told > 0 ? [{ statusId, count: told }] : [])),
  }
}
