import type * as bulk from '@lectern/contract/comments/bulk-comments.api'
import type * as attempts from '@lectern/contract/comments/attempt-comments.api'
import type * as operations from '@lectern/contract/comments/comments.api'
import { call } from '../../lib/api/index.ts'

export const listUnitComments = call<typeof operations.listUnitComments>('GET', '/comments/info_units/:unit')
export const listAttemptComments = call<typeof operations.listAttemptComments>(
  'GET',
  '/comments/quiz-attempt/:attempt',
)
export const countAttemptComments = call<typeof attempts.countAttemptComments>(
  'GET',
  '/comments/quiz-attempt/:attempt/counts',
)
export const writeComment = call<typeof operations.writeComment>('POST', '/comments')
export const editComment = call<typeof operations.editComment>('PUT', '/comments/:comment')
export const restoreComment = call<typeof operations.restoreComment>('POST', '/comments/:comment/restore')
export const findMentionable = call<typeof operations.findMentionable>(
  'GET',
  '/comments/mentionable/:type/:place',
)
export const listCurators = call<typeof operations.listCurators>('GET', '/courses/:course/user-curators')
export const deleteComment = call<typeof operations.deleteComment>('DELETE', '/comments/:comment')
export const publishComment = call<typeof operations.publishComment>('POST', '/comments/:comment/public')
export const concealComment = call<typeof operations.concealComment>('POST', '/comments/:comment/private')
export const readComments = call<typeof bulk.readComments>('PATCH', '/comments/bulk-read')
export const deleteComments = call<typeof bulk.deleteComments>('DELETE', '/comments/bulk-delete')
export const restrictComments = call<typeof bulk.restrictComments>('PATCH', '/comments/bulk-restrict')
export const setCommentAllowance = call<typeof bulk.setCommentAllowance>(
  'POST',
  '/quiz-attempts/:attempt/quiz-result-comment-settings',
)
