import { lazyPart } from '../../lib/drawing/lazy-part.tsx'
import type { AttemptTalkProps } from './attempt-talk.tsx'
import type { UnitCommentsProps } from './unit-comments.tsx'

/** The comments of a unit; a lesson without them loads nothing of it. */
export const UnitComments = lazyPart<UnitCommentsProps>(
  async () => (await import('./comments-place.tsx')).CommentsPlace,
).Part

/** What is said about an attempt; loaded with the first result. */
export const AttemptTalk = lazyPart<AttemptTalkProps>(
  async () => (await import('./attempt-talk.tsx')).AttemptTalk,
).Part

/** What is said about an attempt, for whoever shows its result. */
export const drawAttemptTalk = (talk: AttemptTalkProps) => <AttemptTalk {...talk} />
