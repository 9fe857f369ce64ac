import { lazyPart } from '../../lib/drawing/lazy-part.tsx'
import type { AttemptTalkProps } from './attempt-talk.tsx'

/** What is said about an attempt. It stands apart: a lesson loads what is lazy of units, and this with the first result. */
export const AttemptTalk = lazyPart<AttemptTalkProps>(
  async () => (await import('./attempt-talk.tsx')).AttemptTalk,
).Part
