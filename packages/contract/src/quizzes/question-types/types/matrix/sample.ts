import type { QuestionSample } from '../../question-type.ts'
import type { MatrixQuestion } from './question.ts'

const answers = [
  { id: 'answer-gas', text: 'gas' },
  { id: 'answer-liquid', text: 'liquid' },
  { id: 'answer-solid', text: 'solid' },
]
const iron = { id: 'row-iron', text: 'Iron', points: 1, answer_ids: ['answer-solid'] }
const mercury = { id: 'row-mercury', text: 'Mercury', points: 1, answer_ids: ['answer-liquid'] }
const row = (statement_id: string, answer_id: string) => ({ statement_id, answer_id })

const question: MatrixQuestion = {
  id: 'sample-matrix',
  type: 'matrix',
  name: 'What is it at room temperature?',
  description: '',
  is_required: true,
  points: 1,
  comment: 'Mercury is the only metal that is not solid.',
  is_multiple: true,
  is_every_statement_required: true,
  shuffle_statements: true,
  answers,
  statements: [iron, mercury],
}

export const matrixSample: QuestionSample<MatrixQuestion> = {
  question,
  rekeyed: {
    ...question,
    points: 3,
    statements: [{ ...iron, points: 2, answer_ids: ['answer-gas', 'answer-liquid'] }, mercury],
  },
  right: [row(mercury.id, 'answer-liquid'), row(iron.id, 'answer-solid')],
  half: {
    answer: [row(iron.id, 'answer-solid'), row(mercury.id, 'answer-liquid'), row(mercury.id, 'answer-solid')],
    points: 1,
  },
  wrong: [row(iron.id, 'answer-gas'), row(mercury.id, 'answer-gas')],
  everything: [iron, mercury].flatMap(({ id }) => answers.map((answer) => row(id, answer.id))),
  refused: [
    [[row(iron.id, 'somebody-elses')], 'foreign_answer'],
    [[row('somebody-elses', 'answer-gas')], 'foreign_answer'],
    [[{ statement_id: iron.id }], 'foreign_answer'],
    [[{ ...row(iron.id, 'answer-gas'), text_answer: 'gas' }], 'foreign_answer'],
    [[row(iron.id, 'answer-gas'), row(iron.id, 'answer-gas')], 'twice'],
  ],
}
