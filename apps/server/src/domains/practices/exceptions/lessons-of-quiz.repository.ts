import { exceptionLimits } from '@lectern/contract/attempts/attempt-exception'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, isNull } from '../../../platform/database/sql.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { lessonQuizzes, lessons } from '../../lessons/index.ts'
import { mayOnWork } from '../../teams/index.ts'

/** The lessons of the reader's products in which a quiz stands. */
export const listLessonsOfQuiz = async (db: ReadDatabase, staff: StaffSeat, quizId: number) => {
  const rows = await db
    .selectDistinct({ id: lessons.id, title: lessons.title, productId: lessons.productId })
    .from(lessons)
    .innerJoin(lessonQuizzes, eq(lessonQuizzes.lessonId, lessons.id))
    .where(
      and(eq(lessons.schoolId, staff.schoolId), eq(lessonQuizzes.quizId, quizId), isNull(lessons.deletedAt)),
    )
    .orderBy(asc(lessons.id))
    .limit(exceptionLimits.lessons)
  return rows.filter(({ productId }) => mayOnWork(staff, 'practice_curator', productId))
}
