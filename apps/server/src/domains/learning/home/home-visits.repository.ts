import type { HomeVisit } from '@lectern/contract/learning/home/rules/last-visit'
import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq, lt } from '../../../platform/database/sql.ts'
import type { Learner } from '../../streaks/index.ts'
import { homeVisits } from './home.tables.ts'

export const findHomeVisit = async (
  db: ReadDatabase,
  { schoolId, userId }: Learner,
): Promise<HomeVisit | null> => {
  const [row] = await db
    .select({ seenAt: homeVisits.seenAt, beforeAt: homeVisits.beforeAt })
    .from(homeVisits)
    .where(and(eq(homeVisits.schoolId, schoolId), eq(homeVisits.userId, userId)))
  return row ?? null
}

/** Writes a visit down; of several at once the latest stays. */
export const saveHomeVisit = async (
  db: WriteDatabase,
  { schoolId, userId }: Learner,
  { seenAt, beforeAt }: HomeVisit,
): Promise<void> => {
  await db
    .insert(homeVisits)
    .values({ schoolId, userId, seenAt, beforeAt })
    .onConflictDoUpdate({
      target: [homeVisits.userId, homeVisits.schoolId],
      set: { seenAt, beforeAt },
      setWhere: lt(homeVisits.seenAt, seenAt),
    })
}

/** Deletes when somebody looked at their home: the account was erased. */
export const deleteHomeVisits = async (db: WriteDatabase, userId: number): Promise<void> => {
  await db.delete(homeVisits).where(eq(homeVisits.userId, userId))
}
