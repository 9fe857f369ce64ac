import { defineDomain } from '../kernel/domain.ts'
import * as peerReviews from './peer-reviews.api.ts'
import { peerReviewsErrors } from './peer-reviews.errors.ts'
import { peerReviewFacts } from './peer-reviews.facts.ts'

export const peerReviewsDomain = defineDomain({
  name: 'peer-reviews',
  operations: [peerReviews],
  errors: peerReviewsErrors,
  facts: peerReviewFacts,
})
