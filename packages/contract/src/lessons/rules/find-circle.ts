/**
 * The shortest way from a lesson over those after which it opens back to itself: its ids in their order, the lesson first and last.
 * Null when there is none. `after` names for each lesson those that come before it.
 */
export const findCircle = (
  lesson: number,
  after: ReadonlyMap<number, readonly number[]>,
): readonly number[] | null => {
  const from = new Map<number, number>()
  const waiting = [lesson]
  for (const id of waiting) {
    for (const earlier of after.get(id) ?? []) {
      if (earlier === lesson) return [...wayTo(id, from), lesson]
      if (from.has(earlier)) continue
      from.set(earlier, id)
      waiting.push(earlier)
    }
  }
  return null
}

const wayTo = (id: number, from: ReadonlyMap<number, number>): number[] => {
  const way = [id]
  for (let at = from.get(id); at !== undefined; at = from.get(at)) way.unshift(at)
  return way
}

/** A circle among any of the lessons, as `findCircle` names it; null when there is none. Each lesson is looked at once. */
export const findAnyCircle = (after: ReadonlyMap<number, readonly number[]>): readonly number[] | null => {
  const finished = new Set<number>()
  for (const start of after.keys()) {
    const lesson = findInCircle(start, after, finished)
    if (lesson !== null) return findCircle(lesson, after)
  }
  return null
}

/** The lessons that wait for themselves, over whichever others: learners can never open them. */
export const lessonsInCircles = (after: ReadonlyMap<number, readonly number[]>): Set<number> =>
  new Set(
    findAnyCircle(after) === null ? [] : [...after.keys()].filter((id) => findCircle(id, after) !== null),
  )

/** A lesson of a circle that can be reached from `start`; what leads to none is added to `finished`. */
const findInCircle = (
  start: number,
  after: ReadonlyMap<number, readonly number[]>,
  finished: Set<number>,
): number | null => {
  const open = new Set<number>()
  const waiting = [start]
  for (let id = waiting.at(-1); id !== undefined; id = waiting.at(-1)) {
    if (open.has(id) || finished.has(id)) {
      waiting.pop()
      if (open.delete(id)) finished.add(id)
      continue
    }
    open.add(id)
    for (const earlier of after.get(id) ?? []) {
      if (open.has(earlier)) return earlier
      if (!finished.has(earlier)) waiting.push(earlier)
    }
  }
  return null
}
