import type { QuestionSample } from '../../question-type.ts'
import type { NumericQuestion } from './question.ts'

const metre = { id: 'unit-metre', text: 'm', factor: '' }
const kilometre = { id: 'unit-kilometre', text: 'km', factor: '1000' }
const kilogram = { id: 'unit-kilogram', text: 'kg', factor: '' }

const question: NumericQuestion = {
  id: 'sample-numeric',
  type: 'numeric',
  name: 'A walk of 18 minutes at 5 km/h: how far is that?',
  description: '',
  is_required: true,
  points: 2,
  comment: '18 minutes are three tenths of an hour.',
  answers: [{ id: 'number-way', text: '1500' }],
  tolerance: '1',
  tolerance_type: 'percent',
  unit_type: 'chosen',
  units: [metre, kilometre, kilogram],
  unit_share: 50,
  allow_fractions: true,
  digits_type: 'any',
  digits: 2,
}

export const numericSample: QuestionSample<NumericQuestion> = {
  question,
  rekeyed: {
    ...question,
    answers: [{ id: 'number-other', text: '1800' }],
    tolerance: '10',
    tolerance_type: 'absolute',
    unit_share: 0,
    units: [kilometre, { ...metre, factor: '0.001' }, { ...kilogram, factor: '7' }],
  },
  right: [{ text_answer: '1 1/2', answer_id: kilometre.id }],
  half: { answer: [{ text_answer: '1 500', answer_id: kilogram.id }], points: 1 },
  wrong: [{ text_answer: '15', answer_id: metre.id }],
  everything: null,
  refused: [
    [[{ text_answer: '1500', answer_id: 'somebody-elses' }], 'foreign_answer'],
    [[{ text_answer: '1500', statement_id: metre.id }], 'foreign_answer'],
    [[{}], 'foreign_answer'],
    [[{ text_answer: '1500', files: ['file'] }], 'foreign_answer'],
    [[{ text_answer: '1500' }, { text_answer: '1500' }], 'too_many'],
    [[{ text_answer: '1'.repeat(501), answer_id: metre.id }], 'too_big'],
  ],
}
