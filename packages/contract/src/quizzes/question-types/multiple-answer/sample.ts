import type { ChoiceAnswer } from '../choice.ts'
import type { QuestionSample } from '../question-type.ts'
import type { MultipleAnswerQuestion } from './question.ts'

export const multipleAnswerSample: QuestionSample<MultipleAnswerQuestion, ChoiceAnswer> = {
  question: {
    id: 'sample-multiple',
    type: 'multiple_answer',
    name: 'Which of these are even?',
    description: 'There may be more than one.',
    is_required: true,
    points: 3,
    comment: 'Even numbers leave nothing over when halved.',
    shuffle_answers: true,
    answers: [
      { id: 'option-four', text: '4', is_correct: true },
      { id: 'option-five', text: '5', is_correct: false },
      { id: 'option-eight', text: '8', is_correct: true },
    ],
  },
  right: { answer_ids: ['option-eight', 'option-four'] },
  wrong: { answer_ids: ['option-four'] },
  empty: { answer_ids: [] },
  everything: { answer_ids: ['option-four', 'option-five', 'option-eight'] },
}
