import type { Transaction } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { QuizRow } from '../quizzes.repository.ts'
import { quizzes } from '../quizzes.tables.ts'

type HeldQuiz = Pick<QuizRow, 'id' | 'schoolId' | 'released' | 'learnersRevision'>

/** Stores what learners go on getting, or that edits go out again. That is no change of the quiz: neither its revision nor its time moves. */
export const storeReleased = async (tx: Transaction, quiz: HeldQuiz): Promise<void> => {
  const { id, schoolId, released, learnersRevision } = quiz
  await tx
    .update(quizzes)
    .set({ released, learnersRevision })
    .where(and(eq(quizzes.id, id), eq(quizzes.schoolId, schoolId)))
}

/** Stores a quiz as it was before its edits were held. */
export const storeDiscarded = async (tx: Transaction, quiz: QuizRow): Promise<void> => {
  const { id, schoolId, createdAt: _, ...change } = quiz
  await tx
    .update(quizzes)
    .set(change)
    .where(and(eq(quizzes.id, id), eq(quizzes.schoolId, schoolId)))
}
