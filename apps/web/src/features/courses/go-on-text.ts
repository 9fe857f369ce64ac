import type { TextId } from '../../lib/texts/index.ts'

/** What the way on says: begin, go on, or after the last lesson begin again. `progress` in percent. */
export const goOnText = (progress: number | null) =>
  (progress === 100
    ? 'course.open_again'
    : progress
      ? 'course.continue'
      : 'course.start_learning') satisfies TextId
