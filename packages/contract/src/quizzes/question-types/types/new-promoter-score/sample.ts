import { scaleSample } from '../../shared/scales/scale-sample.ts'
import { promoterPoints, type PromoterQuestion } from './question.ts'

const question: PromoterQuestion = {
  id: 'sample-promoter',
  type: 'new_promoter_score',
  name: 'Would you recommend this course to a friend?',
  description: '',
  is_required: true,
  points: 0,
  comment: 'Thank you for telling us.',
  grade_text_min: 'Not at all',
  grade_text_max: 'Certainly',
}

export const promoterSample = scaleSample(question, promoterPoints())
