import { z } from 'zod'
import { acknowledged, dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { practiceReader } from '../practices/practices.api.ts'
import { linePoints } from '../quizzes/question-types/shared/peers/peer-option.ts'
import {
  ownPeerReviews,
  peerReview,
  peerReviewDraft,
  practicePeerReviews,
  shownExample,
} from './peer-review.ts'
import { peerReviewLimits } from './peer-review-limits.ts'

const reviewer = {
  kind: 'policy',
  session: 'required',
  rule: 'The one learner for whom the review was drawn, as long as the lesson is open to them.',
  allows: ['learner'],
} as const

const ofReview = z.object({ review: idParam })

export const listOwnPeerReviews = defineOperation({
  id: 'peer-reviews.listOwnPeerReviews',
  method: 'GET',
  path: '/quiz-attempts/:attempt/peer-reviews',
  summary:
    'The reviews that the learner of an attempt is to give in its practice, and those of their own answers',
  params: z.object({ attempt: idParam }),
  output: dataOf(ownPeerReviews),
  errors: ['access_closed'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Learners reach only their own attempts.',
    allows: ['learner'],
  },
  entersSchool: true,
})

export const getPeerReview = defineOperation({
  id: 'peer-reviews.getPeerReview',
  method: 'GET',
  path: '/peer-reviews/:review',
  summary: 'One review with the answer that it is about, as its reviewer works on it',
  params: ofReview,
  output: dataOf(peerReview),
  errors: ['access_closed'],
  permission: reviewer,
  entersSchool: true,
})

export const openPeerReview = defineOperation({
  id: 'peer-reviews.openPeerReview',
  method: 'POST',
  path: '/peer-reviews/:review/opening',
  summary: 'Say that the work on a review begins: from now on it stays with this answer',
  params: ofReview,
  /** As it was shown. */
  body: z.strictObject({ draw: z.int().min(0) }),
  output: acknowledged,
  errors: ['access_closed', 'review_over', 'review_moved'],
  permission: reviewer,
  entersSchool: true,
})

export const savePeerReview = defineOperation({
  id: 'peer-reviews.savePeerReview',
  method: 'PUT',
  path: '/peer-reviews/:review/draft',
  summary: 'Store a review: as a draft, or given; changed until it is due',
  params: ofReview,
  body: peerReviewDraft,
  output: dataOf(
    peerReview.pick({ id: true, points: true, comment: true, is_submitted: true, saved_at: true }),
  ),
  errors: [
    'access_closed',
    'review_over',
    'review_incomplete',
    'unknown_line',
    'points_beyond_line',
    'examples_first',
  ],
  permission: reviewer,
  entersSchool: true,
  bodyLimit: 64 * 1024,
})

export const markPeerExample = defineOperation({
  id: 'peer-reviews.markPeerExample',
  method: 'POST',
  path: '/peer-reviews/:review/examples/:example',
  summary: 'Mark an example of the author of the question, once, and learn what they gave',
  params: z.object({ review: idParam, example: z.string().max(40) }),
  body: z.strictObject({ points: linePoints }),
  output: dataOf(shownExample),
  errors: ['access_closed', 'review_over', 'review_incomplete', 'unknown_line', 'points_beyond_line'],
  permission: reviewer,
  entersSchool: true,
})

export const reportPeerReview = defineOperation({
  id: 'peer-reviews.reportPeerReview',
  method: 'POST',
  path: '/peer-reviews/:review/report',
  summary: 'Tell the team that a review of the own answer is unfair; a second report replaces the first',
  params: ofReview,
  body: z.strictObject({ reason: z.string().trim().min(1).max(peerReviewLimits.report) }),
  output: acknowledged,
  errors: ['access_closed'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'The learner whose answer was reviewed, once the review is shown to them.',
    allows: ['learner'],
  },
  entersSchool: true,
})

export const listPracticePeerReviews = defineOperation({
  id: 'peer-reviews.listPracticePeerReviews',
  method: 'GET',
  path: '/practices/:attempt/peer-reviews',
  summary: 'What learners said about the answers of an attempt, with names, for staff',
  params: z.object({ attempt: idParam }),
  output: dataOf(practicePeerReviews),
  errors: [],
  permission: practiceReader,
})

export const hidePeerReview = defineOperation({
  id: 'peer-reviews.hidePeerReview',
  method: 'PATCH',
  path: '/practices/:attempt/peer-reviews/:review',
  summary: 'Hide a review from the author of the answer and from the median, or show it again',
  params: z.object({ attempt: idParam, review: idParam }),
  body: z.strictObject({ is_hidden: z.boolean() }),
  output: dataOf(z.object({ is_hidden: z.boolean() })),
  errors: [],
  permission: {
    kind: 'staff',
    anyOf: ['practice_curator', 'practice_curator.team', 'practice_curator.own'],
  },
})
