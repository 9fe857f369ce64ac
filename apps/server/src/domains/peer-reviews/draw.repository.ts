import type { DrawChange, DrawnReview } from '@lectern/contract/peer-reviews/rules/draw-reviews'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { enrolments, isRunning } from '../access/index.ts'
import { peerAnswers, peerAnswersColumns, peerReviews } from './peer-reviews.tables.ts'

/** A question of a practice, in whose answers reviews are drawn. */
export interface DrawPlace {
  readonly schoolId: SchoolId
  readonly lessonId: number
  readonly quizId: number
  readonly questionId: string
  /** Among whom; null: among all, or among those without a group. */
  readonly groupId: number | null
}

const isAt = ({ schoolId, lessonId, quizId, questionId, groupId }: DrawPlace) =>
  and(
    eq(peerAnswers.schoolId, schoolId),
    eq(peerAnswers.lessonId, lessonId),
    eq(peerAnswers.quizId, quizId),
    eq(peerAnswers.questionId, questionId),
    groupId === null ? isNull(peerAnswers.groupId) : eq(peerAnswers.groupId, groupId),
  )

/** Lets the answers of a practice be drawn one after the other. */
export const lockDraw = (
  tx: Transaction,
  { lessonId, quizId }: Pick<DrawPlace, 'lessonId' | 'quizId'>,
): Promise<void> => lockByName(tx, `peer-draw/${lessonId}/${quizId}`)

/** Puts an answer among those that are drawn; false where one of the same person is there. */
export const enterAnswer = async (
  tx: Transaction,
  place: DrawPlace,
  { userId, attemptId }: { readonly userId: number; readonly attemptId: number },
  now: Date,
): Promise<boolean> => {
  const rows = await tx
    .insert(peerAnswers)
    .values({ ...place, userId, attemptId, enteredAt: now })
    .onConflictDoNothing()
    .returning({ userId: peerAnswers.userId })
  return rows.length > 0
}

/** Answers among which one draw chooses: the latest, and those that lack a review or whose author has too few to give. */
const mostChosenFrom = { latest: 150, short: 100 } as const

const counts = (column: 'author_id' | 'reviewer_id'): SQL<number> => sql`(
  select count(*) from ${peerReviews} counted
  where counted.lesson_id = ${peerAnswers.lessonId} and counted.quiz_id = ${peerAnswers.quizId}
    and counted.question_id = ${peerAnswers.questionId} and counted.school_id = ${peerAnswers.schoolId}
    and ${sql.raw(`counted.${column}`)} = ${peerAnswers.userId} and counted.state in ('drawn', 'submitted')
)`

/** Those among whom a draw chooses. */
export const listDrawn = async (tx: ReadDatabase, place: DrawPlace, wanted: number) => {
  const latest = await tx
    .select(peerAnswersColumns)
    .from(peerAnswers)
    .where(isAt(place))
    .orderBy(desc(peerAnswers.enteredAt))
    .limit(mostChosenFrom.latest)
  const short = await tx
    .select(peerAnswersColumns)
    .from(peerAnswers)
    .where(and(isAt(place), sql`least(${counts('author_id')}, ${counts('reviewer_id')}) < ${wanted}`))
    .orderBy(asc(peerAnswers.enteredAt))
    .limit(mostChosenFrom.short)
  return [...new Map([...latest, ...short].map((row) => [row.userId, row])).values()]
}
export type DrawnAnswer = Awaited<ReturnType<typeof listDrawn>>[number]

/** Those of some people who take part in a product now; whoever is paused does not, and gets nothing new. */
export const listPresent = async (
  tx: ReadDatabase,
  { schoolId, productId }: { readonly schoolId: SchoolId; readonly productId: number },
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> => {
  if (userIds.length === 0) return new Set()
  const rows = await tx
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.schoolId, schoolId),
        eq(enrolments.productId, productId),
        inArray(enrolments.userId, [...userIds]),
        isRunning(now),
      ),
    )
  return new Set(rows.map(({ userId }) => userId))
}

const isOf = ({ schoolId, lessonId, quizId, questionId }: Omit<DrawPlace, 'groupId'>) =>
  and(
    eq(peerReviews.schoolId, schoolId),
    eq(peerReviews.lessonId, lessonId),
    eq(peerReviews.quizId, quizId),
    eq(peerReviews.questionId, questionId),
  )

/** What was drawn between some people, as a draw needs it. */
export const listDrawnReviews = async (
  tx: ReadDatabase,
  place: DrawPlace,
  userIds: readonly number[],
): Promise<DrawnReview[]> => {
  const among = [...userIds]
  const rows = await tx
    .select({
      reviewer: peerReviews.reviewerId,
      author: peerReviews.authorId,
      state: peerReviews.state,
      openedAt: peerReviews.openedAt,
    })
    .from(peerReviews)
    .where(and(isOf(place), or(inArray(peerReviews.reviewerId, among), inArray(peerReviews.authorId, among))))
  return rows.map(({ reviewer, author, state, openedAt }) => ({
    reviewer,
    author,
    isFixed: openedAt !== null || state !== 'drawn',
    isOver: state === 'expired' || state === 'left',
  }))
}

/** Stores what a draw changed. A review that its reviewer has opened this very moment stays what it is. */
export const storeDraw = async (
  tx: Transaction,
  place: DrawPlace,
  changes: readonly (DrawChange & { readonly attemptId: number })[],
  { now, dueAt }: { readonly now: Date; readonly dueAt: Date },
): Promise<void> => {
  const { schoolId, lessonId, quizId, questionId } = place
  for (const { reviewer: reviewerId, author: authorId, attemptId, insteadOf } of changes) {
    if (insteadOf === undefined) {
      const row = { schoolId, lessonId, quizId, questionId, attemptId, authorId, reviewerId }
      await tx
        .insert(peerReviews)
        .values({ ...row, state: 'drawn', drawnAt: now, dueAt })
        .onConflictDoNothing()
    } else {
      const isSame = and(
        isOf(place),
        eq(peerReviews.reviewerId, reviewerId),
        eq(peerReviews.authorId, insteadOf),
        eq(peerReviews.state, 'drawn'),
        isNull(peerReviews.openedAt),
      )
      await tx
        .update(peerReviews)
        .set({ authorId, attemptId, draw: sql`${peerReviews.draw} + 1` })
        .where(isSame)
    }
  }
}
