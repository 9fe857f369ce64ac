import type { QuestionSample } from '../../question-type.ts'
import type { MultiChooseFromListQuestion } from './question.ts'

const option = (id: string, text: string, is_correct = false) => ({ id, text, is_correct })
const row = (statement_id: string, answer_id: string) => ({ statement_id, answer_id })

const rye = {
  id: 'statement-rye',
  text: 'Rye bread',
  points: 1,
  answers: [
    option('rye-flour', 'rye flour', true),
    option('rye-starter', 'sourdough starter', true),
    option('rye-butter', 'butter'),
  ],
}
const brioche = {
  id: 'statement-brioche',
  text: 'Brioche',
  points: 1,
  answers: [option('brioche-butter', 'butter', true), option('brioche-rye', 'rye flour')],
}

const question: MultiChooseFromListQuestion = {
  id: 'sample-multi-lists',
  type: 'multi_choose_from_list',
  name: 'What goes into each?',
  description: '',
  is_required: true,
  points: 1,
  comment: 'Brioche is half cake.',
  shuffle_answers: true,
  statements: [rye, brioche],
}

const everything = [rye, brioche].flatMap(({ id, answers }) => answers.map((each) => row(id, each.id)))

export const multiChooseFromListSample: QuestionSample<MultiChooseFromListQuestion> = {
  question,
  rekeyed: {
    ...question,
    statements: [
      { ...rye, answers: rye.answers.map((each) => ({ ...each, is_correct: each.id === 'rye-butter' })) },
      brioche,
    ],
  },
  right: [row(rye.id, 'rye-starter'), row(brioche.id, 'brioche-butter'), row(rye.id, 'rye-flour')],
  half: { answer: [row(rye.id, 'rye-flour'), row(brioche.id, 'brioche-butter')], points: 1 },
  wrong: [row(rye.id, 'rye-butter')],
  everything,
  refused: [
    [[row(rye.id, 'somebody-elses')], 'foreign_answer'],
    [[row(rye.id, 'brioche-rye')], 'foreign_answer'],
    [[{ statement_id: rye.id }], 'foreign_answer'],
    [[{ text_answer: 'butter' }], 'foreign_answer'],
    [[row(rye.id, 'rye-flour'), row(rye.id, 'rye-flour')], 'twice'],
  ],
}
