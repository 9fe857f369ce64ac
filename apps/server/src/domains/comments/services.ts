import { defineService } from '../../platform/composition/services.ts'
import type { CommentPlaces } from './places/comment-places.ts'

/** What comments need of the domains above. */
export const commentServices = {
  places: defineService<CommentPlaces>('comments.commentPlaces'),
}
