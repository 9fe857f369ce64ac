import { mostLetters } from '../../shared/open/open-kinds.ts'
import type { QuestionSample } from '../../question-type.ts'
import type { EssayQuestion } from './question.ts'

const question: EssayQuestion = {
  id: 'sample-essay',
  type: 'essay',
  name: 'Should homework be marked?',
  description: 'Take a side and give reasons.',
  is_required: true,
  points: 5,
  comment: 'Either side can earn full points.',
  words_min: 5,
  words_max: 300,
  marking_guide: [
    { id: 'guide-claim', criterion: 'A clear claim', points: 2, description: 'In the first lines.' },
    { id: 'guide-reasons', criterion: 'Two reasons', points: 3, description: '' },
  ],
}

export const essaySample: QuestionSample<EssayQuestion> = {
  question,
  rekeyed: null,
  right: [{ text_answer: 'No: a mark ends the work, and words go on with it.' }],
  half: null,
  wrong: [{ text_answer: 'I would rather write about birds.' }],
  everything: null,
  refused: [
    [[{ answer_id: 'option-one' }], 'foreign_answer'],
    [[{ files: ['0f0e4bd1-2f58-4c6e-9a42-0d7a3c1b5e6f'] }], 'foreign_answer'],
    [[{ text_answer: 'one' }, { text_answer: 'two' }], 'too_many'],
    [[{ text_answer: 'x'.repeat(mostLetters[3] + 1) }], 'too_big'],
  ],
}
