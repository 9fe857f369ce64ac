import type { PeerReviewState } from '@lectern/contract/peer-reviews/peer-review'
import type { LinePoints } from '@lectern/contract/quizzes/question-types/shared/peers/peer-option'
import {
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  sql,
  text,
  uniqueIndex,
} from '../../platform/database/sql.ts'
import { attempts } from '../attempts/attempts.tables.ts'

/** The answers that are drawn: of each person one for a question of a practice, the first that was handed in. */
export const peerAnswers = pgTable(
  'peer_answers',
  {
    schoolId: schoolReference().notNull(),
    lessonId: reference().notNull(),
    quizId: reference().notNull(),
    questionId: text().notNull(),
    userId: reference().notNull(),
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Among whom it is drawn, where groups keep to themselves; null: among all, or among those without a group. */
    groupId: reference(),
    enteredAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.quizId, table.questionId, table.userId] }),
    index().on(table.attemptId),
    index().on(table.schoolId),
    index().on(table.userId),
    index().on(table.lessonId, table.quizId, table.questionId, table.enteredAt),
  ],
)

export const peerAnswersColumns = {
  questionId: peerAnswers.questionId,
  userId: peerAnswers.userId,
  attemptId: peerAnswers.attemptId,
  groupId: peerAnswers.groupId,
}

/** Who reviews which answer, as it was drawn, and what came of it. */
export const peerReviews = pgTable(
  'peer_reviews',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    lessonId: reference().notNull(),
    quizId: reference().notNull(),
    questionId: text().notNull(),
    /** The version of an attempt that it is about; what that is reworked into has other reviews. */
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    authorId: reference().notNull(),
    reviewerId: reference().notNull(),
    state: text().$type<PeerReviewState>().notNull(),
    drawnAt: instantColumn().notNull(),
    dueAt: instantColumn().notNull(),
    /** How often its answer was changed by later draws. */
    draw: integer().notNull().default(0),
    /** When its reviewer began: from then on it stays with its answer. */
    openedAt: instantColumn(),
    points: jsonColumn<LinePoints>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    comment: text().notNull().default(''),
    savedAt: instantColumn(),
    submittedAt: instantColumn(),
    /** When the reviewer was reminded that it is due. */
    remindedAt: instantColumn(),
    hiddenAt: instantColumn(),
    hiddenBy: reference(),
    /** What the author of the answer has against it. */
    report: text(),
    reportedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('peer_review_of_person').on(table.attemptId, table.questionId, table.reviewerId),
    index().on(table.schoolId),
    index().on(table.reviewerId, table.lessonId, table.quizId),
    index().on(table.authorId, table.lessonId, table.quizId),
    index().on(table.lessonId, table.quizId, table.questionId, table.authorId),
    index('peer_reviews_to_give')
      .on(table.dueAt)
      .where(sql`state = 'drawn'`),
  ],
)

export const peerReviewsColumns = {
  id: peerReviews.id,
  schoolId: peerReviews.schoolId,
  lessonId: peerReviews.lessonId,
  quizId: peerReviews.quizId,
  questionId: peerReviews.questionId,
  attemptId: peerReviews.attemptId,
  authorId: peerReviews.authorId,
  reviewerId: peerReviews.reviewerId,
  state: peerReviews.state,
  dueAt: peerReviews.dueAt,
  draw: peerReviews.draw,
  openedAt: peerReviews.openedAt,
  points: peerReviews.points,
  comment: peerReviews.comment,
  savedAt: peerReviews.savedAt,
  submittedAt: peerReviews.submittedAt,
  hiddenAt: peerReviews.hiddenAt,
  report: peerReviews.report,
}

/** What a reviewer gave an example of the author of a question, before reviewing others. */
export const peerExampleMarks = pgTable(
  'peer_example_marks',
  {
    schoolId: schoolReference().notNull(),
    lessonId: reference().notNull(),
    quizId: reference().notNull(),
    questionId: text().notNull(),
    exampleId: text().notNull(),
    userId: reference().notNull(),
    points: jsonColumn<LinePoints>().notNull(),
    markedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.lessonId, table.quizId, table.questionId, table.exampleId],
    }),
    index().on(table.schoolId),
    index().on(table.lessonId, table.quizId, table.questionId),
  ],
)
