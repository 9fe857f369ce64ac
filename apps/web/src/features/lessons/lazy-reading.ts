import { lazyPart } from '../../lib/drawing/lazy-part.tsx'
import type { LessonReadingProps } from './reading/lesson-reading.tsx'

/** What is noted of reading a lesson and shown of it: comes when the page stands. */
export const { Part: LessonReading } = lazyPart<LessonReadingProps>(
  async () => (await import('./reading/lesson-reading.tsx')).LessonReading,
  undefined,
  true,
)
