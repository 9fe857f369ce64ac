import type { QuestionSample } from '../../question-type.ts'
import type { PasteWordQuestion } from './question.ts'

const row = (statement_id: string, text_answer: string) => ({ statement_id, text_answer })

const go = {
  id: 'statement-go',
  text: 'go (past)',
  points: 1,
  answers: [{ id: 'form-went', text: 'went' }],
}
const colour = {
  id: 'statement-colour',
  text: 'what a rainbow has seven of',
  points: 1,
  answers: [
    { id: 'form-colours', text: 'colours' },
    { id: 'form-colors', text: 'colors' },
  ],
}

const question: PasteWordQuestion = {
  id: 'sample-words',
  type: 'paste_word',
  name: 'Write the word',
  description: '',
  is_required: true,
  points: 1,
  comment: 'Both spellings of the second one are right.',
  case_sensitive: false,
  allow_typos: false,
  statements: [go, colour],
}

export const pasteWordSample: QuestionSample<PasteWordQuestion> = {
  question,
  rekeyed: {
    ...question,
    case_sensitive: true,
    statements: [{ ...go, answers: [{ id: 'form-gone', text: 'gone' }] }, colour],
  },
  right: [row(go.id, ' WENT '), row(colour.id, 'colors')],
  half: { answer: [row(go.id, 'went'), row(colour.id, 'tones')], points: 1 },
  wrong: [row(go.id, 'goed')],
  everything: null,
  refused: [
    [[row('somebody-elses', 'went')], 'foreign_answer'],
    [[{ statement_id: go.id }], 'foreign_answer'],
    [[{ text_answer: 'went' }], 'foreign_answer'],
    [[{ ...row(go.id, 'went'), answer_id: 'form-went' }], 'foreign_answer'],
    [[row(go.id, 'went'), row(go.id, 'gone')], 'twice'],
    [[row(go.id, 'w'.repeat(501))], 'too_big'],
  ],
}
