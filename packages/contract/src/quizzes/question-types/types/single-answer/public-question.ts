import { headOf } from '../../shared/common.ts'
import type { z } from 'zod'
import { publicChoiceQuestion, publicOptions } from '../../shared/choice.ts'
import type { Arrangement } from '../../question-type.ts'
import type { SingleAnswerQuestion } from './question.ts'

export const publicSingleAnswer = publicChoiceQuestion('single_answer')
export type PublicSingleAnswer = z.infer<typeof publicSingleAnswer>

/** What a learner may see: no key, no points, no comment, options in the order of the attempt. */
export const toPublicSingleAnswer = (
  question: SingleAnswerQuestion,
  arrangement: Arrangement,
): PublicSingleAnswer => ({
  ...headOf(question),
  type: question.type,
  answers: publicOptions(question, arrangement),
})
