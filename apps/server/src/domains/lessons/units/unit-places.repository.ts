import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { infoUnits, lessonSections } from '../lessons.tables.ts'

/** Where some units of a school stand; those that were removed are not there. */
export const listUnitPlaces = async (db: ReadDatabase, schoolId: SchoolId, unitIds: readonly number[]) => {
  if (unitIds.length === 0) return []
  return db
    .select({
      id: infoUnits.id,
      title: infoUnits.title,
      sectionId: infoUnits.sectionId,
      lessonId: lessonSections.lessonId,
    })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .where(
      and(
        eq(infoUnits.schoolId, schoolId),
        inArray(infoUnits.id, [...unitIds]),
        isNull(infoUnits.deletedAt),
        isNull(lessonSections.deletedAt),
      ),
    )
}
