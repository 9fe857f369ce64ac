import { lazyPart } from '../../lib/drawing/lazy-part.tsx'
import type { AskCardProps } from './asking/ask-card.tsx'
import type { AttemptTalkProps } from './attempt-talk.tsx'
import type { RedoLineProps } from './redo-line.tsx'
import type { PartCountProps } from './parts/part-count.tsx'

/** What is said about an attempt. It stands apart: a lesson loads what is lazy of units, and this with the first result. */
export const AttemptTalk = lazyPart<AttemptTalkProps>(
  async () => (await import('./attempt-talk.tsx')).AttemptTalk,
).Part

/** How much is said about a part of a question, where a result shows that part. */
export const PartCount = lazyPart<PartCountProps>(
  async () => (await import('./parts/part-count.tsx')).PartCount,
  undefined,
  true,
).Part

/** What of an attempt that was sent back is to be looked at again. */
export const RedoLine = lazyPart<RedoLineProps>(
  async () => (await import('./redo-line.tsx')).RedoLine,
  undefined,
  true,
).Part

/** The way to ask about an attempt that was not passed. */
export const AskCard = lazyPart<AskCardProps>(
  async () => (await import('./asking/ask-card.tsx')).AskCard,
  undefined,
  true,
).Part
