import type { Database } from '../../../platform/database/pool.ts'
import { type Listener, onEvent } from '../../../platform/events/event.ts'
import { findLesson } from '../../lessons/index.ts'
import { peerReviewNoted } from '../../peer-reviews/index.ts'
import { type News, tell } from '../use-cases/tell.ts'

/** What learners are told of the reviews that they give and get: what was drawn for one practice is told together, once. */
export const peerReviewListeners = (db: Database): readonly Listener[] => [
  onEvent('notifications.tellOfPeerReview', peerReviewNoted, (noted, { clock }) =>
    db.transaction(async (tx) => {
      const { school_id: schoolId, user_id: userId, kind, due_at: dueAt } = noted
      const lesson = await findLesson(tx, schoolId, noted.lesson_id)
      if (!lesson) return
      const { attempt_id, lesson_id, quiz_id } = noted
      const params = { attempt_id, product_id: lesson.productId, lesson_id, quiz_id }
      const own = { userId, params }
      const news: Record<typeof kind, News | null> = {
        drawn: { ...own, kind: 'peer_reviews_drawn', eventKey: `peer_reviews_drawn/${attempt_id}` },
        due: dueAt === null ? null : newsOfDue({ ...own, dueAt }),
        received: {
          ...own,
          kind: 'peer_review_received',
          eventKey: `peer_review_received/${noted.review_id}`,
        },
      }
      const one = news[kind]
      await tell(tx, schoolId, one ? [one] : [], clock.now())
    }),
  ),
]

/** Of no use any more once its time is over. */
const newsOfDue = ({
  userId,
  params,
  dueAt,
}: {
  readonly userId: number
  readonly params: {
    readonly attempt_id: number
    readonly product_id: number
    readonly lesson_id: number
    readonly quiz_id: number
  }
  readonly dueAt: string
}): News => ({
  userId,
  kind: 'peer_reviews_due',
  params: { ...params, due_at: dueAt },
  eventKey: `peer_reviews_due/${params.attempt_id}/${dueAt}`,
  uselessAt: new Date(dueAt),
})
