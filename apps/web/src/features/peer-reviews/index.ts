export { getPeerReview } from './api.ts'
export { PeerReviewPage } from './learner/peer-review-page.tsx'
export { OwnPeerReviews } from './learner/lazy-own-reviews.ts'
export { AnswerReviews } from './team/lazy-answer-reviews.ts'
