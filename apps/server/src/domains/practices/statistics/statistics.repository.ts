import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { statisticsLimits } from '@lectern/contract/practices/statistics/school-statistics'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, gt, lte, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { enrolments } from '../../access/index.ts'
import { attempts, isMarkedBy, isMeasured } from '../../attempts/index.ts'
import { lessonProgress, lessons } from '../../lessons/index.ts'
import { quizVersions } from '../../quizzes/index.ts'
import { learningDays } from '../../streaks/index.ts'
import { isInScope, type LearnerScope } from '../../teams/index.ts'
import { learnerOfAttempt } from '../practices.policy.ts'

/** Whose learning is counted, and up to when. */
export interface StatisticsFilter {
  readonly schoolId: SchoolId
  readonly scope: LearnerScope
  readonly now: Date
}

const day_ms = 24 * 60 * 60 * 1000
const daysOfWeek = 7
const { weeks, days, shortDays } = statisticsLimits

const daysAgo = (now: Date, count: number): Date => new Date(now.getTime() - count * day_ms)
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Of each week, counted back from now (0), and of all together (null). */
interface ActiveRow {
  readonly week: number | null
  readonly active: number
  readonly short: number
  readonly long: number
}

/**
 * Learners with a day of learning. Their days are by their own clocks, which may be ahead of ours: a day to come is today. Everybody who
 * takes part somewhere, or did, is a learner.
 */
export const countActive = async (
  db: ReadDatabase,
  { schoolId, scope, now }: StatisticsFilter,
): Promise<ActiveRow[]> => {
  const sees = isInScope(scope, {
    productId: sql`${enrolments.productId}`,
    userId: sql`${enrolments.userId}`,
  })
  const isLearner = sql`exists (select 1 from ${enrolments} where ${and(
    eq(enrolments.schoolId, schoolId),
    sql`${enrolments.userId} = ${learningDays.userId}`,
    sees,
  )})`
  const isCounted = and(
    eq(learningDays.schoolId, schoolId),
    gt(learningDays.day, dayOf(daysAgo(now, weeks * daysOfWeek))),
    isLearner,
  )
  const within = (count: number) => sql`count(distinct user_id) filter (where ago < ${count})::int`
  const summed = sql`(
    select ago / ${sql.raw(String(daysOfWeek))} as week, count(distinct user_id)::int as active,
      ${within(shortDays)} as short, ${within(days)} as long
    from (
      select ${learningDays.userId} as user_id, greatest(0, ${dayOf(now)}::date - ${learningDays.day}::date) as ago
      from ${learningDays} where ${isCounted}
    ) noted
    group by grouping sets ((ago / ${sql.raw(String(daysOfWeek))}), ())
  ) summed`
  return db
    .select({
      week: sql<number | null>`summed.week`,
      active: sql<number>`summed.active`,
      short: sql<number>`summed.short`,
      long: sql<number>`summed.long`,
    })
    .from(summed)
}

/** Of each week, counted back from now (0), and of all together (null); all but `everything` of the last days alone. */
interface HandedInRow {
  readonly week: number | null
  readonly everything: number
  readonly handedIn: number
  readonly passed: number
  readonly failed: number
  readonly scores: number | null
  readonly maxScores: number | null
}

/** Attempts by the moment at which they were handed in. */
export const countHandedIn = async (
  db: ReadDatabase,
  { schoolId, scope, now }: StatisticsFilter,
): Promise<HandedInRow[]> => {
  const { passed, failed } = attemptStatus
  const isRecent = sql`finished_at > ${daysAgo(now, days)}`
  const recent = (...conditions: SQL[]) => sql`filter (where ${and(isRecent, ...conditions)})`
  const isChecked = sql`status_id in (${passed}, ${failed}) and max_scores > 0`
  const isWanted = and(
    eq(attempts.schoolId, schoolId),
    gt(attempts.finishedAt, daysAgo(now, weeks * daysOfWeek)),
    lte(attempts.finishedAt, now),
    isInScope(scope, learnerOfAttempt(schoolId)),
  )
  const summed = sql`(
    select week, count(*)::int as everything, (count(*) ${recent()})::int as handed_in,
      (count(*) ${recent(sql`status_id = ${passed} and is_measured`)})::int as passed,
      (count(*) ${recent(sql`status_id = ${failed}`)})::int as failed,
      (sum(scores) ${recent(isChecked)})::float8 as scores, (sum(max_scores) ${recent(isChecked)})::float8 as max_scores
    from (
      select floor(extract(epoch from ${now}::timestamptz - ${attempts.finishedAt}) / ${(daysOfWeek * day_ms) / 1000})::int as week,
        ${attempts.statusId} as status_id, ${attempts.scores} as scores, ${attempts.maxScores} as max_scores,
        ${attempts.finishedAt} as finished_at, ${isMeasured} as is_measured
      from ${attempts} left join ${quizVersions} on ${isMarkedBy(schoolId)}
      where ${isWanted}
    ) finished
    group by grouping sets ((week), ())
  ) summed`
  return db
    .select({
      week: sql<number | null>`summed.week`,
      everything: sql<number>`summed.everything`,
      handedIn: sql<number>`summed.handed_in`,
      passed: sql<number>`summed.passed`,
      failed: sql<number>`summed.failed`,
      scores: sql<number | null>`summed.scores`,
      maxScores: sql<number | null>`summed.max_scores`,
    })
    .from(summed)
}

/** Lessons that were done in the last days: each once for each learner. */
export const countLessonsDone = async (
  db: ReadDatabase,
  { schoolId, scope, now }: StatisticsFilter,
): Promise<number> => {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(lessonProgress)
    .innerJoin(lessons, and(eq(lessons.id, lessonProgress.lessonId), eq(lessons.schoolId, schoolId)))
    .where(
      and(
        eq(lessonProgress.schoolId, schoolId),
        gt(lessonProgress.doneAt, daysAgo(now, days)),
        lte(lessonProgress.doneAt, now),
        isInScope(scope, { productId: sql`${lessons.productId}`, userId: sql`${lessonProgress.userId}` }),
      ),
    )
  return row?.count ?? 0
}
