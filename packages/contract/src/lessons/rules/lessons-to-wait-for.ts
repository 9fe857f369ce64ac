/** What a lesson waits for. */
export interface WaitingLesson {
  readonly id: number
  /** Lessons that have to be done first, all of them. */
  readonly after: readonly number[]
  /** Lessons that hold the practice to be passed first: any of them will do. None: there is no such practice. */
  readonly practiceIn: readonly number[]
}

/**
 * For each lesson those that open before it. Of several that hold the practice it is one that opens before it, so that `findCircle` finds a
 * circle exactly where a lesson can never open.
 */
export const lessonsToWaitFor = (lessons: readonly WaitingLesson[]): Map<number, readonly number[]> => {
  const known = new Set(lessons.map(({ id }) => id))
  /** Of the lessons that open to whoever does everything. What is not among the lessons keeps nothing closed. */
  const before = new Map<number, readonly number[]>()
  const isThere = (id: number) => before.has(id) || !known.has(id)
  let count = -1
  while (count < before.size) {
    count = before.size
    for (const { id, after, practiceIn } of lessons) {
      const holder = practiceIn.find((each) => before.has(each))
      if (before.has(id) || !after.every(isThere)) continue
      if (holder !== undefined) before.set(id, [...after, holder])
      else if (practiceIn.length === 0) before.set(id, after)
    }
  }
  return new Map(
    lessons.map(({ id, after, practiceIn }) => [id, before.get(id) ?? [...after, ...practiceIn.slice(0, 1)]]),
  )
}
