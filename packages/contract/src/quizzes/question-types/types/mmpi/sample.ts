import type { QuestionSample } from '../../question-type.ts'
import { mmpiAnswers } from './mmpi-answers.ts'
import type { MmpiQuestion } from './question.ts'

const row = (statement_id: string, answer: keyof typeof mmpiAnswers) => ({
  statement_id,
  answer_id: mmpiAnswers[answer],
})

const question: MmpiQuestion = {
  id: 'sample-mmpi',
  type: 'mmpi',
  name: 'How do you study?',
  description: '',
  is_required: true,
  points: 0,
  comment: 'There are no right answers here.',
  is_every_statement_required: true,
  is_report_shown: true,
  scales: [
    { id: 'scale-plan', letter: 'P', name: 'Planning', text: 'How far you plan what you do.' },
    { id: 'scale-focus', letter: 'F', name: 'Focus', text: 'How long you stay with one thing.' },
  ],
  statements: [
    { id: 'study-list', text: 'I begin the day with a list.', keys: [{ letter: 'P', keyed: 'yes' }] },
    {
      id: 'study-phone',
      text: 'My phone lies beside me while I read.',
      keys: [
        { letter: 'F', keyed: 'no' },
        { letter: 'P', keyed: 'no' },
      ],
    },
  ],
}

export const mmpiSample: QuestionSample<MmpiQuestion> = {
  question,
  rekeyed: null,
  right: [row('study-list', 'yes'), row('study-phone', 'no')],
  half: null,
  wrong: [row('study-list', 'no'), row('study-phone', 'yes')],
  everything: null,
  refused: [
    [[row('somebody-elses', 'yes')], 'foreign_answer'],
    [[{ statement_id: 'study-list', answer_id: 'answer-perhaps' }], 'foreign_answer'],
    [[{ statement_id: 'study-list' }], 'foreign_answer'],
    [[{ ...row('study-list', 'yes'), text_answer: 'often' }], 'foreign_answer'],
    [[row('study-list', 'yes'), row('study-list', 'yes')], 'twice'],
    [[row('study-list', 'yes'), row('study-list', 'no')], 'too_many'],
  ],
}
