/** The gap between things that `y` is nearest to: 0 before the first one, by the middles of the things. */
export const slotAt = (middles: readonly number[], y: number): number =>
  middles.filter((middle) => middle < y).length

/** The place of a thing taken from `from` and dropped into the gap `slot`. */
export const dropPlace = (from: number, slot: number): number => (slot > from ? slot - 1 : slot)

/** The gap into which a thing from `from` is dropped to stand at the place `to`. */
export const slotFor = (from: number, to: number): number => (to > from ? to + 1 : to)
