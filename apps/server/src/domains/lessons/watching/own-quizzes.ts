import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { coverageFor, findEnrolment } from '../../access/index.ts'
import { releasedUnits } from '../held-edits/released.tables.ts'
import { findLesson } from '../lessons.repository.ts'
import { infoUnits, lessonQuizzes } from '../lessons.tables.ts'

interface LessonOfPerson {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly lessonId: number
}

/**
 * The quizzes that somebody has to pass in a lesson: those in sections which their accesses have in them. Whoever has no access, or
 * none to any part of it, has all of them.
 */
export const listOwnQuizIds = async (
  db: ReadDatabase,
  { schoolId, userId, lessonId }: LessonOfPerson,
): Promise<number[]> => {
  const placed = await listQuizSections(db, schoolId, [lessonId])
  const lesson = placed.length > 0 && (await findLesson(db, schoolId, lessonId))
  const enrolment = lesson && (await findEnrolment(db, lesson.productId, userId))
  const coverage = lesson && enrolment ? coverageFor(enrolment, lesson) : 'whole'
  const own =
    typeof coverage === 'string' ? placed : placed.filter(({ sectionId }) => coverage.has(sectionId))
  return [...new Set(own.map(({ quizId }) => quizId))]
}

/** In which sections learners find the quizzes of some lessons. */
export const listQuizSections = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<{ lessonId: number; quizId: number; sectionId: number }[]> => {
  if (lessonIds.length === 0) return []
  return db
    .selectDistinct({
      lessonId: lessonQuizzes.lessonId,
      quizId: lessonQuizzes.quizId,
      sectionId: sql<number>`coalesce(${releasedUnits.sectionId}, ${infoUnits.sectionId})`.mapWith(Number),
    })
    .from(lessonQuizzes)
    .innerJoin(infoUnits, eq(infoUnits.id, lessonQuizzes.unitId))
    .leftJoin(releasedUnits, eq(releasedUnits.id, lessonQuizzes.unitId))
    .where(and(eq(infoUnits.schoolId, schoolId), inArray(lessonQuizzes.lessonId, [...lessonIds])))
}

/** Unit of a lesson → all quizzes of it, of the units in which one quiz stands. The lesson is one that the caller found by its school. */
export const listUnitsOfQuiz = async (
  db: ReadDatabase,
  lessonId: number,
  quizId: number,
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const rows = await db
    .select({ unitId: lessonQuizzes.unitId, quizId: lessonQuizzes.quizId })
    .from(lessonQuizzes)
    .where(eq(lessonQuizzes.lessonId, lessonId))
  const units = Map.groupBy(rows, ({ unitId }) => unitId)
  return new Map(
    [...units]
      .map(([unitId, own]) => [unitId, own.map((row) => row.quizId)] as const)
      .filter(([, quizIds]) => quizIds.includes(quizId)),
  )
}
