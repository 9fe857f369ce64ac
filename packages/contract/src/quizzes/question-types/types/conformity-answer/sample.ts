import type { QuestionSample } from '../../question-type.ts'
import { conformityType } from './conformity-type.ts'
import type { ConformityQuestion } from './question.ts'

const pair = (statement_id: string, answer_id: string) => ({ statement_id, answer_id })
const bind = (statement_id: string, answer_id: string) => ({ ...pair(statement_id, answer_id), points: 1 })

const question: ConformityQuestion = {
  id: 'sample-matching',
  type: 'conformity_answer',
  name: 'What does each unit measure?',
  description: 'One answer is left over.',
  is_required: true,
  points: 2,
  comment: 'A newton is what moves, a joule what it costs.',
  conformity_type: conformityType.oneToOne,
  is_answers_combined: false,
  statements: [
    { id: 'statement-newton', text: 'Newton' },
    { id: 'statement-joule', text: 'Joule' },
  ],
  answers: [
    { id: 'answer-force', text: 'Force' },
    { id: 'answer-energy', text: 'Energy' },
    { id: 'answer-power', text: 'Power' },
  ],
  binds: [bind('statement-newton', 'answer-force'), bind('statement-joule', 'answer-energy')],
}

export const conformitySample: QuestionSample<ConformityQuestion> = {
  question,
  rekeyed: {
    ...question,
    binds: [bind('statement-newton', 'answer-energy'), bind('statement-joule', 'answer-power')],
  },
  right: [pair('statement-joule', 'answer-energy'), pair('statement-newton', 'answer-force')],
  half: { answer: [pair('statement-newton', 'answer-force')], points: 1 },
  wrong: [pair('statement-newton', 'answer-energy')],
  everything: null,
  refused: [
    [[pair('statement-newton', 'somebody-elses')], 'foreign_answer'],
    [[{ answer_id: 'answer-force' }], 'foreign_answer'],
    [[{ ...pair('statement-newton', 'answer-force'), text_answer: 'force' }], 'foreign_answer'],
    [[pair('answer-force', 'statement-newton')], 'foreign_answer'],
    [[pair('statement-newton', 'answer-force'), pair('statement-newton', 'answer-force')], 'twice'],
    [[pair('statement-newton', 'answer-force'), pair('statement-newton', 'answer-power')], 'too_many'],
    [[pair('statement-newton', 'answer-force'), pair('statement-joule', 'answer-force')], 'twice'],
  ],
}
