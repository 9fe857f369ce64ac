import { defineDomain } from '../kernel/domain.ts'
import * as comments from './comments.api.ts'
import * as attemptComments from './attempt-comments.api.ts'
import * as bulkComments from './bulk-comments.api.ts'
import * as commentFeed from './feed.api.ts'
import * as commentModeration from './moderation/moderation.api.ts'
import { commentsErrors } from './comments.errors.ts'
import { commentCreated, commentFlagged } from './comments.facts.ts'

export const commentsDomain = defineDomain({
  name: 'comments',
  operations: [comments, attemptComments, bulkComments, commentFeed, commentModeration],
  errors: commentsErrors,
  facts: [commentCreated, commentFlagged],
})
