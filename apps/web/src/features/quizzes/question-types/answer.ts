/** What a learner has answered to one question, as the screen holds it (document 002 §3, "Answer payload"). */
export interface Answer {
  readonly answer_ids: readonly string[]
  readonly text_answer: string | null
}

/** Nothing picked, nothing written. */
export const noAnswer: Answer = { answer_ids: [], text_answer: null }
