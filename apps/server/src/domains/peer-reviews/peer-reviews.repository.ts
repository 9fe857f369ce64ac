import type { PeerReviewDraft } from '@lectern/contract/peer-reviews/peer-review'
import { peerReviewLimits } from '@lectern/contract/peer-reviews/peer-review-limits'
import type { LinePoints } from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { peerAnswers, peerExampleMarks, peerReviews, peerReviewsColumns } from './peer-reviews.tables.ts'

const select = (db: ReadDatabase, schoolId: SchoolId, isWanted: SQL | undefined) =>
  db
    .select(peerReviewsColumns)
    .from(peerReviews)
    .where(and(eq(peerReviews.schoolId, schoolId), isWanted))
export type PeerReviewRow = Awaited<ReturnType<typeof select>>[number]

/** A practice of a school: a quiz within a lesson. */
export interface ReviewedPractice {
  readonly schoolId: SchoolId
  readonly lessonId: number
  readonly quizId: number
}

const isIn = ({ schoolId, lessonId, quizId }: ReviewedPractice) =>
  and(eq(peerReviews.schoolId, schoolId), eq(peerReviews.lessonId, lessonId), eq(peerReviews.quizId, quizId))

/** Answers of a practice that are drawn. */
const isDrawnIn = ({ schoolId, lessonId, quizId }: ReviewedPractice) =>
  and(eq(peerAnswers.schoolId, schoolId), eq(peerAnswers.lessonId, lessonId), eq(peerAnswers.quizId, quizId))

/** A review that was drawn for somebody; null for everybody else. */
export const findGivenBy = async (db: ReadDatabase, schoolId: SchoolId, id: number, reviewerId: number) => {
  const [row] = await select(
    db,
    schoolId,
    and(eq(peerReviews.id, id), eq(peerReviews.reviewerId, reviewerId)),
  )
  return row ?? null
}

/** The same, held until the transaction ends. */
export const lockGivenBy = async (tx: Transaction, schoolId: SchoolId, id: number, reviewerId: number) => {
  const [row] = await select(
    tx,
    schoolId,
    and(eq(peerReviews.id, id), eq(peerReviews.reviewerId, reviewerId)),
  ).for('update')
  return row ?? null
}

/** A review of somebody's answer. */
export const findReceivedBy = async (db: ReadDatabase, schoolId: SchoolId, id: number, authorId: number) => {
  const [row] = await select(db, schoolId, and(eq(peerReviews.id, id), eq(peerReviews.authorId, authorId)))
  return row ?? null
}

/** What was drawn for somebody in a practice, in the order of the draw. */
export const listGivenBy = (db: ReadDatabase, practice: ReviewedPractice, reviewerId: number) =>
  select(db, practice.schoolId, and(isIn(practice), eq(peerReviews.reviewerId, reviewerId)))
    .orderBy(asc(peerReviews.id))
    .limit(peerReviewLimits.listed)

/** What was said about somebody's answers in a practice, and is not hidden; by chance, not in the order of the draw, which would tell something. */
export const listReceivedBy = (db: ReadDatabase, practice: ReviewedPractice, authorId: number) =>
  select(
    db,
    practice.schoolId,
    and(
      isIn(practice),
      eq(peerReviews.authorId, authorId),
      eq(peerReviews.state, 'submitted'),
      isNull(peerReviews.hiddenAt),
    ),
  )
    .orderBy(asc(peerReviews.questionId), sql`md5(${peerReviews.id}::text)`)
    .limit(peerReviewLimits.listed)

/** Everything that was drawn for the answers of an attempt. */
export const listOfAttempt = (db: ReadDatabase, schoolId: SchoolId, attemptId: number) =>
  select(db, schoolId, and(eq(peerReviews.attemptId, attemptId)))
    .orderBy(asc(peerReviews.id))
    .limit(peerReviewLimits.listed * 4)

/** With which attempts some people are among those that are drawn in a practice. */
export const listEntriesOf = async (
  db: ReadDatabase,
  practice: ReviewedPractice,
  userIds: readonly number[],
) =>
  userIds.length === 0
    ? []
    : db
        .selectDistinct({ userId: peerAnswers.userId, attemptId: peerAnswers.attemptId })
        .from(peerAnswers)
        .where(and(isDrawnIn(practice), inArray(peerAnswers.userId, [...userIds])))

/** Reviews of an attempt that somebody gives or gave: they may see the answer. */
export const listSeenBy = (db: ReadDatabase, schoolId: SchoolId, attemptId: number, reviewerId: number) =>
  select(
    db,
    schoolId,
    and(
      eq(peerReviews.attemptId, attemptId),
      eq(peerReviews.reviewerId, reviewerId),
      inArray(peerReviews.state, ['drawn', 'submitted']),
    ),
  ).limit(peerReviewLimits.listed)

/** In how many questions of a practice somebody's answer is drawn. */
export const listEntered = (db: ReadDatabase, practice: ReviewedPractice, userId: number) =>
  db
    .select({ questionId: peerAnswers.questionId, attemptId: peerAnswers.attemptId })
    .from(peerAnswers)
    .where(and(isDrawnIn(practice), eq(peerAnswers.userId, userId)))

/** How far the reviews of a practice are. */
export const countReviews = async (db: ReadDatabase, practice: ReviewedPractice) => {
  const rows = await db
    .select({ state: peerReviews.state, count: sql<number>`count(*)::int` })
    .from(peerReviews)
    .where(isIn(practice))
    .groupBy(peerReviews.state)
  const of = new Map(rows.map(({ state, count }) => [state, count]))
  const submitted = of.get('submitted') ?? 0
  return { drawn: submitted + (of.get('drawn') ?? 0), submitted, missed: of.get('expired') ?? 0 }
}

/** Reviews of a practice that wait for somebody: how many, and until when. */
export const summariseOpen = async (
  db: ReadDatabase,
  practice: ReviewedPractice,
  reviewerId: number,
  now: Date,
): Promise<{ count: number; dueAt: Date | null }> => {
  const isOpen = and(
    isIn(practice),
    eq(peerReviews.reviewerId, reviewerId),
    eq(peerReviews.state, 'drawn'),
    sql`${peerReviews.dueAt} > ${now.toISOString()}`,
  )
  const count = await db.$count(peerReviews, isOpen)
  const [first] = await select(db, practice.schoolId, isOpen).orderBy(asc(peerReviews.dueAt)).limit(1)
  return { count, dueAt: first?.dueAt ?? null }
}

/** Notes that somebody begins with a review. */
export const setOpened = async (tx: Transaction, { schoolId, id }: PeerReviewRow, now: Date) => {
  await tx
    .update(peerReviews)
    .set({ openedAt: sql`coalesce(${peerReviews.openedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(peerReviews.schoolId, schoolId), eq(peerReviews.id, id)))
}

/** Stores what a reviewer wrote. */
export const setReview = async (
  tx: Transaction,
  { schoolId, id, openedAt }: PeerReviewRow,
  { points, comment, is_submitted: isSubmitted }: PeerReviewDraft,
  now: Date,
): Promise<PeerReviewRow> => {
  const [row] = await tx
    .update(peerReviews)
    .set({
      points,
      comment,
      state: isSubmitted ? 'submitted' : 'drawn',
      savedAt: now,
      openedAt: openedAt ?? now,
      submittedAt: isSubmitted
        ? sql`coalesce(${peerReviews.submittedAt}, ${now.toISOString()}::timestamptz)`
        : null,
    })
    .where(and(eq(peerReviews.schoolId, schoolId), eq(peerReviews.id, id)))
    .returning(peerReviewsColumns)
  if (!row) throw new Error('The review was not stored.')
  return row
}

/** Notes what the author of an answer has against a review. */
export const setReport = async (
  tx: Transaction,
  { schoolId, id }: PeerReviewRow,
  report: string,
  now: Date,
) => {
  await tx
    .update(peerReviews)
    .set({ report, reportedAt: now })
    .where(and(eq(peerReviews.schoolId, schoolId), eq(peerReviews.id, id)))
}

/** Hides a review of an attempt, or shows it again; false where the attempt has no such review. */
export const setHidden = async (
  tx: Transaction,
  {
    schoolId,
    attemptId,
    id,
  }: { readonly schoolId: SchoolId; readonly attemptId: number; readonly id: number },
  hidden: { readonly hiddenAt: Date | null; readonly hiddenBy: number | null },
): Promise<boolean> => {
  const rows = await tx
    .update(peerReviews)
    .set(hidden)
    .where(
      and(eq(peerReviews.schoolId, schoolId), eq(peerReviews.attemptId, attemptId), eq(peerReviews.id, id)),
    )
    .returning({ id: peerReviews.id })
  return rows.length > 0
}

/** What somebody gave the examples of a question: example → points. */
export const listMarkedExamples = async (
  db: ReadDatabase,
  { schoolId, lessonId, quizId, questionId }: ReviewedPractice & { readonly questionId: string },
  userIds: readonly number[],
) =>
  userIds.length === 0
    ? []
    : db
        .select({
          userId: peerExampleMarks.userId,
          exampleId: peerExampleMarks.exampleId,
          points: peerExampleMarks.points,
        })
        .from(peerExampleMarks)
        .where(
          and(
            eq(peerExampleMarks.schoolId, schoolId),
            eq(peerExampleMarks.lessonId, lessonId),
            eq(peerExampleMarks.quizId, quizId),
            eq(peerExampleMarks.questionId, questionId),
            inArray(peerExampleMarks.userId, [...userIds]),
          ),
        )

/** Stores what somebody gave an example, once: who has seen the marks of the author marks it no more. */
export const insertExampleMark = async (
  tx: Transaction,
  { schoolId, lessonId, quizId, questionId, reviewerId: userId }: PeerReviewRow,
  { exampleId, points }: { readonly exampleId: string; readonly points: LinePoints },
  now: Date,
) => {
  await tx
    .insert(peerExampleMarks)
    .values({ schoolId, lessonId, quizId, questionId, exampleId, userId, points, markedAt: now })
    .onConflictDoNothing()
}

/** Somebody's answer among those that are drawn. */
export const findEntry = async (
  db: ReadDatabase,
  practice: ReviewedPractice,
  { questionId, userId }: { readonly questionId: string; readonly userId: number },
) => {
  const [row] = await db
    .select({ attemptId: peerAnswers.attemptId, groupId: peerAnswers.groupId })
    .from(peerAnswers)
    .where(and(isDrawnIn(practice), eq(peerAnswers.questionId, questionId), eq(peerAnswers.userId, userId)))
  return row ?? null
}
