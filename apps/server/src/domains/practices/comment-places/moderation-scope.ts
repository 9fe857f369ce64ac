import { commentLimits } from '@lectern/contract/comments/comment-limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../../attempts/index.ts'
import { comments, type DescribedLesson } from '../../comments/index.ts'
import { lessonLink, lessons } from '../../lessons/index.ts'
import { answerers, holdsAny } from './holds-any.ts'
import { practiceReaders, practiceScope } from '../practices.policy.ts'
import { products } from '../../products/index.ts'
import { type ProductScope, productsOf } from '../../teams/index.ts'

const ofProducts = (schoolId: SchoolId, scope: ProductScope): SQL | undefined => {
  if ([...scope.values()].every((ids) => ids === null)) return undefined
  const read = [...scope].map(([typeId, ids]) =>
    and(eq(products.typeId, typeId), ids === null ? undefined : inArray(products.id, [...ids])),
  )
  return sql`exists (
    select 1 from ${lessons} join ${products} on ${products.id} = ${lessons.productId}
    where ${lessons.schoolId} = ${schoolId} and ${lessons.id} = ${comments.lessonId} and ${or(...read)}
  )`
}

/** Comments below lessons of the courses that somebody of the team reads, and on attempts that they see. */
export const moderationScope = async (
  db: ReadDatabase,
  seat: StaffSeat,
  userId: number,
): Promise<SQL | undefined> => {
  const read = ofProducts(seat.schoolId, productsOf(seat, 'course_read'))
  return byPlace(seat.schoolId, read, await practiceScope(db, seat, userId, practiceReaders))
}

/** Comments that somebody of the team may answer, as a condition on them; undefined: all of the school. The same as at their places. */
const answerScope = async (db: ReadDatabase, seat: StaffSeat, userId: number): Promise<SQL | undefined> => {
  if (holdsAny(seat, ...answerers)) return undefined
  const [edited, curated] = (['course_edit', 'course_curator'] as const).map((right) =>
    ofProducts(seat.schoolId, productsOf(seat, right)),
  )
  const taught = edited && curated && or(edited, curated)
  return byPlace(seat.schoolId, taught, await practiceScope(db, seat, userId, ['practice_curator']))
}

/** Comments below lessons of some products, and on some attempts; undefined is each time: all of them. */
const byPlace = (schoolId: SchoolId, read: SQL | undefined, seen: SQL | undefined): SQL | undefined => {
  if (!read && !seen) return undefined
  const isOnAttempt = eq(comments.commentableType, 'quiz-attempt')
  const onSeen = sql`exists (
    select 1 from ${attempts}
    where ${attempts.schoolId} = ${schoolId} and ${attempts.id} = ${comments.commentableId} and ${seen ?? sql`true`}
  )`
  return or(and(isOnAttempt, onSeen), and(sql`not ${isOnAttempt}`, read))
}

/** Comments whose lesson and course exist. */
const isPlaced = (schoolId: SchoolId): SQL => sql`exists (
  select 1 from ${lessons} join ${products} on ${products.id} = ${lessons.productId}
  where ${lessons.schoolId} = ${schoolId} and ${lessons.id} = ${comments.lessonId}
    and ${lessons.deletedAt} is null and ${products.deletedAt} is null
)`

/** The courses with lessons that somebody of the team reads, and those on whose team they are. */
const coursesSeen = (db: ReadDatabase, seat: StaffSeat) => {
  const read = [...productsOf(seat, 'course_read')].map(([typeId, ids]) =>
    and(eq(products.typeId, typeId), ids === null ? undefined : inArray(products.id, [...ids])),
  )
  return db
    .selectDistinct({ id: lessons.courseId, name: products.title })
    .from(lessons)
    .innerJoin(products, eq(products.id, lessons.productId))
    .where(
      and(
        eq(lessons.schoolId, seat.schoolId),
        isNull(lessons.deletedAt),
        isNull(products.deletedAt),
        or(...read, inArray(products.id, [...seat.team.keys()])),
      ),
    )
    .orderBy(asc(products.title), asc(lessons.courseId))
    .limit(commentLimits.feedCourses)
}

/** What lessons of a school are called, with their courses and addresses. */
const describeLessons = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, DescribedLesson>> => {
  if (lessonIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      slug: lessons.slug,
      course: products.title,
      productSlug: products.slug,
    })
    .from(lessons)
    .innerJoin(products, eq(products.id, lessons.productId))
    .where(and(eq(lessons.schoolId, schoolId), inArray(lessons.id, [...new Set(lessonIds)])))
  return new Map(
    rows.map(({ id, title, course, slug, productSlug }) => [
      id,
      { id, title, course, link: lessonLink({ slug: productSlug }, { slug }) },
    ]),
  )
}

/** What the list of all comments and their moderation ask of the places of comments. */
export const moderationPlaces = {
  moderatedBy: moderationScope,
  answeredBy: answerScope,
  isPlaced,
  coursesSeen,
  describeLessons,
}
