import { optionType } from '../../shared/own-answer.ts'
import type { QuestionSample } from '../../question-type.ts'
import type { SingleAnswerQuestion } from './question.ts'

const nine = { id: 'option-nine', text: '9', is_correct: false, points: 0, type: optionType.default }
const seven = { id: 'option-seven', text: '7', is_correct: true, points: 0, type: optionType.default }
const one = { id: 'option-one', text: '1', is_correct: false, points: 0, type: optionType.default }

const question: SingleAnswerQuestion = {
  id: 'sample-single',
  type: 'single_answer',
  name: 'Which of these is a prime number?',
  description: '',
  is_required: true,
  points: 2,
  comment: 'A prime has exactly two divisors.',
  shuffle_answers: true,
  answers: [nine, seven, one],
}

export const singleAnswerSample: QuestionSample<SingleAnswerQuestion> = {
  question,
  rekeyed: {
    ...question,
    answers: [{ ...nine, is_correct: true }, { ...seven, is_correct: false }, one],
  },
  right: [{ answer_id: seven.id }],
  half: null,
  wrong: [{ answer_id: nine.id }],
  everything: null,
  refused: [
    [[{ answer_id: 'somebody-elses' }], 'foreign_answer'],
    [[{ answer_id: seven.id, text_answer: 'seven' }], 'foreign_answer'],
    [[{ answer_id: seven.id }, { answer_id: nine.id }], 'too_many'],
    [[{ answer_id: seven.id }, { answer_id: seven.id }], 'twice'],
  ],
}
