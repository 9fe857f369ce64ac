import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../attempts.tables.ts'

/** Of which school an attempt is; null where there is none. Nothing else of it is told. */
export const findSchoolOfAttempt = async (db: ReadDatabase, attemptId: number): Promise<SchoolId | null> => {
  const [row] = await db
    .select({ schoolId: attempts.schoolId })
    .from(attempts)
    .where(eq(attempts.id, attemptId))
  return row?.schoolId ?? null
}
