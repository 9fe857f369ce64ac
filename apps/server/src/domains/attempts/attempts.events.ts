import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

/** An attempt was handed in and marked, or marked anew. */
export const attemptFinished = defineEvent({
  name: 'attempts.attemptFinished',
  payload: z.object({
    attempt_id: z.int(),
    school_id: storedSchoolId,
    user_id: z.int(),
    quiz_id: z.int(),
    lesson_id: z.int(),
    status_id: z.int(),
    /** When it was handed in; absent in what was told before this was. */
    finished_at: z.iso.datetime().optional(),
    /** When somebody of the team set the status; absent where it comes of the points. */
    decided_at: z.iso.datetime().optional(),
    /** Learners review some of its answers; absent where they do not. */
    has_peers: z.literal(true).optional(),
  }),
})
