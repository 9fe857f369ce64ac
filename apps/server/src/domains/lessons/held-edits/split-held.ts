import type { LessonChange } from '@lectern/contract/lessons/lesson'
import type { LessonRow } from '../lessons.repository.ts'
import type { HeldLesson } from './held-lesson.ts'

interface SplitChange {
  readonly held: HeldLesson | null
  /** What acts at once. */
  readonly direct: LessonChange
}

/** Parts a change of a lesson whose edits are held: title and pictures wait, the rest acts at once. */
export const splitHeld = ({ held }: Pick<LessonRow, 'held'>, change: LessonChange): SplitChange => {
  if (!held) return { held, direct: change }
  const { title, image, lesson_previews, ...direct } = change
  const extras = {
    ...held.extras,
    ...(image === undefined ? {} : { image }),
    ...(lesson_previews === undefined ? {} : { lesson_previews }),
  }
  return { held: { ...held, ...(title === undefined ? {} : { title }), extras }, direct }
}
