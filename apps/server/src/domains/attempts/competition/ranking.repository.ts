import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { rankingLimits } from '@lectern/contract/attempts/competition/places'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, isNull, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../attempts.tables.ts'

/** A competition: a quiz in one lesson, or in all that hold it. */
export interface CompetitionPlace {
  readonly schoolId: SchoolId
  readonly quizId: number
  readonly lessonId: number | null
}

/** What everybody has reached, who began first first; what was sent back and done again does not count. */
export const listReached = (db: ReadDatabase, { schoolId, quizId, lessonId }: CompetitionPlace) => {
  const states = sql`jsonb_each(${attempts.questionStates}) as state`
  // Points of a person count with their decision, as learners see them elsewhere (`hideMarks`).
  const hidden = sql`(
    select sum((graded.value ->> 'points')::float8 - coalesce((graded.value -> 'own' ->> 'points')::float8, 0))
    from jsonb_each(${attempts.grades}) as graded
    where ${attempts.statusId} = ${attemptStatus.underCheck} and graded.value ? 'marked_by'
  )`
  return db
    .select({
      attemptId: attempts.id,
      userId: attempts.userId,
      isFinished: sql<boolean>`${attempts.finishedAt} is not null`,
      points: sql<number>`coalesce(
        round((${attempts.scores} - coalesce(${hidden}, 0))::numeric, 2)::float8, (select sum((state.value ->> 'points')::float8) from ${states}), 0
      )::float8`,
      usedMs: sql<number>`coalesce((select sum((state.value ->> 'used_ms')::float8) from ${states}), 0)::float8`,
      done: sql<number>`(select count(*) from ${states} where state.value ? 'used_ms')::int`,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.quizId, quizId),
        lessonId === null ? undefined : eq(attempts.lessonId, lessonId),
        or(isNull(attempts.rootId), eq(attempts.rootId, attempts.id)),
      ),
    )
    .orderBy(asc(attempts.startedAt), asc(attempts.id))
    .limit(rankingLimits.participants)
}
export type ReachedRow = Awaited<ReturnType<typeof listReached>>[number]
