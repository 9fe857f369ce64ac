import { z } from 'zod'
import { defineFact } from '../facts/fact.ts'
import { id } from '../kernel/ids.ts'

/** A comment can be read by those for whom it is: it was written, or a moderator let it through. */
export const commentCreated = defineFact({
  type: 'comment.created',
  code: 80,
  /** Null: its author was erased while moderators had it. */
  user: id.nullable(),
  subject: id,
  details: z.object({ lesson_id: id, is_private: z.literal(true).optional() }),
})

/** A comment was reported, or held by the rules, and moderators have to look at it. */
export const commentFlagged = defineFact({
  type: 'comment.flagged',
  code: 81,
  user: z.null(),
  subject: id,
  details: z.object({}),
})
