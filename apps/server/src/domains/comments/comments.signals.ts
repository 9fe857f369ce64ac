import { z } from 'zod'
import { defineSignal } from '../../platform/facts/signal.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

/**
 * A comment that can be read concerns somebody. What it says is looked up when they are told, as it is then. The fact that it was
 * written is recorded in any case; most comments concern nobody, and cost no job.
 */
export const commentWritten = defineSignal({
  name: 'comments.commentWritten',
  payload: z.object({
    school_id: storedSchoolId,
    comment_id: z.int(),
    lesson_id: z.int(),
    /** Whose comment it answers; null: nobody's, or the author's own. */
    answered_id: z.int().nullable(),
    is_private: z.boolean(),
    /** Whom the text names. Absent in what was noted before people could be named. */
    mentioned_ids: z.array(z.int()).optional(),
  }),
})

/** An author changed a comment so that it concerns more people: it names more of them, or the team alone read it before. */
export const commentReached = defineSignal({
  name: 'comments.commentReached',
  payload: z.object({
    school_id: storedSchoolId,
    comment_id: z.int(),
    lesson_id: z.int(),
    mentioned_ids: z.array(z.int()),
  }),
})
