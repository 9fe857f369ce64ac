import { z } from 'zod'
import { questionHead, headOf } from '../../shared/common.ts'
import { publicPoint } from '../../shared/scales/scale-rules.ts'
import type { ReactionQuestion } from './question.ts'

export const publicReaction = z.object({
  ...questionHead,
  type: z.literal('reaction'),
  answers: z.array(publicPoint),
})
export type PublicReaction = z.infer<typeof publicReaction>

/** What a learner may see: the faces in their order. */
export const toPublicReaction = (question: ReactionQuestion): PublicReaction => ({
  ...headOf(question),
  type: question.type,
  answers: question.answers.map(({ id, text }, at) => ({ id, text, value: at + 1 })),
})
