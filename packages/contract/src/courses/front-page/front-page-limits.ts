/** Limits of what an owner writes on the front page of a school, in letters and entries. */
export const frontPageLimits = {
  headline: 120,
  lead: 500,
  pictureAlt: 300,
  promises: 4,
  promise: 60,
  steps: 4,
  stepTitle: 80,
  stepText: 240,
  teacherWords: 800,
  doubts: 12,
  question: 200,
  answer: 1500,
} as const

/** Lessons, and people, that an author may choose from. */
export const mostFrontPageChoices = 100
