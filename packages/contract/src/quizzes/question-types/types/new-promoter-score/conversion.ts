import type { ConversionForm, ConversionForms } from '../../conversion/conversion-forms.ts'
import { endNames, lengthLoss, pointsWithEnds } from '../../conversion/scale-points.ts'
import { promoterPoints, type PromoterQuestion } from './question.ts'

/** Always 0 to 10; the ends keep their names. */
export const promoterForm: ConversionForm<PromoterQuestion, ConversionForms['scale']> = {
  read: (question, { key }) => ({
    made: { points: pointsWithEnds(promoterPoints().length, question, key) },
    losses: [],
  }),
  write: (base, { points }) => {
    const { ends, loss } = endNames(points)
    return {
      made: { ...base, ...ends, type: 'new_promoter_score' },
      losses: [lengthLoss(points, promoterPoints().length), loss],
    }
  },
}
