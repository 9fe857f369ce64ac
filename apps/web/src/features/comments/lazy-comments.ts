import { lazyPart } from '../../lib/drawing/lazy-part.tsx'
import type { UnitCommentsProps } from './unit-comments.tsx'

/** The comments of a unit; a lesson without them loads nothing of it. */
export const UnitComments = lazyPart<UnitCommentsProps>(
  async () => (await import('./comments-place.tsx')).CommentsPlace,
).Part
