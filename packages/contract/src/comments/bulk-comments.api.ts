import { z } from 'zod'
import { acknowledged, dataOf } from '../kernel/envelope.ts'
import { id, idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { commentSelection, resultCommentableTypes } from './comment.ts'

const entersSchool = true

const changed = dataOf(z.object({ success: z.literal(true), count: z.int() }))
const perRow = {
  kind: 'policy',
  session: 'required',
  rule: 'Whoever reads the place; of its comments those that the caller may change, decided for each. Deleting and hiding none is forbidden.',
  allows: ['learner', 'owner'],
} as const

/** Hiding is the team's: whoever teaches at the place. */
const teamPerRow = { ...perRow, allows: ['owner'], forbids: ['learner'] } as const

export const readComments = defineOperation({
  id: 'comments.readComments',
  method: 'PATCH',
  path: '/comments/bulk-read',
  summary: 'Mark comments of a place as read, or as unread',
  body: commentSelection.extend({ is_read: z.boolean().default(true) }),
  output: changed,
  errors: ['access_closed'],
  permission: perRow,
  entersSchool,
})

export const deleteComments = defineOperation({
  id: 'comments.deleteComments',
  method: 'DELETE',
  path: '/comments/bulk-delete',
  summary: 'Delete comments of a place',
  body: commentSelection,
  output: changed,
  errors: ['access_closed'],
  permission: perRow,
  entersSchool,
})

export const restrictComments = defineOperation({
  id: 'comments.restrictComments',
  method: 'PATCH',
  path: '/comments/bulk-restrict',
  summary: 'Hide comments of a place from everybody but the team and their authors, or show them again',
  body: commentSelection.extend({ is_restricted: z.boolean().default(true) }),
  output: changed,
  errors: ['access_closed'],
  permission: teamPerRow,
  entersSchool,
})

export const setCommentAllowance = defineOperation({
  id: 'comments.setCommentAllowance',
  method: 'POST',
  path: '/quiz-attempts/:attempt/quiz-result-comment-settings',
  summary: 'Say whether the learner may comment on an attempt, or on a part of it',
  params: z.object({ attempt: idParam }),
  body: z.object({
    result_commentable_type: z.enum(resultCommentableTypes),
    result_commentable_id: z.union([id, z.string().min(1).max(100)]),
    is_allowed: z.boolean(),
  }),
  output: acknowledged,
  errors: ['access_closed', 'unknown_comment_part'],
  permission: {
    kind: 'policy',
    session: 'required',
    rule: 'The team that checks the answers of the learner.',
    allows: ['owner'],
  },
  entersSchool,
})
