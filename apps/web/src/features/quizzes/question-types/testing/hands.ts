/** How somebody answers; each way ends in the same rows. `reader` knows only roles, names and announcements. */
export const ways = ['mouse', 'touch', 'keys', 'reader'] as const
export type Way = (typeof ways)[number]

/** Each way with a width, and with the other width for every second question: a phone has all four, and so has a wide window. */
export const widthOf = (way: Way, turn = 0): number => ((ways.indexOf(way) + turn) % 2 === 0 ? 1440 : 360)
