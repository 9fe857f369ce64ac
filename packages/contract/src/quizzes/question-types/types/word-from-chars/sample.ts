import { rowsOfBuilt } from '../../shared/building/built-answer.ts'
import type { QuestionSample } from '../../question-type.ts'
import type { WordFromCharsQuestion } from './question.ts'

const quiet = 'word-quiet'
const fruit = 'word-fruit'

const question: WordFromCharsQuestion = {
  id: 'sample-letters',
  type: 'word_from_chars',
  name: 'Which words are meant?',
  description: 'Two letters of the first one are left over.',
  is_required: true,
  points: 2,
  comment: 'The letters of “silent” make “listen” too.',
  is_length_shown: true,
  statements: [
    { id: quiet, text: 'Silent', extra_chars: 'ou', hint: 'Without a sound', points: 1 },
    { id: fruit, text: 'Lemon', extra_chars: '', hint: 'A fruit', points: 1 },
  ],
}

// The keys of letters: counted through in the order of the alphabet, word by word: e i l n o s t u, then e l m n o.
const letters = (...numbers: readonly number[]) => numbers.map((number) => `piece-${number}`)
const silent = rowsOfBuilt(quiet, letters(5, 1, 2, 0, 3, 6))
const lemon = rowsOfBuilt(fruit, letters(9, 8, 10, 12, 11))

export const wordSample: QuestionSample<WordFromCharsQuestion> = {
  question,
  rekeyed: {
    ...question,
    statements: question.statements.map((word) =>
      word.id === quiet ? { ...word, text: 'LISTEN' } : { ...word, text: 'melon' },
    ),
  },
  right: [...silent, ...lemon],
  half: { answer: silent, points: 1 },
  wrong: [...rowsOfBuilt(quiet, letters(4)), ...rowsOfBuilt(fruit, letters(8, 9))],
  everything: [
    ...rowsOfBuilt(quiet, letters(0, 1, 2, 3, 4, 5, 6, 7)),
    ...rowsOfBuilt(fruit, letters(8, 9, 10, 11, 12)),
  ],
  refused: [
    [[{ statement_id: quiet, answer_id: 'piece-77' }], 'foreign_answer'],
    [[{ statement_id: fruit, answer_id: 'piece-0' }], 'foreign_answer'],
    [[{ statement_id: quiet, text_answer: 'silent' }], 'foreign_answer'],
    [rowsOfBuilt(quiet, letters(0, 1, 0)), 'twice'],
  ],
}
