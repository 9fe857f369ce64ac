export { getPeerReview } from './api.ts'
export { PeerReviewPage } from './learner/peer-review-page.tsx'
