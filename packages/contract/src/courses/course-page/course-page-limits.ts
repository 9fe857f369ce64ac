/** Limits of what is written on the page of a course, in letters and entries. */
export const coursePageLimits = {
  lead: 500,
  gains: 12,
  gain: 160,
  forWhom: 8,
  reader: 200,
  teacherWords: 800,
  finishTitle: 120,
  doubts: 20,
  question: 200,
  answer: 1_500,
} as const

/** People who can be chosen as the author, at most. */
export const mostAuthorChoices = 100
