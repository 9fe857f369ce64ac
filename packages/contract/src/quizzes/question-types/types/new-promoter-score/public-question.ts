import { z } from 'zod'
import { questionHead, headOf } from '../../shared/common.ts'
import { publicPoint, scaleEnds } from '../../shared/scales/scale-rules.ts'
import { promoterPoints, type PromoterQuestion } from './question.ts'

export const publicPromoter = z.object({
  ...questionHead,
  ...scaleEnds,
  type: z.literal('new_promoter_score'),
  answers: z.array(publicPoint),
})
export type PublicPromoter = z.infer<typeof publicPromoter>

/** What a learner may see: the points 0 to 10, and what the ends mean. */
export const toPublicPromoter = (question: PromoterQuestion): PublicPromoter => ({
  ...headOf(question),
  type: question.type,
  grade_text_min: question.grade_text_min,
  grade_text_max: question.grade_text_max,
  answers: promoterPoints(),
})
