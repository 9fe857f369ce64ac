import { z } from 'zod'
import { mayReadContact } from '../contacts/card/may-read-contact.ts'
import { listOf, wholeList } from '../kernel/envelope.ts'
import { id, idParam, namedThing } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery } from '../kernel/paging.ts'
import { comment } from './comment.ts'
import { commentLimits } from './comment-limits.ts'
import { feedStates } from './feed-states.ts'
import { whereTheyRead } from './moderation/moderation.api.ts'

/** A comment in the list of all comments of a school, with its place. */
export const feedComment = z.object({
  comment,
  lesson: z.object({ id, title: z.string(), course: z.string(), link: z.string() }),
  /** Of the attempt that it is about; null below a lesson. */
  attempt_id: id.nullable(),
  /** A learner wrote it, and nobody of the team has answered since. */
  is_waiting: z.boolean(),
})
export type FeedComment = z.infer<typeof feedComment>

export const listSchoolComments = defineOperation({
  id: 'comments.listSchoolComments',
  method: 'GET',
  path: '/cabinet/comments',
  summary:
    'All comments of the school, the newest first: below lessons of courses that the caller reads, and on attempts of learners whom they see',
  query: z.object({
    ...pageQuery(15),
    /** Words of the comment, or a part of its author's name or e-mail. */
    search: z.string().trim().max(200).default(''),
    state: z.enum(feedStates).optional(),
    course: idParam.optional(),
  }),
  output: listOf(feedComment).extend({
    /** Courses by which the list can be narrowed down. */
    courses: wholeList(namedThing, commentLimits.feedCourses),
  }),
  errors: [],
  permission: whereTheyRead,
})

export const listContactComments = defineOperation({
  id: 'comments.listContactComments',
  method: 'GET',
  path: '/contacts/:contact/comments',
  summary:
    'What a person of the school wrote in comments, the newest first, as far as the caller moderates them',
  params: z.object({ contact: idParam }),
  query: z.object(pageQuery(15)),
  output: listOf(feedComment),
  errors: [],
  permission: mayReadContact,
})
