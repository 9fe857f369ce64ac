import { blankQuestion } from '../../shared/common.ts'
import { z } from 'zod'
import { pointsBetween, type ScalePoint } from '../../shared/scales/scale-point.ts'
import { scaleEnds, scaleFields } from '../../shared/scales/scale-rules.ts'
import { ratingStars } from './rating-stars.ts'

/** So many stars, the ends of which may have a name. */
export const ratingQuestion = z.object({
  ...scaleFields,
  ...scaleEnds,
  type: z.literal('rating'),
  stars: z.int().min(ratingStars.least).max(ratingStars.most).default(ratingStars.usual),
})
export type RatingQuestion = z.infer<typeof ratingQuestion>

/** Five stars. */
export const createRating = (key: () => string): RatingQuestion => ({
  ...blankQuestion(key, 0),
  type: 'rating',
  stars: ratingStars.usual,
  grade_text_min: '',
  grade_text_max: '',
})

/** One star to all of them. */
export const starsOf = ({ stars }: Pick<RatingQuestion, 'stars'>): ScalePoint[] => pointsBetween(1, stars)
