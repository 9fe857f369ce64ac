import { z } from 'zod'
import { instant } from '../../kernel/dates.ts'
import { id } from '../../kernel/ids.ts'
import { defineKind } from './kind.ts'

/** Somebody has answered a comment of the reader, and not for the team alone. */
export const commentAnswered = defineKind({
  group: 'comments',
  params: z.object({ comment_id: id, product_id: id, lesson_id: id }),
})

/** Somebody of the team wrote about the reader's attempt, or a learner about one that the reader has decided. */
export const attemptCommented = defineKind({
  group: 'comments',
  params: z.object({ comment_id: id, attempt_id: id, product_id: id, lesson_id: id, quiz_id: id }),
})

/** A comment names the reader. */
export const commentMentioned = defineKind({
  group: 'comments',
  params: z.object({ comment_id: id, product_id: id, lesson_id: id }),
})

/** Learners wrote about a lesson of the reader's team; what they write within an hour is told together. */
export const lessonCommented = defineKind({
  group: 'comments',
  params: z.object({ product_id: id, lesson_id: id, since: instant }),
})

/** Comments were reported, or held by the rules; what comes up within an hour is told together. */
export const casesOpened = defineKind({ group: 'team', params: z.object({ since: instant }) })
