import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import {
  and,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  not,
  exists,
  or,
  type SQL,
  sql,
} from '../../platform/database/sql.ts'
import { enrolments, isInState, isRunning } from '../access/index.ts'
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

/** Whether the reviewer has an access of a kind to the course of a review. */
const hasAccess = (db: ReadDatabase, isOfKind: SQL | undefined) =>
  exists(
    db
      .select({ present: sql`1` })
      .from(enrolments)
      .innerJoin(
        lessons,
        and(eq(lessons.productId, enrolments.productId), eq(lessons.schoolId, enrolments.schoolId)),
      )
      .where(
        and(
          eq(enrolments.schoolId, peerReviews.schoolId),
          eq(lessons.id, peerReviews.lessonId),
          eq(enrolments.userId, peerReviews.reviewerId),
          isOfKind,
        ),
      ),
  )

/**
 * Reviews whose reviewers have left the course, a bounded number of them. Whoever is paused has not left: what was drawn for them
 * stays theirs until it is due.
 */
export const listLeft = (db: ReadDatabase, now: Date, limit: number) =>
  db
    .select(peerReviewsColumns)
    .from(peerReviews)
    .where(
      and(eq(peerReviews.state, 'drawn'), not(hasAccess(db, or(isRunning(now), isInState('frozen', now))))),
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

/** Those who still have something to review that is due before a moment, were not reminded of it, and can do it: nobody paused. */
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
        hasAccess(tx, isRunning(now)),
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
