import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, countDistinct, eq, inArray } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { enrolments } from '../../access/index.ts'
import { lessonProgress } from '../lessons.tables.ts'

interface CountedLessons {
  readonly schoolId: SchoolId
  readonly productId: number
  readonly lessonIds: readonly number[]
}

/** How many of those who take part have begun one of these lessons at least. */
export const countBegunBy = async (
  db: ReadDatabase,
  { schoolId, productId, lessonIds }: CountedLessons,
): Promise<number> => {
  if (lessonIds.length === 0) return 0
  const [row] = await db
    .select({ people: countDistinct(lessonProgress.userId) })
    .from(lessonProgress)
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.userId, lessonProgress.userId),
        eq(enrolments.productId, productId),
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.state, 'active'),
      ),
    )
    .where(and(eq(lessonProgress.schoolId, schoolId), inArray(lessonProgress.lessonId, [...lessonIds])))
  return row?.people ?? 0
}
