import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersUnits } from '../held-edits/learners-form.views.ts'

/** Where learners find some units of a school; those that were removed are not there. */
export const listUnitPlaces = async (db: ReadDatabase, schoolId: SchoolId, unitIds: readonly number[]) => {
  if (unitIds.length === 0) return []
  return db
    .select({
      id: learnersUnits.id,
      title: learnersUnits.title,
      sectionId: learnersUnits.sectionId,
      lessonId: learnersUnits.lessonId,
    })
    .from(learnersUnits)
    .where(and(eq(learnersUnits.schoolId, schoolId), inArray(learnersUnits.id, [...unitIds])))
}
