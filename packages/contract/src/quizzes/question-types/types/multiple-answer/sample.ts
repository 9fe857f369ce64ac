import { optionType } from '../../shared/own-answer.ts'
import type { QuestionSample } from '../../question-type.ts'
import type { MultipleAnswerQuestion } from './question.ts'

const four = { id: 'option-four', text: '4', is_correct: true, points: 1, type: optionType.default }
const five = { id: 'option-five', text: '5', is_correct: false, points: 0, type: optionType.default }
const eight = { id: 'option-eight', text: '8', is_correct: true, points: 1, type: optionType.default }

const question: MultipleAnswerQuestion = {
  id: 'sample-multiple',
  type: 'multiple_answer',
  name: 'Which of these are even?',
  description: 'There may be more than one.',
  is_required: true,
  points: 3,
  comment: 'Even numbers leave nothing over when halved.',
  shuffle_answers: true,
  answers: [four, five, eight],
}

export const multipleAnswerSample: QuestionSample<MultipleAnswerQuestion> = {
  question,
  rekeyed: { ...question, answers: [{ ...four, is_correct: false }, { ...five, is_correct: true }, eight] },
  right: [{ answer_id: eight.id }, { answer_id: four.id }],
  half: { answer: [{ answer_id: four.id }], points: 1 },
  wrong: [{ answer_id: five.id }],
  everything: [{ answer_id: four.id }, { answer_id: five.id }, { answer_id: eight.id }],
  refused: [
    [[{ answer_id: 'somebody-elses' }], 'foreign_answer'],
    [[{ answer_id: four.id, statement_id: four.id }], 'foreign_answer'],
    [[{ text_answer: 'four' }], 'foreign_answer'],
    [[{ answer_id: four.id }, { answer_id: four.id }], 'twice'],
  ],
}
