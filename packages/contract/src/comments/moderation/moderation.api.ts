import { z } from 'zod'
import { acknowledged, dataOf, listOf } from '../../kernel/envelope.ts'
import { idParam } from '../../kernel/ids.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { pageQuery } from '../../kernel/paging.ts'
import { auditEntry } from '../../schools/audit-log.ts'
import {
  caseDecisions,
  caseStates,
  commentCase,
  commentRestriction,
  commentRules,
  reportDraft,
  restrictionChange,
} from './moderation.ts'

const forModerators = { kind: 'staff', anyOf: ['comment_curator', 'comment_delete'] } as const
/** Whoever moderates reads courses, or practices: of these alone they see comments. */
export const whereTheyRead = {
  ...forModerators,
  alsoAnyOf: [
    'course_read',
    'practice_read',
    'practice_curator',
    'course_read.team',
    'practice_read.team',
    'practice_read.own',
    'practice_curator.team',
    'practice_curator.own',
  ],
} as const
const forAll = { kind: 'staff', anyOf: ['comment_all'] } as const
const pageSize = 15

export const readCommentRules = defineOperation({
  id: 'comments.readCommentRules',
  method: 'GET',
  path: '/comments/rules',
  summary: 'What the school asks of those who write comments, in its own words',
  output: dataOf(z.object({ text: z.string() })),
  errors: [],
  permission: { kind: 'public', why: 'The rules of a school are for everybody to read.' },
  entersSchool: true,
})

export const getCommentRules = defineOperation({
  id: 'comments.getCommentRules',
  method: 'GET',
  path: '/cabinet/comment-rules',
  summary: 'The rules by which comments of the school are moderated',
  output: dataOf(commentRules),
  errors: [],
  permission: forModerators,
})

export const updateCommentRules = defineOperation({
  id: 'comments.updateCommentRules',
  method: 'PUT',
  path: '/cabinet/comment-rules',
  summary: 'Change the rules; they count for what is written from now on',
  body: commentRules,
  output: dataOf(commentRules),
  errors: [],
  permission: forAll,
})

export const reportComment = defineOperation({
  id: 'comments.reportComment',
  method: 'POST',
  path: '/comments/:comment/report',
  summary: 'Tell the moderators about a comment; a second report of the same person replaces the first',
  params: z.object({ comment: idParam }),
  body: reportDraft,
  output: acknowledged,
  errors: ['access_closed', 'own_comment', 'preview_only'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'Whoever reads the comment and has not written it.',
    allows: ['learner', 'owner'],
  },
  entersSchool: true,
})

export const listCommentCases = defineOperation({
  id: 'comments.listCommentCases',
  method: 'GET',
  path: '/cabinet/comment-cases',
  summary:
    'Reported and held comments: below lessons of courses that the caller reads, and on attempts of learners whom they see',
  query: z.object({ ...pageQuery(pageSize), state: z.enum(caseStates).default('open') }),
  output: listOf(commentCase),
  errors: [],
  permission: whereTheyRead,
})

export const decideCommentCase = defineOperation({
  id: 'comments.decideCommentCase',
  method: 'POST',
  path: '/cabinet/comment-cases/:comment/decision',
  summary:
    'Keep, hide or delete a reported comment; kept ones are shown again. The same decision once more changes nothing',
  params: z.object({ comment: idParam }),
  body: z.object({ decision: z.enum(caseDecisions) }),
  output: acknowledged,
  errors: ['case_decided'],
  permission: whereTheyRead,
})

export const listCommentRestrictions = defineOperation({
  id: 'comments.listCommentRestrictions',
  method: 'GET',
  path: '/cabinet/comment-restrictions',
  summary: 'People who may not write comments now, the latest first',
  query: z.object(pageQuery(pageSize)),
  output: listOf(commentRestriction),
  errors: [],
  permission: forAll,
})

const oneUser = z.object({ user: idParam })

export const restrictCommenter = defineOperation({
  id: 'comments.restrictCommenter',
  method: 'PUT',
  path: '/cabinet/comment-restrictions/:user',
  summary: 'Keep a learner of the school from writing comments, until a moment or for good',
  params: oneUser,
  body: restrictionChange,
  output: dataOf(commentRestriction),
  errors: ['restriction_ended', 'member_of_team'],
  permission: forAll,
})

export const releaseCommenter = defineOperation({
  id: 'comments.releaseCommenter',
  method: 'DELETE',
  path: '/cabinet/comment-restrictions/:user',
  summary: 'Let somebody write comments again',
  params: oneUser,
  output: acknowledged,
  errors: [],
  permission: forAll,
})

export const listModerationLog = defineOperation({
  id: 'comments.listModerationLog',
  method: 'GET',
  path: '/cabinet/comment-log',
  summary: 'What moderators did with comments, people and rules, the latest first',
  query: z.object(pageQuery(50)),
  output: listOf(auditEntry.omit({ ip: true })),
  errors: [],
  permission: forAll,
})
