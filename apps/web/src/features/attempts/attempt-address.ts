/** Where an attempt is asked for: ids of lesson, quiz and attempt, as the calls of document 002 §7 name them. */
export interface AttemptAddress {
  lesson: number
  quiz: number
  attempt: number
}
