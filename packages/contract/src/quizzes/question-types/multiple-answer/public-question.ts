import type { z } from 'zod'
import { publicChoiceQuestion, publicOptions } from '../choice.ts'
import type { Arrangement } from '../question-type.ts'
import type { MultipleAnswerQuestion } from './question.ts'

export const publicMultipleAnswer = publicChoiceQuestion('multiple_answer')
export type PublicMultipleAnswer = z.infer<typeof publicMultipleAnswer>

/** What a learner may see: no key, no points, no comment, options in the order of the attempt. */
export const toPublicMultipleAnswer = (
  question: MultipleAnswerQuestion,
  arrangement: Arrangement,
): PublicMultipleAnswer => ({
  id: question.id,
  type: question.type,
  name: question.name,
  description: question.description,
  is_required: question.is_required,
  answers: publicOptions(question, arrangement),
})
