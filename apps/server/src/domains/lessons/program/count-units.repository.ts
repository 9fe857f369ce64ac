import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, count, eq, isNull } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { infoUnits, lessonSections, lessons } from '../lessons.tables.ts'

/** Lesson of a course → how many units it has; one without any is absent. */
export const countUnits = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ lessonId: lessonSections.lessonId, units: count() })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .innerJoin(lessons, eq(lessons.id, lessonSections.lessonId))
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        eq(lessons.courseId, courseId),
        isNull(lessonSections.deletedAt),
        isNull(infoUnits.deletedAt),
      ),
    )
    .groupBy(lessonSections.lessonId)
  return new Map(rows.map(({ lessonId, units }) => [lessonId, units]))
}
