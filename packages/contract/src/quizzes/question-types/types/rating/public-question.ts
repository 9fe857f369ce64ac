import { z } from 'zod'
import { questionHead, headOf } from '../../shared/common.ts'
import { publicPoint, scaleEnds } from '../../shared/scales/scale-rules.ts'
import { starsOf, type RatingQuestion } from './question.ts'

export const publicRating = z.object({
  ...questionHead,
  ...scaleEnds,
  type: z.literal('rating'),
  answers: z.array(publicPoint),
})
export type PublicRating = z.infer<typeof publicRating>

/** What a learner may see: a point for each number of stars, and what the ends mean. */
export const toPublicRating = (question: RatingQuestion): PublicRating => ({
  ...headOf(question),
  type: question.type,
  grade_text_min: question.grade_text_min,
  grade_text_max: question.grade_text_max,
  answers: starsOf(question),
})
