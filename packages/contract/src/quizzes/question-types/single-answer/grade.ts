import { type ChoiceAnswer, gradeChoice } from '../choice.ts'
import type { Grade } from '../question-type.ts'
import type { SingleAnswerQuestion } from './question.ts'

/** Right when the keyed option is picked (PRODUCT-learning §2, single_answer). */
export const gradeSingleAnswer = (question: SingleAnswerQuestion, answer: ChoiceAnswer): Grade =>
  gradeChoice(question, answer)
