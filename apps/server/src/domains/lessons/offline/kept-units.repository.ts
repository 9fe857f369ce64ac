import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersUnits } from '../held-edits/learners-form.views.ts'

/** A unit of a lesson without its content, as a device that keeps the lesson is told of it. */
export type KeptUnit = Awaited<ReturnType<typeof listKeptUnits>>[number]

/** The units of lessons, without their contents: a course may hold hundreds of megabytes. */
export const listKeptUnits = async (db: ReadDatabase, schoolId: SchoolId, lessonIds: readonly number[]) => {
  if (lessonIds.length === 0) return []
  return db
    .select({
      id: learnersUnits.id,
      lessonId: learnersUnits.lessonId,
      sectionId: learnersUnits.sectionId,
      typeId: learnersUnits.typeId,
      title: learnersUnits.title,
      revision: learnersUnits.revision,
      sectionRevision: learnersUnits.sectionRevision,
      /** Whether its text has tasks that learners tick. */
      hasTicks: sql<boolean>`strpos(coalesce(${learnersUnits.publicContent} ->> 'description_formatted', ''), 'data-tasks="learner"') > 0`,
    })
    .from(learnersUnits)
    .where(and(eq(learnersUnits.schoolId, schoolId), inArray(learnersUnits.lessonId, [...lessonIds])))
    .orderBy(
      asc(learnersUnits.lessonId),
      asc(learnersUnits.sectionPosition),
      asc(learnersUnits.position),
      asc(learnersUnits.id),
    )
}
