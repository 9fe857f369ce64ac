import type * as feed from '@lectern/contract/comments/feed.api'
import type * as operations from '@lectern/contract/comments/moderation/moderation.api'
import { call } from '../../../lib/api/index.ts'

export const readCommentRules = call<typeof operations.readCommentRules>('GET', '/comments/rules')
export const reportComment = call<typeof operations.reportComment>('POST', '/comments/:comment/report')
export const getCommentRules = call<typeof operations.getCommentRules>('GET', '/cabinet/comment-rules')
export const updateCommentRules = call<typeof operations.updateCommentRules>('PUT', '/cabinet/comment-rules')
export const listCommentCases = call<typeof operations.listCommentCases>('GET', '/cabinet/comment-cases')
export const decideCommentCase = call<typeof operations.decideCommentCase>(
  'POST',
  '/cabinet/comment-cases/:comment/decision',
)
export const listCommentRestrictions = call<typeof operations.listCommentRestrictions>(
  'GET',
  '/cabinet/comment-restrictions',
)
export const restrictCommenter = call<typeof operations.restrictCommenter>(
  'PUT',
  '/cabinet/comment-restrictions/:user',
)
export const releaseCommenter = call<typeof operations.releaseCommenter>(
  'DELETE',
  '/cabinet/comment-restrictions/:user',
)
export const listModerationLog = call<typeof operations.listModerationLog>('GET', '/cabinet/comment-log')
export const listSchoolComments = call<typeof feed.listSchoolComments>('GET', '/cabinet/comments')
export const listContactComments = call<typeof feed.listContactComments>('GET', '/contacts/:contact/comments')
