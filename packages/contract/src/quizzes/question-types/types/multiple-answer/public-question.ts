import { headOf } from '../../shared/common.ts'
import type { z } from 'zod'
import { publicChoiceQuestion, publicOptions } from '../../shared/choice.ts'
import type { Arrangement } from '../../question-type.ts'
import type { MultipleAnswerQuestion } from './question.ts'

export const publicMultipleAnswer = publicChoiceQuestion('multiple_answer')
export type PublicMultipleAnswer = z.infer<typeof publicMultipleAnswer>

/** What a learner may see: no key, no points, no comment, options in the order of the attempt. */
export const toPublicMultipleAnswer = (
  question: MultipleAnswerQuestion,
  arrangement: Arrangement,
): PublicMultipleAnswer => ({
  ...headOf(question),
  type: question.type,
  answers: publicOptions(question, arrangement),
})
