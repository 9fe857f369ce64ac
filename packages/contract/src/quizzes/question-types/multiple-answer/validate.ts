import type { ChoiceAnswer } from '../choice.ts'
import type { Issue } from '../question-type.ts'
import type { PublicMultipleAnswer } from './public-question.ts'

/** Unanswered while no option is picked (document 002 §5). */
export const validateMultipleAnswer = (_question: PublicMultipleAnswer, answer: ChoiceAnswer): Issue | null =>
  answer.answer_ids.length === 0 ? { code: 'nothing_picked' } : null
