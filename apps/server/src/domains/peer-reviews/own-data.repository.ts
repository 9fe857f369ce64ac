import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { asc, eq, or } from '../../platform/database/sql.ts'
import { peerAnswers, peerExampleMarks, peerReviews } from './peer-reviews.tables.ts'

/** What somebody wrote about answers of others, for the download; whose those were is not theirs to know. */
export const exportPeerReviews = (db: ReadDatabase, userId: number) =>
  db
    .select({
      id: peerReviews.id,
      lesson_id: peerReviews.lessonId,
      quiz_id: peerReviews.quizId,
      state: peerReviews.state,
      points: peerReviews.points,
      comment: peerReviews.comment,
      due_at: peerReviews.dueAt,
      submitted_at: peerReviews.submittedAt,
    })
    .from(peerReviews)
    .where(eq(peerReviews.reviewerId, userId))
    .orderBy(asc(peerReviews.id))

/** Deletes what somebody reviewed, and what was said about their answers: the account was erased. */
export const forgetPeerReviews = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(peerReviews).where(or(eq(peerReviews.reviewerId, userId), eq(peerReviews.authorId, userId)))
  await tx.delete(peerAnswers).where(eq(peerAnswers.userId, userId))
  await tx.delete(peerExampleMarks).where(eq(peerExampleMarks.userId, userId))
}
