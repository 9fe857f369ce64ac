import { z } from 'zod'
import { publicChoiceOption, publicOptions } from '../../shared/choice.ts'
import { questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement } from '../../question-type.ts'
import { interviewType } from './interview-type.ts'
import type { InterviewQuestion } from './question.ts'

export const publicInterview = z.object({
  ...questionHead,
  type: z.literal('interview'),
  interview_type: z.literal([interviewType.single, interviewType.multiple]),
  answers: z.array(publicChoiceOption),
})
export type PublicInterview = z.infer<typeof publicInterview>

/** What a learner may see: the options in the order of the attempt. */
export const toPublicInterview = (
  question: InterviewQuestion,
  arrangement: Arrangement,
): PublicInterview => ({
  ...headOf(question),
  type: question.type,
  interview_type: question.interview_type,
  answers: publicOptions(question, arrangement),
})
