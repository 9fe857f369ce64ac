import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, ne } from '../../../platform/database/sql.ts'
import { enrolments, enrolmentsColumns } from '../../access/index.ts'
import { lessons, lessonsColumns } from '../../lessons/index.ts'
import { courses } from '../courses.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { products } from '../../products/index.ts'

/** What one person takes part in, whichever school it belongs to; the latest first, one more than are answered. */
/** The courses that somebody takes part in, the latest first, one more than are answered; of one school or of all. */
export const listOwnCourses = (
  db: ReadDatabase,
  userId: number,
  { schoolId, limit }: { readonly schoolId?: SchoolId; readonly limit: number },
) =>
  db
    .select({
      courseId: courses.id,
      schoolId: courses.schoolId,
      coverUrl: courses.coverUrl,
      product: products,
      enrolment: enrolmentsColumns,
    })
    .from(enrolments)
    .innerJoin(products, and(eq(products.id, enrolments.productId), isNull(products.deletedAt)))
    .innerJoin(courses, and(eq(courses.productId, products.id), isNull(courses.deletedAt)))
    .where(
      and(
        eq(enrolments.userId, userId),
        ne(enrolments.state, 'revoked'),
        schoolId === undefined ? undefined : eq(enrolments.schoolId, schoolId),
      ),
    )
    .orderBy(desc(enrolments.startedAt), desc(enrolments.id))
    .limit(limit + 1)
type TakenCourse = Awaited<ReturnType<typeof listOwnCourses>>[number]

/** How somebody stands to a product: taking part, or waiting for it. */
export type OwnStanding =
  | TakenCourse['enrolment']
  | { readonly state: 'pending'; readonly startedAt: Date; readonly endsAt: null }

export interface OwnCourseRow extends Omit<TakenCourse, 'enrolment'> {
  readonly enrolment: OwnStanding
}

/** A closed group that somebody takes part in: told by the domain above that owns groups. */
export interface OwnGroupRow extends Omit<TakenCourse, 'courseId' | 'coverUrl'> {
  readonly groupId: number
  /** Whether the person is in it already. */
  readonly isInside: boolean
}

/** The closed groups that somebody takes part in, the latest first, one more than are answered. */
export type ListOwnGroups = (db: ReadDatabase, userId: number) => Promise<readonly OwnGroupRow[]>

/** Courses of these products. The products are the person's own, found by the caller's orders. */
export const listCoursesOf = (db: ReadDatabase, productIds: readonly number[]) =>
  productIds.length === 0
    ? []
    : db
        .select({
          courseId: courses.id,
          schoolId: courses.schoolId,
          coverUrl: courses.coverUrl,
          product: products,
        })
        .from(courses)
        .innerJoin(products, and(eq(products.id, courses.productId), isNull(products.deletedAt)))
        .where(and(inArray(courses.productId, [...productIds]), isNull(courses.deletedAt)))

/** Course id → its published lessons in their order. The courses are ones that the caller found by their school or person. */
export const listPublishedLessons = async (db: ReadDatabase, courseIds: readonly number[]) => {
  if (courseIds.length === 0) return new Map<number, never[]>()
  const rows = await db
    .select(lessonsColumns)
    .from(lessons)
    .where(
      and(
        inArray(lessons.courseId, [...courseIds]),
        eq(lessons.statusId, lessonStatus.published),
        isNull(lessons.deletedAt),
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id))
  return Map.groupBy(rows, (row) => row.courseId)
}
