import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, lte, not, exists, sql } from '../../platform/database/sql.ts'
import { enrolments, isRunning } from '../access/index.ts'
import { lessons } from '../lessons/index.ts'
import { peerReviews, peerReviewsColumns } from './peer-reviews.tables.ts'
import type { PeerReviewRow } from './peer-reviews.repository.ts'

/** Reviews that wait for nobody any more, a bounded number of them: their time is over. */
export const listOverdue = (db: ReadDatabase, now: Date, limit: number) =>
  db
    .select(peerReviewsColumns)
    .from(peerReviews)
    .where(and(eq(peerReviews.state, 'drawn'), lte(peerReviews.dueAt, now)))
    .orderBy(asc(peerReviews.dueAt))
    .limit(limit)

/** Reviews whose reviewers take part no more, a bounded number of them. */
export const listLeft = (db: ReadDatabase, now: Date, limit: number) =>
  db
    .select(peerReviewsColumns)
    .from(peerReviews)
    .innerJoin(lessons, and(eq(lessons.id, peerReviews.lessonId), eq(lessons.schoolId, peerReviews.schoolId)))
    .where(
      and(
        eq(peerReviews.state, 'drawn'),
        not(
          exists(
            db
              .select({ present: sql`1` })
              .from(enrolments)
              .where(
                and(
                  eq(enrolments.schoolId, peerReviews.schoolId),
                  eq(enrolments.productId, lessons.productId),
                  eq(enrolments.userId, peerReviews.reviewerId),
                  isRunning(now),
                ),
              ),
          ),
        ),
      ),
    )
    .limit(limit)

/** Ends a review that still waits; false where it was given meanwhile. */
export const endReview = async (
  tx: Transaction,
  { schoolId, id }: PeerReviewRow,
  state: 'expired' | 'left',
): Promise<boolean> => {
  const rows = await tx
    .update(peerReviews)
    .set({ state })
    .where(and(eq(peerReviews.schoolId, schoolId), eq(peerReviews.id, id), eq(peerReviews.state, 'drawn')))
    .returning({ id: peerReviews.id })
  return rows.length > 0
}

/** Those who still have something to review that is due before a moment, and were not reminded of it. */
export const takeUnreminded = (
  tx: Transaction,
  { now, until, limit }: { now: Date; until: Date; limit: number },
) => {
  const due = tx
    .select({ id: peerReviews.id })
    .from(peerReviews)
    .where(
      and(
        eq(peerReviews.state, 'drawn'),
        isNull(peerReviews.remindedAt),
        lte(peerReviews.dueAt, until),
        sql`${peerReviews.dueAt} > ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(peerReviews.dueAt))
    .limit(limit)
  return tx
    .update(peerReviews)
    .set({ remindedAt: now })
    .where(inArray(peerReviews.id, due))
    .returning(peerReviewsColumns)
}
