/**
 * The reasons that most closed lessons of a program share, to be said once above it; empty when no two say the same.
 *
 * @param lists the reasons of each lesson, empty for open ones
 */
export const sharedReasons = (lists: readonly (readonly string[])[]): readonly string[] => {
  const closed = lists.filter((reasons) => reasons.length > 0)
  const counts = Map.groupBy(closed, (reasons) => reasons.join(' '))
  const [most] = [...counts.values()].toSorted((one, other) => other.length - one.length)
  return most && most.length > 1 ? (most[0] ?? []) : []
}
