import type { LessonExtras } from '@lectern/contract/lessons/lesson-extras'

/** Since when the edits of a lesson are held, by whom, and what was written of the lesson itself meanwhile. */
export interface HeldLesson {
  readonly at: string
  readonly by: number
  /** Absent where its author left the title as it is. */
  readonly title?: string
  readonly extras?: Partial<Pick<LessonExtras, HeldExtra>>
}

/** The pictures of a lesson are held with its content; its rules of opening act at once. */
export type HeldExtra = 'image' | 'lesson_previews'

interface OwnFields {
  readonly title: string
  readonly extras: Partial<LessonExtras>
  readonly held: HeldLesson | null
}

/** A lesson as its authors write it: the row has what learners read. */
export const authorsForm = <T extends OwnFields>(lesson: T): T => {
  const { held } = lesson
  if (!held) return lesson
  return { ...lesson, title: held.title ?? lesson.title, extras: { ...lesson.extras, ...held.extras } }
}
