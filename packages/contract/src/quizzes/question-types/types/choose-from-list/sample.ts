import type { QuestionSample } from '../../question-type.ts'
import type { ChooseFromListQuestion } from './question.ts'

const option = (id: string, text: string, is_correct = false) => ({ id, text, is_correct })
const row = (statement_id: string, answer_id: string) => ({ statement_id, answer_id })

const ice = {
  id: 'statement-ice',
  text: 'Ice at −5 °C',
  points: 1,
  answers: [option('ice-solid', 'solid', true), option('ice-liquid', 'liquid'), option('ice-as-gas', 'gas')],
}
const steam = {
  id: 'statement-steam',
  text: 'Steam at 120 °C',
  points: 1,
  answers: [option('steam-solid', 'solid'), option('steam-gas', 'gas', true)],
}

const question: ChooseFromListQuestion = {
  id: 'sample-lists',
  type: 'choose_from_list',
  name: 'What state is it in?',
  description: '',
  is_required: true,
  points: 1,
  comment: 'At sea level.',
  shuffle_answers: true,
  statements: [ice, steam],
}

export const chooseFromListSample: QuestionSample<ChooseFromListQuestion> = {
  question,
  rekeyed: {
    ...question,
    statements: [
      {
        ...ice,
        answers: [
          option('ice-solid', 'solid'),
          option('ice-liquid', 'liquid', true),
          option('ice-as-gas', 'gas'),
        ],
      },
      steam,
    ],
  },
  right: [row(steam.id, 'steam-gas'), row(ice.id, 'ice-solid')],
  half: { answer: [row(ice.id, 'ice-solid'), row(steam.id, 'steam-solid')], points: 1 },
  wrong: [row(ice.id, 'ice-as-gas')],
  everything: null,
  refused: [
    [[row(ice.id, 'somebody-elses')], 'foreign_answer'],
    [[row(ice.id, 'steam-gas')], 'foreign_answer'],
    [[{ answer_id: 'ice-solid' }], 'foreign_answer'],
    [[{ ...row(ice.id, 'ice-solid'), text_answer: 'solid' }], 'foreign_answer'],
    [[row(ice.id, 'ice-solid'), row(ice.id, 'ice-solid')], 'twice'],
    [[row(ice.id, 'ice-solid'), row(ice.id, 'ice-as-gas')], 'too_many'],
  ],
}
