import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { Neighbours } from './lesson-ways.tsx'

/** The ways below a lesson: they are shown once the page was measured, and come then. */
export const { Part: LessonWays } = lazyPart<Neighbours>(
  async () => (await import('./lesson-ways-below.tsx')).LessonWays,
  undefined,
  true,
)
