import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'
import { storedSchoolId } from '../../platform/school-id.ts'

/** Somebody wrote a comment. What it says is looked up by whoever tells of it, as it is then. */
export const commentWritten = defineEvent({
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

/** A comment was reported, or held by the rules, and moderators have to look at it. */
export const caseOpened = defineEvent({
  name: 'comments.caseOpened',
  payload: z.object({ school_id: storedSchoolId, comment_id: z.int(), at: z.iso.datetime() }),
})

/** An author changed a comment so that it concerns more people: it names more of them, or the team alone read it before. */
export const commentReached = defineEvent({
  name: 'comments.commentReached',
  payload: z.object({
    school_id: storedSchoolId,
    comment_id: z.int(),
    lesson_id: z.int(),
    mentioned_ids: z.array(z.int()),
  }),
})
