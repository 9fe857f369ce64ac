export { lookAfterReviews } from './jobs/look-after-reviews.ts'
export { peerReviewNoted } from './peer-reviews.events.ts'
export { summariseOpen } from './peer-reviews.repository.ts'
