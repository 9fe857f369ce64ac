import type { ResultDetail } from '../../result-detail.ts'

/** What of a finished question a learner is shown. */
export interface ResultParts {
  /** Whether the question is right, and its points. */
  readonly question: boolean
  /** Whether each row of the own answer is right. */
  readonly rows: boolean
  /** The right answer and the author's explanation. */
  readonly key: boolean
}

export type ShownParts = { readonly [Detail in ResultDetail]: ResultParts }

/** What a type with a key shows at each detail (document 002 §4, "Display modes"). */
export const keyedParts: ShownParts = {
  simple_answer: { question: false, rows: false, key: false },
  only_correct_or_not_question: { question: true, rows: false, key: false },
  only_correct_or_not: { question: true, rows: true, key: false },
  full_information: { question: true, rows: true, key: true },
}

/** What a type without a key shows: there is nothing to mark, only what its author says after answering. */
export const surveyParts: ShownParts = {
  ...keyedParts,
  only_correct_or_not_question: { question: false, rows: false, key: false },
  only_correct_or_not: { question: false, rows: false, key: false },
  full_information: { question: false, rows: false, key: true },
}

/** What a type shows that a person judges: that it waits, or the points; no row of it is right or wrong by itself. */
export const reviewedParts: ShownParts = {
  ...keyedParts,
  only_correct_or_not: { question: true, rows: false, key: false },
  full_information: { question: true, rows: false, key: true },
}
