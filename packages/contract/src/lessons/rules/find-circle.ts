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
