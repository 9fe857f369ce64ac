import type { ComponentProps } from 'react'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { LessonWays as Ways } from './lesson-ways.tsx'

/** The ways from a lesson to those beside it: nobody needs them before the page stands. */
export const { Part: LessonWays } = lazyPart<ComponentProps<typeof Ways>>(
  async () => (await import('./lesson-ways.tsx')).LessonWays,
  undefined,
  true,
)
