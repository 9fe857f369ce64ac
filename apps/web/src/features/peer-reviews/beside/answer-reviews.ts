import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { AnswerReviewsProps } from '../team/answer-reviews.tsx'

/** What learners said about an answer; few answers are reviewed by them. */
export const AnswerReviews = lazyPart<AnswerReviewsProps>(
  async () => (await import('../team/answer-reviews.tsx')).AnswerReviews,
).Part
