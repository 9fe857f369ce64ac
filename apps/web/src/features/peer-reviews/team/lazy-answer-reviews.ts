import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { AnswerReviewsProps } from './answer-reviews.tsx'

/** What learners said about an answer; few answers are reviewed by them. */
export const AnswerReviews = lazyPart<AnswerReviewsProps>(
  async () => (await import('./answer-reviews.tsx')).AnswerReviews,
).Part
