/** The list with the thing at `from` at the place `to`, counted without it. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** The list with `item` at the place `at`. */
export const inserted = <T>(list: readonly T[], at: number, ...items: T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
]

/** The list with another thing at the place `at`. */
export const replaced = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((each, place) => (place === at ? item : each))

/** The list without the thing at the place `at`. */
export const removed = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)
