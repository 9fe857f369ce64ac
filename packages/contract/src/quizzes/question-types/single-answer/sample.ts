import type { ChoiceAnswer } from '../choice.ts'
import type { QuestionSample } from '../question-type.ts'
import type { SingleAnswerQuestion } from './question.ts'

export const singleAnswerSample: QuestionSample<SingleAnswerQuestion, ChoiceAnswer> = {
  question: {
    id: 'sample-single',
    type: 'single_answer',
    name: 'Which of these is a prime number?',
    description: '',
    is_required: true,
    points: 2,
    comment: 'A prime has exactly two divisors.',
    shuffle_answers: true,
    answers: [
      { id: 'option-nine', text: '9', is_correct: false },
      { id: 'option-seven', text: '7', is_correct: true },
      { id: 'option-one', text: '1', is_correct: false },
    ],
  },
  right: { answer_ids: ['option-seven'] },
  wrong: { answer_ids: ['option-nine'] },
  empty: { answer_ids: [] },
  everything: null,
}
