import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { ageSteps } from '@lectern/contract/practices/workload/workload'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts, claimsNow, isHeld } from '../../attempts/index.ts'
import { lessons } from '../../lessons/index.ts'
import { type AssistantCondition, lookingAfter } from '../../teams/index.ts'

/** Which work of a school is counted. */
export interface WorkFilter {
  readonly schoolId: SchoolId
  readonly courseId: number | undefined
  readonly isShown: AssistantCondition
  /** What was handed in before it is late; null: nothing is. */
  readonly lateBefore: Date | null
  readonly answerHours: number
  readonly now: Date
}

/** What waits: of one assistant, of nobody (null), or each attempt once for everybody together. */
export interface WaitingRow {
  readonly of: 'everybody' | 'nobody' | number
  readonly count: number
  readonly oldestAt: Date | null
  readonly ages: readonly number[]
  readonly late: number
}

const day_ms = 24 * 60 * 60 * 1000

const isOfCourse = (courseId: number | undefined): SQL | undefined =>
  courseId === undefined ? undefined : sql`${lessons.courseId} = ${courseId}`

/** The product of a course, as a part of a query; undefined where no course is asked about. */
export const productsOfCourse = (schoolId: SchoolId, courseId: number | undefined): SQL | undefined =>
  courseId === undefined
    ? undefined
    : sql`(select ${lessons.productId} from ${lessons} where ${lessons.schoolId} = ${schoolId} and ${lessons.courseId} = ${courseId})`

/** Attempts that nobody has decided about, each with those who look after its learner or check it now. */
export const summariseWork = async (
  db: ReadDatabase,
  { schoolId, courseId, isShown, lateBefore, now }: WorkFilter,
): Promise<WaitingRow[]> => {
  const edges = ageSteps.map((days) => new Date(now.getTime() - days * day_ms))
  const countOf = (condition: SQL) => sql`count(distinct shown.id) filter (where ${condition})`
  const ages = [...edges, null].map((until, at) => {
    const from = edges[at - 1]
    return countOf(
      sql`${until === null ? sql`true` : sql`shown.finished_at > ${until}`} and ${from ? sql`shown.finished_at <= ${from}` : sql`true`}`,
    )
  })
  const isWaiting = and(
    sql`${attempts.schoolId} = ${schoolId}`,
    sql`${attempts.statusId} = ${sql.raw(String(attemptStatus.underCheck))}`,
    sql`not ${isHeld(schoolId)}`,
    isOfCourse(courseId),
  )
  const shown = isShown({ productId: sql`waiting.product_id`, assistantId: sql`pairs.assistant_id` })
  const summed = sql`(
    with waiting as (
      select ${attempts.id} as id, ${attempts.userId} as user_id, ${attempts.finishedAt} as finished_at,
        ${lessons.productId} as product_id
      from ${attempts} join ${lessons} on ${lessons.id} = ${attempts.lessonId} and ${lessons.schoolId} = ${schoolId}
      where ${isWaiting}
    ), pairs as (
      select waiting.id, own.assistant_id
      from waiting join ${lookingAfter(schoolId)} own on own.product_id = waiting.product_id and own.user_id = waiting.user_id
      union
      select waiting.id, claims.claimed_by from waiting join ${claimsNow(schoolId, now)} claims on claims.attempt_id = waiting.id
    ), shown as (
      select waiting.id, waiting.finished_at, pairs.assistant_id
      from waiting left join pairs on pairs.id = waiting.id
      where ${shown ?? sql`true`}
    )
    select shown.assistant_id, grouping(shown.assistant_id) = 1 as is_total, count(distinct shown.id)::int as count,
      min(shown.finished_at) as oldest_at, array[${sql.join(ages, sql`, `)}]::int[] as ages,
      ${lateBefore ? countOf(sql`shown.finished_at <= ${lateBefore}`) : sql`0`}::int as late
    from shown group by grouping sets ((shown.assistant_id), ())
  ) summed`
  const rows = await db
    .select({
      assistantId: sql<number | null>`summed.assistant_id`.mapWith(attempts.decidedBy),
      isTotal: sql<boolean>`summed.is_total`,
      count: sql<number>`summed.count`,
      oldestAt: sql<Date | null>`summed.oldest_at`.mapWith(attempts.finishedAt),
      ages: sql<number[]>`summed.ages`,
      late: sql<number>`summed.late`,
    })
    .from(summed)
  return rows.map(({ assistantId, isTotal, ...row }) => ({
    ...row,
    of: isTotal ? 'everybody' : (assistantId ?? 'nobody'),
  }))
}

/** What was decided: by one person, in one step of time (counted back from now, from 0), or altogether. */
export interface DecidedRow {
  readonly of: 'everything' | { readonly userId: number } | { readonly step: number }
  readonly count: number
  readonly medianHours: number
  readonly p90Hours: number
  readonly late: number
}

/** How soon attempts were decided about since a moment. */
export const summariseDecided = async (
  db: ReadDatabase,
  { schoolId, courseId, isShown, answerHours, now }: WorkFilter,
  { since, stepDays }: { readonly since: Date; readonly stepDays: number },
): Promise<DecidedRow[]> => {
  const isDecided = and(
    sql`${attempts.schoolId} = ${schoolId}`,
    sql`${attempts.decidedBy} is not null and ${attempts.decidedAt} > ${since} and ${attempts.decidedAt} <= ${now}`,
    isOfCourse(courseId),
    isShown({ productId: sql`${lessons.productId}`, assistantId: sql`${attempts.decidedBy}` }),
  )
  const step_s = stepDays * (day_ms / 1000)
  const quantile = (share: number) => sql`percentile_cont(${share}) within group (order by hours)::float8`
  const summed = sql`(
    select user_id, step, count(*)::int as count,
      ${quantile(0.5)} as median_hours, ${quantile(0.9)} as p90_hours,
      ${answerHours === 0 ? sql`0` : sql`count(*) filter (where hours > ${answerHours})`}::int as late
    from (
      select ${attempts.decidedBy} as user_id,
        floor(extract(epoch from ${now}::timestamptz - ${attempts.decidedAt}) / ${step_s})::int as step,
        greatest(0, extract(epoch from ${attempts.decidedAt} - ${attempts.finishedAt}) / 3600)::float8 as hours
      from ${attempts} join ${lessons} on ${lessons.id} = ${attempts.lessonId} and ${lessons.schoolId} = ${schoolId}
      where ${isDecided}
    ) decided
    group by grouping sets ((user_id), (step), ())
    having count(*) > 0
  ) summed`
  const rows = await db
    .select({
      userId: sql<number | null>`summed.user_id`.mapWith(attempts.decidedBy),
      step: sql<number | null>`summed.step`,
      count: sql<number>`summed.count`,
      medianHours: sql<number>`summed.median_hours`,
      p90Hours: sql<number>`summed.p90_hours`,
      late: sql<number>`summed.late`,
    })
    .from(summed)
  return rows.map(({ userId, step, ...row }) => ({
    ...row,
    of: userId !== null ? { userId } : step !== null ? { step } : 'everything',
  }))
}
