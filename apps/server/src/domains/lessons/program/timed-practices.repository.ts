import type { PracticeOpening } from '@lectern/contract/attempts/practice-opening'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { learnersUnits } from '../held-edits/learners-form.views.ts'

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
      lessonId: learnersUnits.lessonId,
      sectionId: learnersUnits.sectionId,
      unitId: learnersUnits.id,
      typeId: learnersUnits.typeId,
      content: learnersUnits.content,
    })
    .from(learnersUnits)
    .where(
      and(
        eq(learnersUnits.schoolId, schoolId),
        inArray(learnersUnits.lessonId, [...lessonIds]),
        sql`${learnersUnits.content} -> 'opening' is not null`,
      ),
    )
    .orderBy(asc(learnersUnits.sectionPosition), asc(learnersUnits.position))
  return rows.flatMap(({ typeId, content, ...place }) => {
    const type = blockTypeOf(typeId)
    const opening = type.opening(content)
    return opening ? type.quizIds(content).map((quizId) => ({ ...place, quizId, opening })) : []
  })
}
