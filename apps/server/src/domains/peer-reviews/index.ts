export { lookAfterReviews } from './jobs/look-after-reviews.ts'
export { summariseOpen } from './peer-reviews.repository.ts'
