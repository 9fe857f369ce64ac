import type { QuestionSample } from '../../question-type.ts'
import type { YesNoQuestion } from './question.ts'

const yes = { id: 'option-yes', text: '', is_correct: true, points: 0 }
const no = { id: 'option-nay', text: '', is_correct: false, points: 0 }

const question: YesNoQuestion = {
  id: 'sample-yes-no',
  type: 'yes_no',
  name: 'Is seven a prime number?',
  description: '',
  is_required: true,
  points: 2,
  comment: 'Only one and seven divide it.',
  answers: [yes, no],
}

export const yesNoSample: QuestionSample<YesNoQuestion> = {
  question,
  rekeyed: {
    ...question,
    answers: [
      { ...yes, is_correct: false },
      { ...no, is_correct: true },
    ],
  },
  right: [{ answer_id: yes.id }],
  half: null,
  wrong: [{ answer_id: no.id }],
  everything: null,
  refused: [
    [[{ answer_id: 'somebody-elses' }], 'foreign_answer'],
    [[{ answer_id: yes.id, text_answer: 'yes' }], 'foreign_answer'],
    [[{ answer_id: yes.id }, { answer_id: no.id }], 'too_many'],
    [[{ answer_id: yes.id }, { answer_id: yes.id }], 'twice'],
  ],
}
