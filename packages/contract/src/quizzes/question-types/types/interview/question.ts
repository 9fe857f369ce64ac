import { z } from 'zod'
import { publicChoiceOption } from '../../shared/choice.ts'
import { questionHead, questionLimits, questionTail, blankQuestion } from '../../shared/common.ts'
import { optionType } from '../../shared/own-answer.ts'
import { interviewType } from './interview-type.ts'

const interviewOption = publicChoiceOption.extend({ text: z.string().max(questionLimits.optionText) })

/** A poll: options of which none is right, one perhaps for own words. */
export const interviewQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('interview'),
  interview_type: z.literal([interviewType.single, interviewType.multiple]),
  shuffle_answers: z.boolean().default(false),
  answers: z.array(interviewOption).max(questionLimits.options),
})
export type InterviewQuestion = z.infer<typeof interviewQuestion>

/** Two empty options, one of which is picked. */
export const createInterview = (key: () => string): InterviewQuestion => ({
  ...blankQuestion(key, 0),
  type: 'interview',
  interview_type: interviewType.single,
  shuffle_answers: false,
  answers: [
    { id: key(), text: '', type: optionType.default },
    { id: key(), text: '', type: optionType.default },
  ],
})
