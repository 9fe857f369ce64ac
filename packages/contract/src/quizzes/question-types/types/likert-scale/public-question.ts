import { z } from 'zod'
import { questionHead, headOf } from '../../shared/common.ts'
import { publicPoint } from '../../shared/scales/scale-rules.ts'
import type { LikertQuestion } from './question.ts'

export const publicLikert = z.object({
  ...questionHead,
  type: z.literal('likert_scale'),
  likert_scale_type: z.enum(['horizontal', 'vertical']),
  answers: z.array(publicPoint),
})
export type PublicLikert = z.infer<typeof publicLikert>

/** What a learner may see: the points in the author's order, which is the scale. */
export const toPublicLikert = (question: LikertQuestion): PublicLikert => ({
  ...headOf(question),
  type: question.type,
  likert_scale_type: question.likert_scale_type,
  answers: question.answers.map(({ id, text }, at) => ({ id, text, value: at + 1 })),
})
