import { z } from 'zod'
import { publicOption, publicThing, questionHead, headOf } from '../../shared/common.ts'
import type { Arrangement } from '../../question-type.ts'
import type { YesNoQuestion } from './question.ts'

export const publicYesNo = z.object({
  ...questionHead,
  type: z.literal('yes_no'),
  answers: z.tuple([publicOption, publicOption]),
})
export type PublicYesNo = z.infer<typeof publicYesNo>

/** Yes stands before no for everybody. */
export const arrangeYesNo = ({ answers }: YesNoQuestion): Arrangement => ({
  order: answers.map(({ id }) => id),
})

/** What a learner may see: both labels, no key. */
export const toPublicYesNo = ({ answers: [yes, no], ...question }: YesNoQuestion): PublicYesNo => ({
  ...headOf(question),
  type: question.type,
  answers: [publicThing(yes), publicThing(no)],
})
