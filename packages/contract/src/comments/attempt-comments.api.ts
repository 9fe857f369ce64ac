import { z } from 'zod'
import { dataOf, wholeList } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { commentLimits } from './comment-limits.ts'

const counts = {
  /** Those that the caller sees, without the deleted ones. */
  comments_count: z.int(),
  unread_count: z.int(),
  /** Whether the learner of the attempt may write here. */
  is_user_comment_allowed: z.boolean(),
}

/** A statement of a question, or a group of its answers, about which something is said. */
const commentedPartOfQuestion = z.object({
  kind: z.enum(['statement', 'answer-group']),
  id: z.string(),
  comments_count: counts.comments_count,
  unread_count: counts.unread_count,
})

/** How much is said about an attempt, and where. */
export const attemptComments = z.object({
  /** Of the attempt with everything in it. */
  ...counts,
  /** Whether the caller may write about the attempt as a whole. */
  may_write: z.boolean(),
  /** Whether the caller is of the team here. */
  is_team: z.boolean(),
  /** Whether the caller may say where the learner can write. */
  may_set_allowance: z.boolean(),
  /** Questions about which something is said, or where the learner may write and elsewhere not, or the other way round. */
  questions: wholeList(
    z.object({
      question_id: z.string(),
      ...counts,
      /** What of it is said about its parts; only those of which something is. */
      parts: wholeList(commentedPartOfQuestion, commentLimits.parts),
    }),
    commentLimits.questions,
  ),
})
export type AttemptComments = z.infer<typeof attemptComments>

export const countAttemptComments = defineOperation({
  id: 'comments.countAttemptComments',
  method: 'GET',
  path: '/comments/quiz-attempt/:attempt/counts',
  summary:
    'How many comments there are on an attempt with all its versions, on each of its questions, and on their statements and groups of answers',
  params: z.object({ attempt: idParam }),
  output: dataOf(attemptComments),
  errors: ['access_closed'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'The learner of the attempt, and the team within the learners that they see; what is private counts for the team alone.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})
