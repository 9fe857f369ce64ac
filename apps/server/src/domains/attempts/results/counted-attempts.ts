import { resultLimits } from '@lectern/contract/attempts/quiz-results'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../attempts.tables.ts'

/** Which attempts at a quiz count. */
export interface CountedFilter {
  readonly schoolId: SchoolId
  readonly quizId: number
  /** Of everybody the last one, or all. */
  readonly attempts: 'last' | 'all'
  /** Handed in from this moment on. */
  readonly from?: Date | undefined
  /** Handed in before this moment. */
  readonly to?: Date | undefined
  readonly versionId?: number | undefined
  /** Whose work the reader may see. */
  readonly scope?: SQL | undefined
}

const isCounted = (filter: CountedFilter) =>
  and(
    eq(attempts.schoolId, filter.schoolId),
    eq(attempts.quizId, filter.quizId),
    filter.scope,
    isNotNull(attempts.finishedAt),
    filter.from && gte(attempts.finishedAt, filter.from),
    filter.to && lt(attempts.finishedAt, filter.to),
    filter.versionId === undefined ? undefined : eq(attempts.quizVersionId, filter.versionId),
  )

const columns = { id: attempts.id, finishedAt: attempts.finishedAt }

/** The attempts that count, as a part of a query: never more than the limit, those that were handed in last. */
export const countedAttempts = (
  db: ReadDatabase,
  filter: CountedFilter,
  limit: number = resultLimits.attempts,
) => {
  const last = db
    .selectDistinctOn([attempts.userId], columns)
    .from(attempts)
    .where(isCounted(filter))
    .orderBy(attempts.userId, desc(attempts.finishedAt), desc(attempts.id))
  const all = db.select(columns).from(attempts).where(isCounted(filter))
  const found = (filter.attempts === 'last' ? last : all).as('found')
  return db
    .select({ id: found.id })
    .from(found)
    .orderBy(desc(found.finishedAt), desc(found.id))
    .limit(limit)
    .as('counted')
}

/** How many attempts would count without the limit. */
export const countCounted = async (db: ReadDatabase, filter: CountedFilter): Promise<number> => {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      people: sql<number>`count(distinct ${attempts.userId})::int`,
    })
    .from(attempts)
    .where(isCounted(filter))
  return (filter.attempts === 'last' ? row?.people : row?.all) ?? 0
}
