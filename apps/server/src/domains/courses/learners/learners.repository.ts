import {
  activityDays,
  type LearnerActivity,
  type LearnerOrder,
} from '@lectern/contract/courses/learners/learner-lists'
import type { ParticipantState } from '@lectern/contract/courses/participant-lists'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { enrolments, isInState } from '../../access/index.ts'
import { isCalled, users } from '../../identity/index.ts'
import { courseVisits } from '../../lessons/index.ts'
import { courses } from '../courses.tables.ts'
import { products } from '../../products/index.ts'
import { isInProductScopes, type ProductScopes } from '../../teams/index.ts'

/** Whose participation in a school is looked at. */
export interface SeenLearners {
  readonly schoolId: SchoolId
  readonly scopes: ProductScopes
}

export interface LearnerFilter extends SeenLearners {
  readonly search: string
  readonly productId: number | undefined
  readonly state: ParticipantState | undefined
  readonly activity: LearnerActivity | undefined
  readonly sort: LearnerOrder
  readonly now: Date
}

const productRow = { typeId: sql`${products.typeId}`, productId: sql`${products.id}` }

/** Enrolments in products that exist, as far as they are seen; a condition on enrolments joined with their products. */
export const isSeen = ({ scopes }: SeenLearners): SQL | undefined =>
  and(
    isNull(products.deletedAt),
    isInProductScopes(scopes, { ...productRow, userId: sql`${enrolments.userId}` }),
  )

/** When people last visited a course of the school, of those in which they are seen. */
export const lastVisits = (
  db: ReadDatabase,
  { schoolId, scopes }: SeenLearners,
  userIds?: readonly number[],
) => {
  const lastVisit = sql<Date>`max(${courseVisits.visitedAt})`.mapWith(courseVisits.visitedAt).as('last_visit')
  const isPlaced = isInProductScopes(scopes, { ...productRow, userId: sql`${courseVisits.userId}` })
  const seen = db
    .select({ id: courses.id })
    .from(courses)
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseVisits.courseId), isPlaced))
  return db
    .select({ userId: courseVisits.userId, lastVisit })
    .from(courseVisits)
    .where(
      and(
        eq(courseVisits.schoolId, schoolId),
        userIds && inArray(courseVisits.userId, [...userIds]),
        isPlaced && sql`exists ${seen}`,
      ),
    )
    .groupBy(courseVisits.userId)
}

/** The beginning of the first product. */
const joinedAt = sql`min(${enrolments.startedAt})`

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

const isActive = (activity: LearnerActivity, lastVisit: SQL, now: Date): SQL => {
  if (activity === 'never') return sql`${lastVisit} is null`
  const moment = daysBefore(now, activityDays[activity])
  return activity === 'week' ? sql`${lastVisit} >= ${moment}` : sql`${lastVisit} < ${moment}`
}

/** At least one of their products is the one that is asked for, in the state that is asked for. */
const hasWanted = ({ productId, state, now }: LearnerFilter): SQL | undefined => {
  const isWanted = and(
    productId === undefined ? undefined : eq(enrolments.productId, productId),
    state && isInState(state, now),
  )
  return isWanted && sql`bool_or(${isWanted})`
}

/** Who only waits is listed when that is asked for. */
const takesPart = (state: ParticipantState | undefined) =>
  state === 'waiting' ? ne(enrolments.state, 'revoked') : eq(enrolments.state, 'active')

/** The people of one page, and how many there are. Visits are weighed where the question is about them. */
export const findLearners = async (
  db: ReadDatabase,
  filter: LearnerFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ people: { userId: number; joinedAt: Date }[]; total: number }> => {
  const { search, activity, sort, state, now } = filter
  const visits = lastVisits(db, filter).as('visits')
  const lastVisit = sql`${visits.lastVisit}`
  const orders = {
    latest: [desc(joinedAt), desc(enrolments.userId)],
    name: [asc(users.name), asc(enrolments.userId)],
    visit: [sql`${lastVisit} desc nulls last`, desc(enrolments.userId)],
  } as const satisfies Record<LearnerOrder, readonly SQL[]>
  const select = () => {
    const query = db
      .select({
        userId: enrolments.userId,
        joined: sql<Date>`${joinedAt}`.mapWith(enrolments.startedAt).as('joined'),
        total: sql<number>`(count(*) over ())::int`.as('total'),
      })
      .from(enrolments)
      .innerJoin(products, eq(products.id, enrolments.productId))
      .$dynamic()
    if (search !== '' || sort === 'name') query.innerJoin(users, eq(users.id, enrolments.userId))
    if (activity || sort === 'visit') query.leftJoin(visits, eq(visits.userId, enrolments.userId))
    return query
      .where(
        and(
          eq(enrolments.schoolId, filter.schoolId),
          isSeen(filter),
          takesPart(state),
          search === '' ? undefined : isCalled(search),
        ),
      )
      .groupBy(
        enrolments.userId,
        ...(sort === 'name' ? [users.name] : []),
        ...(activity || sort === 'visit' ? [visits.lastVisit] : []),
      )
      .having(and(hasWanted(filter), activity && isActive(activity, lastVisit, now)))
  }
  const rows = await select()
    .orderBy(...orders[sort])
    .limit(page.limit)
    .offset(page.offset)
  const isPastEnd = rows.length === 0 && page.offset > 0
  const total = isPastEnd ? await db.$count(select().as('people')) : (rows[0]?.total ?? 0)
  return { people: rows.map(({ userId, joined }) => ({ userId, joinedAt: joined })), total }
}
