/** Of one comment, one person and one school. */
export const commentLimits = {
  /** Letters of a comment. */
  text: 5_000,
  files: 10,
  /** Of an attempt, as many as a quiz may have. */
  questions: 200,
  /** Of a question, as many statements or groups of answers as it may have. */
  parts: 1_000,
  /** People whom a comment names. */
  mentions: 10,
  /** People who are found for the letters that somebody wrote. */
  mentionsFound: 8,
  /** Letters by which they are looked for. */
  mentionWords: 60,
  /** Comments that one call names. */
  namedAtOnce: 100,
  /** Of one person. */
  perMinute: 30,
  perDay: 500,
  /** Of everybody in a school. */
  perMinuteInSchool: 6_000,
  /** People of a course from whom the addressee is chosen. */
  curators: 50,
  /** Letters of an answered comment that stand above the answer. */
  excerpt: 160,
  /** Courses by which the list of a school is narrowed down. */
  feedCourses: 500,
} as const

/** How long an author is offered to bring a deleted comment back, and how much later the server still does, in milliseconds. */
export const takeBack = { offeredMs: 10_000, graceMs: 20_000 } as const

/** How many comments stand on a page, and how many without a choice (document 002 §9). */
export const commentPageSizes = [15, 50, 100] as const
export const defaultCommentPageSize = 50

/** The order of conversations; within one the older comment stands first. */
export const commentOrders = ['newest', 'oldest'] as const
export type CommentOrder = (typeof commentOrders)[number]

/** How long the list waits after a change before it is asked for again (document 002 §9). */
export const commentRefreshMs = 300
