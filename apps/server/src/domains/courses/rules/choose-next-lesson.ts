interface LessonStanding {
  readonly isOpen: boolean
  readonly isDone: boolean
  /** Whether the learner was in it last. */
  readonly isLast?: boolean
}

/**
 * Where "Continue" leads: the lesson in which the learner was last, while it is open and not done; else the first open lesson that is
 * not done, else the first open one; null when none is open.
 */
export const chooseNextLesson = <T extends LessonStanding>(lessons: readonly T[]): T | null => {
  const open = lessons.filter((lesson) => lesson.isOpen)
  const left = open.filter((lesson) => !lesson.isDone)
  return left.find((lesson) => lesson.isLast) ?? left[0] ?? open[0] ?? null
}
