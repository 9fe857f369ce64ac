import { defineErrors } from '../kernel/errors.ts'

export const peerReviewsErrors = defineErrors({
  review_over: { status: 409, message: 'The time for this review is over. What you gave before is stored.' },
  review_moved: {
    status: 409,
    message: 'Another answer has been drawn for this review. Load the page again.',
  },
  review_incomplete: {
    status: 422,
    message: 'Give points for every line, or a comment where there are none.',
  },
  unknown_line: { status: 422, message: 'This review has no such line.' },
  points_beyond_line: { status: 422, message: 'Points for this line: {limit} at most.' },
  examples_first: { status: 409, message: 'Mark the examples before you review the answers of others.' },
})
