import { scaleSample } from '../../shared/scales/scale-sample.ts'
import type { LikertQuestion } from './question.ts'

const point = (value: number, text: string) => ({ id: `agree-${value}-of-3`, text, value })

const question: LikertQuestion = {
  id: 'sample-likert',
  type: 'likert_scale',
  name: 'I can tell when I know a thing and when I only recognise it.',
  description: '',
  is_required: true,
  points: 0,
  comment: 'Most people say so before the first test.',
  likert_scale_type: 'horizontal',
  answers: [point(1, 'Disagree'), point(2, 'Neither'), point(3, 'Agree')],
}

export const likertSample = scaleSample(question, question.answers)
