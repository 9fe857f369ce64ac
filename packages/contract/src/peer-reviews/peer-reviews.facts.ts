import { z } from 'zod'
import { instant } from '../kernel/dates.ts'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'

/**
 * The subject is the learner's own attempt at the practice. Nothing of the other side is in it: the learner may not learn who that is.
 */
const common = { user: id, subject: id }

/** Answers of others were drawn for a learner, to be reviewed. */
export const peerReviewAssigned = defineFact({
  type: 'peer_review.assigned',
  code: 100,
  ...common,
  details: z.object({}),
})

/** Reviews that a learner has not given are due soon; `due_at` is when the first of them is. */
export const peerReviewDue = defineFact({
  type: 'peer_review.due',
  code: 101,
  ...common,
  details: z.object({ due_at: instant }),
})

/** A review of a learner's answer was given. */
export const peerReviewReceived = defineFact({
  type: 'peer_review.received',
  code: 102,
  ...common,
  details: z.object({ review_id: id }),
})

export const peerReviewFacts = [peerReviewAssigned, peerReviewDue, peerReviewReceived] as const
