import { blankQuestion } from '../../shared/common.ts'
import { z } from 'zod'
import { pointsBetween, type ScalePoint } from '../../shared/scales/scale-point.ts'
import { scaleEnds, scaleFields } from '../../shared/scales/scale-rules.ts'

/** 0 to 10: would you recommend it? An end without a name has the usual one in the reader's language. */
export const promoterQuestion = z.object({
  ...scaleFields,
  ...scaleEnds,
  type: z.literal('new_promoter_score'),
})
export type PromoterQuestion = z.infer<typeof promoterQuestion>

export const createPromoter = (key: () => string): PromoterQuestion => ({
  ...blankQuestion(key, 0),
  type: 'new_promoter_score',
  grade_text_min: '',
  grade_text_max: '',
})

/** 0 to 10, whatever the question. */
export const promoterPoints = (): ScalePoint[] => pointsBetween(0, 10)
