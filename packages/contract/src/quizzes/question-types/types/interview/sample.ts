import { optionType } from '../../shared/own-answer.ts'
import type { QuestionSample } from '../../question-type.ts'
import { ownAnswerMost } from '../../shared/read-options.ts'
import { interviewType } from './interview-type.ts'
import type { InterviewQuestion } from './question.ts'

const morning = { id: 'option-morning', text: 'In the morning', type: optionType.default }
const evening = { id: 'option-evening', text: 'In the evening', type: optionType.default }
const own = { id: 'option-own-words', text: 'At another time', type: optionType.custom }

const question: InterviewQuestion = {
  id: 'sample-interview',
  type: 'interview',
  name: 'When do you learn best?',
  description: '',
  is_required: true,
  points: 0,
  comment: 'There is no best time for everybody.',
  interview_type: interviewType.single,
  shuffle_answers: false,
  answers: [morning, evening, own],
}

export const interviewSample: QuestionSample<InterviewQuestion> = {
  question,
  rekeyed: null,
  right: [{ answer_id: morning.id }],
  half: null,
  wrong: [{ answer_id: own.id, text_answer: 'At night' }],
  everything: null,
  refused: [
    [[{ answer_id: 'somebody-elses' }], 'foreign_answer'],
    [[{ answer_id: morning.id, text_answer: 'early' }], 'foreign_answer'],
    [[{ text_answer: 'early' }], 'foreign_answer'],
    [[{ answer_id: own.id, text_answer: 'x'.repeat(ownAnswerMost + 1) }], 'too_big'],
    [[{ answer_id: morning.id }, { answer_id: evening.id }], 'too_many'],
    [[{ answer_id: morning.id }, { answer_id: morning.id }], 'twice'],
  ],
}
