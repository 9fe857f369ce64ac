interface LessonStanding {
  readonly isOpen: boolean
  readonly isDone: boolean
}

/** Where "Continue" leads: the first open lesson that is not done, else the first open one; null when none is open. */
export const chooseNextLesson = <T extends LessonStanding>(lessons: readonly T[]): T | null => {
  const open = lessons.filter((lesson) => lesson.isOpen)
  return open.find((lesson) => !lesson.isDone) ?? open[0] ?? null
}
