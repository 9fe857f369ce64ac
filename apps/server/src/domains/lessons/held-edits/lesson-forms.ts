import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { UnitLook } from '@lectern/contract/blocks/unit-look'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listSectionsOf, listUnits } from '../sections.repository.ts'
import { learnersSections, learnersUnits } from './learners-form.views.ts'

/** A section as both forms of a lesson have it. */
export interface SectionHead {
  readonly id: number
  readonly lessonId: number
  readonly name: string
  readonly position: number
  readonly bytes: number
}

/** A unit as both forms of a lesson have it. */
export interface UnitContent {
  readonly id: number
  readonly sectionId: number
  readonly key: string
  readonly typeId: BuiltUnitType
  readonly title: string
  readonly content: unknown
  readonly look: UnitLook | null
  readonly publicContent: Record<string, unknown>
}

/** One of the two forms in which lessons stand while their edits are held. */
export interface LessonForm {
  readonly sectionsOf: (
    db: ReadDatabase,
    schoolId: SchoolId,
    lessonIds: readonly number[],
  ) => Promise<SectionHead[]>
  readonly unitsOf: (
    db: ReadDatabase,
    schoolId: SchoolId,
    sections: readonly SectionHead[],
  ) => Promise<UnitContent[]>
}

/** As their authors write them. */
export const authorsLessons: LessonForm = {
  sectionsOf: listSectionsOf,
  unitsOf: (db, schoolId, sections) =>
    listUnits(
      db,
      schoolId,
      sections.map(({ id }) => id),
    ),
}

/** As learners read them. */
export const learnersLessons: LessonForm = {
  sectionsOf: (db, schoolId, lessonIds) =>
    db
      .select({
        id: learnersSections.id,
        lessonId: learnersSections.lessonId,
        name: learnersSections.name,
        position: learnersSections.position,
        bytes: learnersSections.bytes,
      })
      .from(learnersSections)
      .where(and(eq(learnersSections.schoolId, schoolId), inArray(learnersSections.lessonId, [...lessonIds])))
      .orderBy(asc(learnersSections.lessonId), asc(learnersSections.position), asc(learnersSections.id)),
  unitsOf: async (db, schoolId, sections) => {
    const lessonIds = [...new Set(sections.map(({ lessonId }) => lessonId))]
    if (lessonIds.length === 0) return []
    return db
      .select({
        id: learnersUnits.id,
        sectionId: learnersUnits.sectionId,
        key: learnersUnits.key,
        typeId: learnersUnits.typeId,
        title: learnersUnits.title,
        content: learnersUnits.content,
        look: learnersUnits.look,
        publicContent: learnersUnits.publicContent,
      })
      .from(learnersUnits)
      .where(and(eq(learnersUnits.schoolId, schoolId), inArray(learnersUnits.lessonId, lessonIds)))
      .orderBy(asc(learnersUnits.sectionId), asc(learnersUnits.position), asc(learnersUnits.id))
  },
}
