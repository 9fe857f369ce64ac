import { z } from 'zod'
import { acknowledged, dataOf, pageMeta, wholeList } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { pageQuery, queryFlag } from '../kernel/paging.ts'
import { instant } from '../kernel/dates.ts'
import {
  comment,
  commentableTypes,
  commentChange,
  commentDraft,
  commentedPart,
  curator,
  mentionable,
} from './comment.ts'
import { commentLimits, commentOrders, defaultCommentPageSize } from './comment-limits.ts'

const listQuery = z.object({
  ...pageQuery(defaultCommentPageSize),
  sort_type: z.enum(commentOrders).default('newest'),
  /** The page on which this comment stands. */
  comment_id: idParam.optional(),
  /** Comments of one person, or of everybody else. */
  user_id: idParam.optional(),
  exclude_user_id: idParam.optional(),
  unread: queryFlag,
})

const attemptQuery = listQuery.extend({
  ...commentedPart,
  /** The other name of `question_id` (document 002 §7). */
  quiz_question_id: commentedPart.question_id,
})

const beside = {
  /** The course of the place. */
  course_id: id,
  /** Of the comments on the page. */
  unread_ids: wholeList(id, 100),
  commentable: z.object({
    type: z.enum(commentableTypes),
    id,
    finished_at: instant.nullable(),
    deleted_at: z.null(),
  }),
  /** Whether its learner, or the participants, may write here. */
  is_user_comment_allowed: z.boolean(),
  /** Whether the caller may. */
  may_write: z.boolean(),
  /** Whether files can be added to what is written. */
  may_add_files: z.boolean(),
  /** Whether the caller may write for the team alone, and hide what others wrote. */
  is_team: z.boolean(),
  /** The school does not let the caller write here, until a moment or for good (null). */
  restriction: z.object({ until: instant.nullable() }).nullable(),
}

/** As the documents read it: the comments with their pages, and what is beside them. */
const { is_user_comment_allowed } = beside
const commentsOfTeam = z.object({ data: z.array(comment), meta: pageMeta, is_user_comment_allowed })
const ofTeam = dataOf(z.object({ comments: commentsOfTeam, ...beside }))
/** As a learner gets it. */
const ofLearner = z.object({ data: z.array(comment), meta: pageMeta, ...beside })

const reading = (rule: string) =>
  ({ kind: 'policy', session: 'required', rule, allows: ['learner', 'owner'] }) as const

const ofDiscussion = reading(
  'Whoever may read the lesson, by its access decision; what is private the team alone.',
)
const ofAttempt = reading(
  'The learner of the attempt, and the team within the learners that they see; what is private the team alone.',
)
const asLearner = 'The same as a learner sees it: never what is private, whoever asks.'
const entersSchool = true

export const listLessonComments = defineOperation({
  id: 'comments.listLessonComments',
  method: 'GET',
  path: '/comments/lesson/:lesson',
  summary: 'Comments on a lesson',
  params: z.object({ lesson: idParam }),
  query: listQuery,
  output: ofTeam,
  errors: ['access_closed'],
  permission: ofDiscussion,
  entersSchool,
})

export const listPublicLessonComments = defineOperation({
  ...listLessonComments,
  id: 'comments.listPublicLessonComments',
  path: '/public/comments/lesson/:lesson',
  summary: `Comments on a lesson. ${asLearner}`,
  output: ofLearner,
})

export const listUnitComments = defineOperation({
  id: 'comments.listUnitComments',
  method: 'GET',
  path: '/comments/info_units/:unit',
  summary: 'Comments on a unit',
  params: z.object({ unit: idParam }),
  query: listQuery,
  output: ofTeam,
  errors: ['access_closed'],
  permission: ofDiscussion,
  entersSchool,
})

export const listPublicUnitComments = defineOperation({
  ...listUnitComments,
  id: 'comments.listPublicUnitComments',
  path: '/public/comments/info_units/:unit',
  summary: `Comments on a unit. ${asLearner}`,
  output: ofLearner,
})

export const listAttemptComments = defineOperation({
  id: 'comments.listAttemptComments',
  method: 'GET',
  path: '/comments/quiz-attempt/:attempt',
  summary: 'Comments on an attempt with all its versions, or on a part of it',
  params: z.object({ attempt: idParam }),
  query: attemptQuery,
  output: ofTeam,
  errors: ['access_closed'],
  permission: ofAttempt,
  entersSchool,
})

export const listPublicAttemptComments = defineOperation({
  ...listAttemptComments,
  id: 'comments.listPublicAttemptComments',
  path: '/public/comments/quiz-attempt/:attempt',
  summary: `Comments on an attempt, or on a part of it. ${asLearner}`,
  output: ofLearner,
  permission: { ...ofAttempt, allows: ['learner'] },
})

export const listCurators = defineOperation({
  id: 'comments.listCurators',
  method: 'GET',
  path: '/courses/:course/user-curators',
  summary: 'Whom of the team a comment in the course can be addressed to',
  params: z.object({ course: idParam }),
  query: z.object({ quiz: idParam.optional(), lesson_id: idParam.optional() }),
  output: dataOf(wholeList(curator, commentLimits.curators)),
  errors: [],
  permission: reading('Participants of the course, and its team.'),
  entersSchool,
})

export const findMentionable = defineOperation({
  id: 'comments.findMentionable',
  method: 'GET',
  path: '/comments/mentionable/:type/:place',
  summary:
    'People whom a comment at a place can name, by the beginning of what they are called: of a learner the team that answers, of the team its colleagues and its learners',
  params: z.object({ type: z.enum(commentableTypes), place: idParam }),
  query: z.object({ search: z.string().max(commentLimits.mentionWords).default('') }),
  output: dataOf(wholeList(mentionable, commentLimits.mentionsFound)),
  errors: ['access_closed'],
  permission: ofAttempt,
  entersSchool,
})

export const writeComment = defineOperation({
  id: 'comments.writeComment',
  method: 'POST',
  path: '/comments',
  summary: 'Write a comment, or an answer to one',
  body: commentDraft,
  output: dataOf(comment),
  errors: [
    'access_closed',
    'preview_only',
    'comments_closed',
    'private_by_team_only',
    'unknown_comment_part',
    'unknown_addressee',
    'unknown_mention',
    'answered_comment_gone',
    'foreign_file',
    'comment_files_closed',
    'commenting_restricted',
    'too_many_links',
  ],
  permission: ofAttempt,
  entersSchool,
  status: 201,
})

export const writePublicComment = defineOperation({
  ...writeComment,
  id: 'comments.writePublicComment',
  path: '/public/comments',
  summary: 'Write a comment, or an answer to one, as a learner: never for the team alone',
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Participants of the course where the place is open to them, and the learner of an attempt.',
    allows: ['learner'],
  },
})

const named = z.object({ comment: idParam })
const own = {
  kind: 'policy',
  session: 'required',
  rule: 'Its author, while they may write at its place.',
  allows: ['learner'],
} as const

export const editComment = defineOperation({
  id: 'comments.editComment',
  method: 'PUT',
  path: '/comments/:comment',
  summary: 'Change an own comment, once however often the change is sent',
  params: named,
  body: commentChange,
  output: dataOf(comment),
  errors: [
    'access_closed',
    'comment_changed',
    'comments_closed',
    'commenting_restricted',
    'private_by_team_only',
    'foreign_file',
    'comment_files_closed',
    'unknown_mention',
    'too_many_links',
  ],
  permission: own,
  entersSchool,
})

export const deleteComment = defineOperation({
  id: 'comments.deleteComment',
  method: 'DELETE',
  path: '/comments/:comment',
  summary: 'Delete a comment; the answers to it stay',
  params: named,
  output: acknowledged,
  errors: ['access_closed'],
  permission: {
    ...own,
    rule: 'Its author, and the team that moderates its place.',
    allows: ['learner', 'owner'],
  },
  entersSchool,
})

export const restoreComment = defineOperation({
  id: 'comments.restoreComment',
  method: 'POST',
  path: '/comments/:comment/restore',
  summary: 'Bring a comment back that its author deleted a moment ago',
  params: named,
  output: dataOf(comment),
  errors: ['access_closed'],
  permission: { ...own, rule: 'Its author, who deleted it, for a short time.' },
  entersSchool,
})

export const publishComment = defineOperation({
  id: 'comments.publishComment',
  method: 'POST',
  path: '/comments/:comment/public',
  summary: 'Show an own comment to the learner',
  params: named,
  output: dataOf(comment),
  errors: ['access_closed'],
  permission: { ...own, rule: 'Its author, while one of the team at its place.', allows: ['owner'] },
  entersSchool,
})

export const concealComment = defineOperation({
  ...publishComment,
  id: 'comments.concealComment',
  path: '/comments/:comment/private',
  summary: 'Keep an own comment for the team alone',
})

export const listQuestionComments = defineOperation({
  id: 'comments.listQuestionComments',
  method: 'GET',
  path: '/lessons/:lesson/questions/:question/comments',
  summary:
    'Comments on a question over all own attempts in a lesson, as their learner sees them, to be read alone; nobody gets those of other learners here, and nothing can be written through it',
  params: z.object({ lesson: idParam, question: z.string().min(1).max(100) }),
  query: listQuery,
  output: ofLearner,
  errors: ['access_closed'],
  permission: ofDiscussion,
  entersSchool,
})
