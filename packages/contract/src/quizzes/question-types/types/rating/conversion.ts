import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { endNames, fittedLength, pointsWithEnds } from '../../conversion/scale-points.ts'
import type { RatingQuestion } from './question.ts'
import { ratingStars } from './rating-stars.ts'

/** A star for each point; the ends keep their names. */
export const ratingForm: ConversionForm<RatingQuestion, ConversionForms['scale']> = {
  read: (question, { key }) => ({
    made: { points: pointsWithEnds(question.stars, question, key) },
    losses: [],
  }),
  write: (base, { points }) => {
    const { length, loss } = fittedLength(points, ratingStars)
    const { ends, loss: names } = endNames(points)
    return { made: { ...base, ...ends, type: 'rating', stars: length }, losses: [loss, names] }
  },
}
