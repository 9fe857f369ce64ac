import {
  peerReviewAssigned,
  peerReviewDue,
  peerReviewReceived,
} from '@lectern/contract/peer-reviews/peer-reviews.facts'
import type { Database } from '../../../platform/database/pool.ts'
import { onFact } from '../../../platform/facts/listener.ts'
import type { Listener } from '../../../platform/facts/news.ts'
import type { JobContext } from '../../../platform/queue/job.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findSchoolAttempt } from '../../attempts/index.ts'
import { findLesson } from '../../lessons/index.ts'
import { type News, tell } from '../use-cases/tell.ts'

/** What happened to a learner's own attempt. */
interface OfAttempt {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly subjectId: number
}

/** Who gets a notification, and where it leads. */
type Recipient = Pick<News, 'userId'> & {
  readonly params: {
    readonly attempt_id: number
    readonly product_id: number
    readonly lesson_id: number
    readonly quiz_id: number
  }
}

/** Notifies a learner about reviews, while the lesson is there. */
const notifyLearner = (
  db: Database,
  { schoolId, userId, subjectId }: OfAttempt,
  write: (own: Recipient) => News,
  { clock }: JobContext,
): Promise<void> =>
  db.transaction(async (tx) => {
    const attempt = await findSchoolAttempt(tx, schoolId, subjectId)
    const lesson = attempt && (await findLesson(tx, schoolId, attempt.lessonId))
    if (!lesson) return
    const { lessonId: lesson_id, quizId: quiz_id } = attempt
    const params = { attempt_id: subjectId, product_id: lesson.productId, lesson_id, quiz_id }
    await tell(tx, schoolId, [write({ userId, params })], clock.now())
  })

/** Notifications about the reviews that learners give and get: what was drawn for one practice is one notification. */
export const peerReviewListeners = (db: Database): readonly Listener[] => [
  onFact('notifications.tellOfPeerReview', peerReviewAssigned, (assigned, context) =>
    notifyLearner(
      db,
      assigned,
      (own) => ({
        ...own,
        kind: 'peer_reviews_drawn',
        eventKey: `peer_reviews_drawn/${own.params.attempt_id}`,
      }),
      context,
    ),
  ),
  onFact('notifications.tellOfDueReviews', peerReviewDue, (due, context) =>
    notifyLearner(db, due, (own) => newsOfDue(own, due.details.due_at), context),
  ),
  onFact('notifications.tellOfReceivedReview', peerReviewReceived, (received, context) =>
    notifyLearner(
      db,
      received,
      (own) => ({
        ...own,
        kind: 'peer_review_received',
        eventKey: `peer_review_received/${received.details.review_id}`,
      }),
      context,
    ),
  ),
]

/** Of no use any more once its time is over. */
const newsOfDue = ({ userId, params }: Recipient, dueAt: string): News => ({
  userId,
  kind: 'peer_reviews_due',
  params: { ...params, due_at: dueAt },
  eventKey: `peer_reviews_due/${params.attempt_id}/${dueAt}`,
  uselessAt: new Date(dueAt),
})
