import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { coverageFor, findEnrolment } from '../../access/index.ts'
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
  const placed = await db
    .selectDistinct({ quizId: lessonQuizzes.quizId, sectionId: infoUnits.sectionId })
    .from(lessonQuizzes)
    .innerJoin(infoUnits, eq(infoUnits.id, lessonQuizzes.unitId))
    .where(and(eq(infoUnits.schoolId, schoolId), eq(lessonQuizzes.lessonId, lessonId)))
  const lesson = placed.length > 0 && (await findLesson(db, schoolId, lessonId))
  const enrolment = lesson && (await findEnrolment(db, lesson.productId, userId))
  const coverage = lesson && enrolment ? coverageFor(enrolment, lesson) : 'whole'
  const own =
    typeof coverage === 'string' ? placed : placed.filter(({ sectionId }) => coverage.has(sectionId))
  return [...new Set(own.map(({ quizId }) => quizId))]
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
