import { scaleSample } from '../../shared/scales/scale-sample.ts'
import type { ReactionQuestion } from './question.ts'

const question: ReactionQuestion = {
  id: 'sample-reaction',
  type: 'reaction',
  name: 'How do you feel about mixing your practice?',
  description: '',
  is_required: true,
  points: 0,
  comment: 'Lost at first is how it feels to most.',
  answers: ['Lost', 'All right', 'Great'].map((text, at) => ({
    id: `face-${at + 1}-of-3`,
    text,
    value: at + 1,
  })),
}

export const reactionSample = scaleSample(question, question.answers)
