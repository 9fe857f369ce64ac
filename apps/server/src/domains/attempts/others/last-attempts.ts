import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, isNotNull } from '../../../platform/database/sql.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { attempts } from '../attempts.tables.ts'

export type QuizPlace = Pick<AttemptRow, 'schoolId' | 'quizId'>

/** The last attempt that each person handed in at a quiz, as a part of a query: of so many people, those who came last. */
export const lastAttempts = (db: ReadDatabase, { schoolId, quizId }: QuizPlace, most: number) => {
  const last = db
    .selectDistinctOn([attempts.userId], {
      id: attempts.id,
      userId: attempts.userId,
      quizVersionId: attempts.quizVersionId,
      finishedAt: attempts.finishedAt,
    })
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.quizId, quizId), isNotNull(attempts.finishedAt)))
    .orderBy(attempts.userId, desc(attempts.finishedAt), desc(attempts.id))
    .as('last')
  return db
    .select({
      id: last.id,
      userId: last.userId,
      quizVersionId: last.quizVersionId,
      finishedAt: last.finishedAt,
    })
    .from(last)
    .orderBy(desc(last.finishedAt), desc(last.id))
    .limit(most)
    .as('counted')
}
