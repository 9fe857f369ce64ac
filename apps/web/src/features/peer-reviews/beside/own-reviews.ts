import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { OwnPeerReviewsProps } from '../learner/own-peer-reviews.tsx'

/** The reviews of a practice beside the own attempt; few practices have any. */
export const OwnPeerReviews = lazyPart<OwnPeerReviewsProps>(
  async () => (await import('../learner/own-peer-reviews.tsx')).OwnPeerReviews,
).Part
