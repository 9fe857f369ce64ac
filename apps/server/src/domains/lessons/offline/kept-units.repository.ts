import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { infoUnits, lessonSections } from '../lessons.tables.ts'

/** A unit of a lesson without its content, as a device that keeps the lesson is told of it. */
export type KeptUnit = Awaited<ReturnType<typeof listKeptUnits>>[number]

/** The units of lessons, without their contents: a course may hold hundreds of megabytes. */
export const listKeptUnits = async (db: ReadDatabase, schoolId: SchoolId, lessonIds: readonly number[]) => {
  if (lessonIds.length === 0) return []
  return db
    .select({
      id: infoUnits.id,
      lessonId: lessonSections.lessonId,
      sectionId: infoUnits.sectionId,
      typeId: infoUnits.typeId,
      title: infoUnits.title,
      revision: infoUnits.revision,
      sectionRevision: lessonSections.revision,
      /** Whether its text has tasks that learners tick. */
      hasTicks: sql<boolean>`strpos(coalesce(${infoUnits.publicContent} ->> 'description_formatted', ''), 'data-tasks="learner"') > 0`,
    })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .where(
      and(
        eq(infoUnits.schoolId, schoolId),
        eq(lessonSections.schoolId, schoolId),
        inArray(lessonSections.lessonId, [...lessonIds]),
        isNull(infoUnits.deletedAt),
        isNull(lessonSections.deletedAt),
      ),
    )
    .orderBy(
      asc(lessonSections.lessonId),
      asc(lessonSections.position),
      asc(infoUnits.position),
      asc(infoUnits.id),
    )
}
