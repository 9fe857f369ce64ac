import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

/**
 * Something happened to the reviews of a practice that one of its learners is told. Of the other side nothing is in it: the learner
 * may not be told who that is.
 */
export const peerReviewNoted = defineEvent({
  name: 'peer-reviews.peerReviewNoted',
  payload: z.object({
    /** Reviews were drawn for the learner, wait for them until tomorrow, or one of the learner's answer was given. */
    kind: z.enum(['drawn', 'due', 'received']),
    school_id: storedSchoolId,
    user_id: z.int(),
    /** The learner's own attempt. */
    attempt_id: z.int(),
    lesson_id: z.int(),
    quiz_id: z.int(),
    /** When the first of those that wait is due, or the review that was given: names what is told once. */
    due_at: z.iso.datetime().nullable(),
    review_id: z.int().nullable(),
  }),
})
