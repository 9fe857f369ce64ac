import type * as operations from '@lectern/contract/peer-reviews/peer-reviews.api'
import { call } from '../../lib/api/index.ts'

export const listOwnPeerReviews = call<typeof operations.listOwnPeerReviews>(
  'GET',
  '/quiz-attempts/:attempt/peer-reviews',
)
export const getPeerReview = call<typeof operations.getPeerReview>('GET', '/peer-reviews/:review')
export const openPeerReview = call<typeof operations.openPeerReview>('POST', '/peer-reviews/:review/opening')
export const savePeerReview = call<typeof operations.savePeerReview>('PUT', '/peer-reviews/:review/draft')
export const markPeerExample = call<typeof operations.markPeerExample>(
  'POST',
  '/peer-reviews/:review/examples/:example',
)
export const reportPeerReview = call<typeof operations.reportPeerReview>(
  'POST',
  '/peer-reviews/:review/report',
)
export const listPracticePeerReviews = call<typeof operations.listPracticePeerReviews>(
  'GET',
  '/practices/:attempt/peer-reviews',
)
export const hidePeerReview = call<typeof operations.hidePeerReview>(
  'PATCH',
  '/practices/:attempt/peer-reviews/:review',
)
