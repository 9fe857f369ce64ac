import { stuckDays } from '@lectern/contract/courses/progress/progress'
import type { ProgressOrder } from '@lectern/contract/courses/progress/progress-orders'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import { enrolments, listedEnrolmentsColumns } from '../../access/index.ts'
import { users } from '../../identity/index.ts'
import { courseVisits } from '../../lessons/index.ts'
import { areWanted, type ProductPlace, type WantedPeople } from '../participants/wanted-people.repository.ts'

/** The course of a product, with its lessons that count. */
export interface CountedCourse extends ProductPlace {
  readonly courseId: number
  /** Published lessons. */
  readonly lessonIds: readonly number[]
}

const isOf = ({ schoolId, productId }: CountedCourse) =>
  and(eq(enrolments.schoolId, schoolId), eq(enrolments.productId, productId))

const dayMs = 24 * 60 * 60 * 1000

/** Who has done no step forward since then, and has begun a lesson, is stuck in it. */
export const stuckBefore = (now: Date): Date => new Date(now.getTime() - stuckDays * dayMs)

/** An array of PostgreSQL: one parameter, however many lessons. */
const idsOf = (lessonIds: readonly number[]) => sql`${`{${lessonIds.join(',')}}`}::bigint[]`

/** The steps of each person who has begun a lesson of a course: `user_id`, `done`, `begun_lesson`, `since`. */
const stepsOf = ({ schoolId, courseId, lessonIds }: CountedCourse): SQL => sql`(
  select user_id,
    count(done_at)::int done,
    (array_agg(lesson_id order by started_at desc, lesson_id desc) filter (where done_at is null))[1] begun_lesson,
    greatest(max(started_at) filter (where done_at is null), max(done_at)) since
  from lesson_progress
  where school_id = ${schoolId} and course_id = ${courseId} and lesson_id = any(${idsOf(lessonIds)})
  group by user_id
)`

const isStuck = (steps: SQL, before: Date): SQL =>
  sql`(${steps}.begun_lesson is not null and ${steps}.since <= ${before})`

/** The rows of one page are the same however often it is read. */
const orders = {
  latest: [desc(enrolments.startedAt), desc(enrolments.id)],
  name: [asc(users.name), asc(enrolments.id)],
  visit: [sql`${courseVisits.visitedAt} desc nulls last`, desc(enrolments.id)],
  away: [sql`${courseVisits.visitedAt} asc nulls first`, asc(enrolments.id)],
} as const satisfies Record<ProgressOrder, readonly SQL[]>

export interface ProgressFilter extends WantedPeople {
  readonly page: number
  readonly perPage: number
  readonly sort: ProgressOrder
  /** Only those who are stuck in a lesson. */
  readonly isStuck: boolean
}

/** One page of the participants of a course. */
export const listProgressPeople = async (
  db: ReadDatabase,
  course: CountedCourse,
  { page, perPage, sort, isStuck: onlyStuck, ...wanted }: ProgressFilter,
  now: Date,
) => {
  const stuck = sql`exists (
    select 1 from ${stepsOf(course)} steps
    where steps.user_id = ${enrolments.userId} and ${isStuck(sql`steps`, stuckBefore(now))}
  )`
  const select = () =>
    db
      .select({
        userId: users.id,
        name: users.name,
        email: users.email,
        enrolment: listedEnrolmentsColumns,
        visitedAt: courseVisits.visitedAt,
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .leftJoin(
        courseVisits,
        and(eq(courseVisits.courseId, course.courseId), eq(courseVisits.userId, enrolments.userId)),
      )
      .where(and(isOf(course), areWanted(course, wanted), onlyStuck ? stuck : undefined))
  const rows = await select()
    .orderBy(...orders[sort])
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { rows, total: await db.$count(select().as('wanted')) }
}
export type ProgressPerson = Awaited<ReturnType<typeof listProgressPeople>>['rows'][number]

/** Offers by which somebody has access, each once; null for accesses without one. */
const offersOf = sql<(number | null)[]>`(
  select coalesce(array_agg(distinct coalesce(given.offer_id, 0)), '{}') from access_grants given
  where given.product_id = ${enrolments.productId} and given.user_id = ${enrolments.userId}
    and given.school_id = ${enrolments.schoolId} and given.revoked_at is null
)`.mapWith((ids: string[]) => ids.map((id) => Number(id) || null))

/** How many of some people are how far: for each number of lessons done, their offers, and whether they are stuck, those people. */
export const countSteps = async (
  db: ReadDatabase,
  course: CountedCourse,
  wanted: WantedPeople,
  now: Date,
): Promise<
  { done: number; hasBegun: boolean; stuckIn: number | null; offerIds: (number | null)[]; people: number }[]
> => {
  const done = sql<number>`coalesce(steps.done, 0)`
  const hasBegun = sql<boolean>`(steps.user_id is not null)`
  const stuckIn = sql<
    number | null
  >`case when ${isStuck(sql`steps`, stuckBefore(now))} then steps.begun_lesson end`
  return db
    .select({
      done,
      hasBegun,
      stuckIn: stuckIn.mapWith(Number),
      offerIds: offersOf,
      people: sql<number>`count(*)::int`,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .leftJoin(sql`${stepsOf(course)} steps`, sql`steps.user_id = ${enrolments.userId}`)
    .where(and(isOf(course), areWanted(course, wanted)))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
}

/** How many of some people have begun, and done, each lesson of a course. */
export const countLessons = async (
  db: ReadDatabase,
  course: CountedCourse,
  wanted: WantedPeople,
): Promise<Map<number, { started: number; done: number }>> => {
  const rows = await db
    .select({
      lessonId: sql<number>`progress.lesson_id`.mapWith(Number),
      started: sql<number>`count(*)::int`,
      done: sql<number>`count(progress.done_at)::int`,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(
      sql`lesson_progress progress`,
      sql`progress.user_id = ${enrolments.userId} and progress.school_id = ${course.schoolId}
        and progress.course_id = ${course.courseId} and progress.lesson_id = any(${idsOf(course.lessonIds)})`,
    )
    .where(and(isOf(course), areWanted(course, wanted)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ lessonId, started, done }) => [lessonId, { started, done }]))
}
