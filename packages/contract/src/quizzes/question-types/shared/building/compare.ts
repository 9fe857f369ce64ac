/** For each text of the first list whether it belongs to the longest part that both lists have in the same order. */
export const inCommon = (given: readonly string[], right: readonly string[]): boolean[] => {
  // lengths[a][b]: of the longest common part of what follows a in the one and b in the other.
  const lengths = Array.from({ length: given.length + 1 }, () =>
    Array.from({ length: right.length + 1 }, () => 0),
  )
  const at = (a: number, b: number) => lengths[a]?.[b] ?? 0
  for (let a = given.length - 1; a >= 0; a -= 1)
    for (let b = right.length - 1; b >= 0; b -= 1) {
      const row = lengths[a]
      if (row) row[b] = given[a] === right[b] ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1))
    }
  const isCommon = given.map(() => false)
  for (let a = 0, b = 0; a < given.length && b < right.length;) {
    if (given[a] === right[b]) {
      isCommon[a] = true
      a += 1
      b += 1
    } else if (at(a + 1, b) >= at(a, b + 1)) a += 1
    else b += 1
  }
  return isCommon
}

const countTrue = (marks: readonly boolean[]): number => marks.filter(Boolean).length

/** Which of the accepted orders is nearest to what was built, and which pieces stand in its order. */
export const nearestOf = (
  given: readonly string[],
  accepted: readonly (readonly string[])[],
  compare: (given: readonly string[], right: readonly string[]) => boolean[],
): { readonly right: readonly string[]; readonly marks: boolean[] } => {
  let best = { right: accepted[0] ?? [], marks: compare(given, accepted[0] ?? []) }
  for (const right of accepted.slice(1)) {
    const marks = compare(given, right)
    if (countTrue(marks) > countTrue(best.marks)) best = { right, marks }
  }
  return best
}

/** For each text whether it stands at the same place of the other list. */
export const atSamePlace = (given: readonly string[], right: readonly string[]): boolean[] =>
  given.map((text, at) => right[at] === text)
