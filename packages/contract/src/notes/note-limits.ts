/** Something written at a place, a stretch of words in a colour, or a place to come back to. */
export const noteKinds = ['note', 'mark', 'bookmark'] as const
export type NoteKind = (typeof noteKinds)[number]

/** Each has a name on screen and a line of its own below the words: a mark is told by more than its colour. */
export const noteColors = ['sun', 'leaf', 'sky', 'rose'] as const
export type NoteColor = (typeof noteColors)[number]

/** Of one person. */
export const noteLimits = {
  perLesson: 200,
  perCourse: 2_000,
  /** Letters of what is written. */
  text: 5_000,
  /** Letters of what other devices wrote of the same note. */
  otherText: 20_000,
  /** Letters of the words that a note stands at. */
  exact: 1_000,
  /** Letters before and after them, by which they are found again. */
  around: 32,
  /** Letters that are searched for. */
  query: 100,
} as const
