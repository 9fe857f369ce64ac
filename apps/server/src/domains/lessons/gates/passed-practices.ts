import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, inArray } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listPassed } from '../../attempts/index.ts'
import type { DoneBy } from '../reading/done-by.ts'
import { lessons } from '../lessons.tables.ts'

/** Quiz → the courses in which somebody has passed it. A quiz may stand in several: what was passed in one opens nothing in another. */
export type PassedPractices = ReadonlyMap<number, ReadonlySet<number>>

/** Where in some schools somebody has passed some quizzes; in a lesson that is deleted since, too. */
export const loadPassed = async (
  db: ReadDatabase,
  schoolIds: readonly SchoolId[],
  { userId, until }: DoneBy,
  quizIds: readonly number[],
): Promise<PassedPractices> => {
  const passed = userId === null ? [] : await listPassed(db, { userId, until }, quizIds)
  if (passed.length === 0) return new Map()
  const courseOf = await findCourses(
    db,
    schoolIds,
    passed.map(({ lessonId }) => lessonId),
  )
  const byQuiz = Map.groupBy(passed, ({ quizId }) => quizId)
  return new Map(
    [...byQuiz].map(([quizId, places]) => [
      quizId,
      new Set(places.flatMap(({ lessonId }) => courseOf.get(lessonId) ?? [])),
    ]),
  )
}

/** Lesson → course. */
const findCourses = async (
  db: ReadDatabase,
  schoolIds: readonly SchoolId[],
  lessonIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ id: lessons.id, courseId: lessons.courseId })
    .from(lessons)
    .where(and(inArray(lessons.schoolId, [...schoolIds]), inArray(lessons.id, [...new Set(lessonIds)])))
  return new Map(rows.map(({ id, courseId }) => [id, courseId]))
}
