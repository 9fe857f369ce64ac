import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, isNotNull } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../attempts.tables.ts'

/** Of somebody with more practices in a course, the latest are told. */
const mostPractices = 200

/** The latest finished attempt of somebody at each practice of some lessons, with the questions that it had. */
export const listSeenQuestions = (
  db: ReadDatabase,
  own: { readonly schoolId: SchoolId; readonly userId: number; readonly lessonIds: readonly number[] },
) =>
  db
    .selectDistinctOn([attempts.lessonId, attempts.quizId], {
      lessonId: attempts.lessonId,
      quizId: attempts.quizId,
      quizVersionId: attempts.quizVersionId,
      questionIds: attempts.questionIds,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, own.schoolId),
        eq(attempts.userId, own.userId),
        inArray(attempts.lessonId, [...own.lessonIds]),
        isNotNull(attempts.finishedAt),
      ),
    )
    .orderBy(attempts.lessonId, attempts.quizId, desc(attempts.startedAt))
    .limit(mostPractices)
