import { scaleSample } from '../../shared/scales/scale-sample.ts'
import { starsOf, type RatingQuestion } from './question.ts'

const question: RatingQuestion = {
  id: 'sample-rating',
  type: 'rating',
  name: 'How useful was this lesson?',
  description: '',
  is_required: true,
  points: 0,
  comment: 'We read every answer.',
  stars: 5,
  grade_text_min: 'Not useful',
  grade_text_max: 'Very useful',
}

export const ratingSample = scaleSample(question, starsOf(question))
