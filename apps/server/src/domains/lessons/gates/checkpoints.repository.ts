import { lessonStatus } from '@lectern/contract/lessons/lesson-status'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { releasedUnits } from '../held-edits/released.tables.ts'
import type { Checkpoint } from '../lesson-facts.ts'
import { infoUnits, lessonQuizzes, lessons } from '../lessons.tables.ts'

/** The checkpoints of some courses, each of its school, in the order of their programs. */
export const listCheckpoints = async (
  db: ReadDatabase,
  courses: readonly { readonly schoolId: SchoolId; readonly id: number }[],
): Promise<Checkpoint[]> => {
  if (courses.length === 0) return []
  const [schoolIds, courseIds] = [courses.map(({ schoolId }) => schoolId), courses.map(({ id }) => id)]
  const rows = await db
    .select({
      quizId: lessonQuizzes.quizId,
      id: lessons.id,
      schoolId: lessons.schoolId,
      courseId: lessons.courseId,
      slug: lessons.slug,
      position: lessons.position,
    })
    .from(lessons)
    .innerJoin(lessonQuizzes, eq(lessonQuizzes.lessonId, lessons.id))
    .innerJoin(infoUnits, eq(infoUnits.id, lessonQuizzes.unitId))
    .leftJoin(releasedUnits, eq(releasedUnits.id, lessonQuizzes.unitId))
    .where(
      and(
        inArray(lessons.schoolId, schoolIds),
        inArray(lessons.courseId, courseIds),
        eq(lessons.statusId, lessonStatus.published),
        isNull(lessons.deletedAt),
        or(isNull(infoUnits.deletedAt), isNotNull(releasedUnits.id)),
        sql`coalesce(${releasedUnits.content}, ${infoUnits.content}) ->> 'is_checkpoint' = 'true'`,
      ),
    )
    .orderBy(asc(lessons.position), asc(lessons.id), asc(lessonQuizzes.unitId))
  return rows.map(({ quizId, ...lesson }) => ({ quizId, lesson }))
}
