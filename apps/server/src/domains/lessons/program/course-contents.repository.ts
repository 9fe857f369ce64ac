import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { SchoolId } from '../../../platform/school-id.ts'
import { lessonQuizzes, lessons, lessonSections } from '../lessons.tables.ts'

/** What the published lessons of a course hold. */
export interface CourseContents {
  /** Letters of their texts, spaces included. */
  readonly letters: number
  readonly practices: number
}

export const noContents: CourseContents = { letters: 0, practices: 0 }

const lettersOfLesson = sql`(select coalesce(sum(${lessonSections.letters}), 0) from ${lessonSections}
  where ${and(eq(lessonSections.schoolId, lessons.schoolId), eq(lessonSections.lessonId, lessons.id), isNull(lessonSections.deletedAt))})`

const practicesOfLesson = sql`(select count(distinct ${lessonQuizzes.quizId}) from ${lessonQuizzes}
  where ${eq(lessonQuizzes.lessonId, lessons.id)})`

/** Lesson of a course → letters of its texts, spaces included. */
export const listLessonLetters = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ id: lessons.id, letters: sql<number>`${lettersOfLesson}::int` })
    .from(lessons)
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.courseId, courseId), isNull(lessons.deletedAt)))
  return new Map(rows.map(({ id, letters }) => [id, letters]))
}

/** Course → what its published lessons hold; a course without any is absent. */
export const listCourseContents = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, CourseContents>> => {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .select({
      courseId: lessons.courseId,
      letters: sql<number>`sum(${lettersOfLesson})::int`,
      practices: sql<number>`sum(${practicesOfLesson})::int`,
    })
    .from(lessons)
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        inArray(lessons.courseId, [...courseIds]),
        eq(lessons.statusId, lessonStatus.published),
        isNull(lessons.deletedAt),
      ),
    )
    .groupBy(lessons.courseId)
  return new Map(rows.map(({ courseId, ...contents }) => [courseId, contents]))
}
