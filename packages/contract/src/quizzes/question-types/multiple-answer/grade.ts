import { type ChoiceAnswer, gradeChoice } from '../choice.ts'
import type { Grade } from '../question-type.ts'
import type { MultipleAnswerQuestion } from './question.ts'

/** Right when exactly the keyed options are picked: picking everything wins nothing unless everything is right. */
export const gradeMultipleAnswer = (question: MultipleAnswerQuestion, answer: ChoiceAnswer): Grade =>
  gradeChoice(question, answer)
