import { courseStatus } from '@lectern/contract/courses/course-status'
import { emptyFrontPage, type FrontPageContent } from '@lectern/contract/courses/front-page/front-page'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, isNull, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lessons } from '../../lessons/index.ts'
import { courses } from '../courses.tables.ts'
import { frontPages } from './front-page.tables.ts'
import { products } from '../../products/index.ts'

export const findFrontPage = async (db: ReadDatabase, schoolId: SchoolId) => {
  const [row] = await db
    .select({ content: frontPages.content, revision: frontPages.revision })
    .from(frontPages)
    .where(eq(frontPages.schoolId, schoolId))
  // Pages of earlier times have no entry for parts that came later.
  return row ? { ...row, content: { ...emptyFrontPage, ...row.content } } : null
}

/** @returns whether it was written: not when another change came first */
export const saveFrontPage = async (
  tx: Transaction,
  schoolId: SchoolId,
  { content, revision }: { content: FrontPageContent; revision: number },
  now: Date,
): Promise<boolean> => {
  const next = { content, revision: revision + 1, updatedAt: now }
  const written =
    revision === 0
      ? await tx
          .insert(frontPages)
          .values({ schoolId, ...next })
          .onConflictDoNothing()
          .returning({ revision: frontPages.revision })
      : await tx
          .update(frontPages)
          .set(next)
          .where(and(eq(frontPages.schoolId, schoolId), eq(frontPages.revision, revision)))
          .returning({ revision: frontPages.revision })
  return written.length > 0
}

/** The lesson of a front page and the course that it stands in; null once either is removed. */
export const findLessonOfPage = async (db: ReadDatabase, schoolId: SchoolId, lessonId: number) => {
  const [row] = await db
    .select({ id: lessons.id, productId: products.id, courseSlug: products.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(products, eq(products.id, courses.productId))
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        eq(lessons.id, lessonId),
        isNull(lessons.deletedAt),
        isNull(courses.deletedAt),
      ),
    )
  return row ?? null
}

const isFree = and(
  eq(lessons.isPublic, true),
  eq(lessons.statusId, lessonStatus.published),
  eq(products.statusId, courseStatus.published),
)

/** Published free lessons of published courses, `limit` of them at most; the chosen one is among them while it is one. */
export const listFreeLessons = (
  db: ReadDatabase,
  schoolId: SchoolId,
  { chosen, limit }: { chosen: number | null; limit: number },
) =>
  db
    .select({ id: lessons.id, title: lessons.title, courseTitle: products.title })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(products, eq(products.id, courses.productId))
    .where(and(eq(lessons.schoolId, schoolId), isNull(lessons.deletedAt), isNull(courses.deletedAt), isFree))
    .orderBy(sql`${lessons.id} = ${chosen ?? 0} desc`, asc(courses.id), asc(lessons.position))
    .limit(limit)

export const isFreeLesson = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonId: number,
): Promise<boolean> => {
  const [row] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(products, eq(products.id, courses.productId))
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        eq(lessons.id, lessonId),
        isNull(lessons.deletedAt),
        isNull(courses.deletedAt),
        isFree,
      ),
    )
  return row !== undefined
}
