import type { PracticeOpening } from '@lectern/contract/attempts/practice-opening'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { infoUnits, lessonSections } from '../lessons.tables.ts'

/** A practice in a lesson that opens or closes at a moment. */
export interface TimedPractice {
  readonly lessonId: number
  readonly sectionId: number
  readonly unitId: number
  readonly quizId: number
  readonly opening: PracticeOpening
}

/** The practices of some lessons of a school of which their author says when they are open. */
export const listTimedPractices = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  lessonIds: readonly number[],
): Promise<TimedPractice[]> => {
  if (lessonIds.length === 0) return []
  const rows = await db
    .select({
      lessonId: lessonSections.lessonId,
      sectionId: lessonSections.id,
      unitId: infoUnits.id,
      typeId: infoUnits.typeId,
      content: infoUnits.content,
    })
    .from(infoUnits)
    .innerJoin(lessonSections, eq(lessonSections.id, infoUnits.sectionId))
    .where(
      and(
        eq(infoUnits.schoolId, schoolId),
        inArray(lessonSections.lessonId, [...lessonIds]),
        isNull(lessonSections.deletedAt),
        isNull(infoUnits.deletedAt),
        sql`${infoUnits.content} -> 'opening' is not null`,
      ),
    )
    .orderBy(asc(lessonSections.position), asc(infoUnits.position))
  return rows.flatMap(({ typeId, content, ...place }) => {
    const type = blockTypeOf(typeId)
    const opening = type.opening(content)
    return opening ? type.quizIds(content).map((quizId) => ({ ...place, quizId, opening })) : []
  })
}
