import type { PublicQuestion } from '../quizzes/question-types/registry.ts'
import type { AttemptQuestion } from './attempt.ts'

/** A question of an attempt that may be read. */
export type ShownAttemptQuestion = AttemptQuestion & { question: PublicQuestion }

/** Whether a question may be read by now. */
export const isShown = (item: AttemptQuestion): item is ShownAttemptQuestion =>
  item.question.type !== 'withheld'
