import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersUnits } from '../held-edits/learners-form.views.ts'
import { infoUnits, lessons, lessonSections } from '../lessons.tables.ts'

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

/** The lessons in which some units of a school stand, and the number of each unit's section, counted from 0. */
export const listUnitLessons = async (db: ReadDatabase, schoolId: SchoolId, unitIds: readonly number[]) => {
  if (unitIds.length === 0) return []
  return db
    .select({
      unitId: infoUnits.id,
      lessonId: lessons.id,
      courseId: lessons.courseId,
      title: lessons.title,
      section: sql`(
        select count(*) from lesson_sections before
        where before.school_id = ${schoolId} and before.lesson_id = ${lessonSections.lessonId}
          and (before.position, before.id) < (${lessonSections.position}, ${lessonSections.id})
      )`.mapWith(Number),
    })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .innerJoin(lessons, eq(lessons.id, lessonSections.lessonId))
    .where(and(inArray(infoUnits.id, [...unitIds]), eq(infoUnits.schoolId, schoolId)))
}
