export { OwnPeerReviews } from './own-reviews.ts'
export { AnswerReviews } from './answer-reviews.ts'
