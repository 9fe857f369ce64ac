import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, isNotNull, sql } from '../../../platform/database/sql.ts'
import { attempts } from '../attempts.tables.ts'
import type { AttemptRow } from '../attempts.repository.ts'

/** The latest decisions of the school, from which the usual time is taken. */
const counted = 50

/** Fewer decisions say nothing about the next one. */
const leastDecisions = 3

/** How long a learner of this school usually waits for a decision, in seconds; null for an attempt that does not wait. */
export const usualReviewSeconds = async (
  db: ReadDatabase,
  { statusId, schoolId }: Pick<AttemptRow, 'statusId' | 'schoolId'>,
): Promise<number | null> => {
  if (statusId !== attemptStatus.underCheck) return null
  const wait = sql<number>`extract(epoch from ${attempts.decidedAt} - ${attempts.finishedAt})::float8`
  const decided = db
    .select({ wait: wait.as('wait') })
    .from(attempts)
    .where(
      and(eq(attempts.schoolId, schoolId), isNotNull(attempts.decidedAt), isNotNull(attempts.finishedAt)),
    )
    .orderBy(desc(attempts.startedAt))
    .limit(counted)
    .as('decided')
  const [usual] = await db
    .select({
      count: sql<number>`count(*)::int`,
      seconds: sql<number | null>`percentile_cont(0.5) within group (order by ${decided.wait})`,
    })
    .from(decided)
  if (!usual || usual.seconds === null || usual.count < leastDecisions) return null
  return Math.max(0, Math.round(usual.seconds))
}
