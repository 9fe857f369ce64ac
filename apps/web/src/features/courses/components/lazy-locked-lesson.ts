import type { ComponentProps } from 'react'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import type { LockedLesson as Locked } from './locked-lesson.tsx'

/** What stands in the place of a closed lesson; `loadLockedLesson` brings its code before the page is drawn or taken over. */
export const { Part: LockedLesson, load: loadLockedLesson } = lazyPart<ComponentProps<typeof Locked>>(
  async () => (await import('./locked-lesson.tsx')).LockedLesson,
)
