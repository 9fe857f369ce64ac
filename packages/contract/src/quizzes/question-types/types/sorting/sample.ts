import type { QuestionSample } from '../../question-type.ts'
import { rowsInOrder } from './answer.ts'
import type { SortingQuestion } from './question.ts'

const planet = (text: string) => ({ id: `planet-${text.toLowerCase()}`, text })
const mercury = planet('Mercury')
const venus = planet('Venus')
const earth = planet('Earth')
const mars = planet('Mars')
const jupiter = planet('Jupiter')
const saturn = planet('Saturn')
const uranus = planet('Uranus')
const neptune = planet('Neptune')
const inner = [mercury, venus, earth, mars]
const outer = [jupiter, saturn, uranus, neptune]

const question: SortingQuestion = {
  id: 'sample-sorting',
  type: 'sorting',
  name: 'Put the planets in order, from the Sun outwards',
  description: '',
  is_required: true,
  points: 4,
  comment: 'Four of rock come first, then two of gas and two of ice.',
  is_partial: true,
  answers: [...inner, ...outer],
}

const turned = (items: readonly { readonly id: string }[]) => [...items.slice(1), ...items.slice(0, 1)]

export const sortingSample: QuestionSample<SortingQuestion> = {
  question,
  rekeyed: { ...question, answers: [...outer, ...inner] },
  right: rowsInOrder(question.answers),
  half: { answer: rowsInOrder([...inner, ...turned(outer)]), points: 2 },
  wrong: rowsInOrder(turned(question.answers)),
  everything: null,
  refused: [
    [[{ answer_id: 'somebody-elses' }], 'foreign_answer'],
    [[{ answer_id: mars.id, text_answer: 'Mars' }], 'foreign_answer'],
    [[{ statement_id: mars.id }], 'foreign_answer'],
    [[{ answer_id: mars.id }, { answer_id: venus.id }, { answer_id: mars.id }], 'twice'],
  ],
}
