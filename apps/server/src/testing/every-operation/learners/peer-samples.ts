import type { SchoolIds } from '../everything.ts'
import type { SampleCall } from '../sample-call.ts'

const points = { 'whole-answer': 1 }

/** A good call of every operation by which learners review each other, and of those by which the team looks at that. */
export const peerSamples = {
  'peer-reviews.listOwnPeerReviews': (ids) => ({ params: { attempt: ids.peerAttempt } }),
  'peer-reviews.getPeerReview': (ids) => ({ params: { review: ids.peerReview } }),
  'peer-reviews.openPeerReview': (ids) => ({ params: { review: ids.peerReview }, body: { draw: 0 } }),
  'peer-reviews.markPeerExample': (ids) => ({
    params: { review: ids.peerReview, example: 'sample-example' },
    body: { points },
  }),
  'peer-reviews.savePeerReview': (ids) => ({
    params: { review: ids.peerReview },
    body: { points, comment: 'Sample comment', is_submitted: false },
  }),
  'peer-reviews.reportPeerReview': (ids) => ({
    params: { review: ids.receivedReview },
    body: { reason: 'It is about another answer.' },
  }),
  'peer-reviews.listPracticePeerReviews': (ids) => ({ params: { attempt: ids.peerAttempt } }),
  'peer-reviews.hidePeerReview': (ids) => ({
    params: { attempt: ids.peerAttempt, review: ids.receivedReview },
    body: { is_hidden: false },
  }),
} satisfies Readonly<Record<string, (ids: SchoolIds) => SampleCall>>
