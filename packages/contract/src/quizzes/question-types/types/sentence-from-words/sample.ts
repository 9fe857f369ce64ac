import { rowsOfBuilt } from '../../shared/building/built-answer.ts'
import type { QuestionSample } from '../../question-type.ts'
import type { SentenceFromWordsQuestion } from './question.ts'

const door = 'sentence-door'
const practice = 'sentence-practice'

const question: SentenceFromWordsQuestion = {
  id: 'sample-sentences',
  type: 'sentence_from_words',
  name: 'Put the words in order',
  description: 'One word of each sentence is left over.',
  is_required: true,
  points: 2,
  comment: 'An adverb of manner stands before the verb, at the end, or first.',
  statements: [
    {
      id: door,
      text: 'slowly/he/opened/the/door',
      extra_words: 'window',
      other_orders: ['he/slowly/opened/the/door', 'he/opened/the/door/slowly'],
      is_rtl: false,
      points: 1,
    },
    {
      id: practice,
      text: 'practice/makes/perfect',
      extra_words: 'better',
      other_orders: [],
      is_rtl: false,
      points: 1,
    },
  ],
}

// The keys of words: counted through in the order of the alphabet, sentence by sentence.
const words = (...numbers: readonly number[]) => numbers.map((number) => `piece-${number}`)
const slowlyHeOpenedTheDoor = rowsOfBuilt(door, words(3, 1, 2, 4, 0))
const practiceMakesPerfect = rowsOfBuilt(practice, words(9, 7, 8))

export const sentenceSample: QuestionSample<SentenceFromWordsQuestion> = {
  question,
  rekeyed: {
    ...question,
    statements: question.statements.map((sentence) =>
      sentence.id === door
        ? { ...sentence, text: 'he/opened/the/window', extra_words: 'door/slowly', other_orders: [] }
        : { ...sentence, text: 'practice/makes/better', extra_words: 'perfect' },
    ),
  },
  right: [...slowlyHeOpenedTheDoor, ...practiceMakesPerfect],
  half: { answer: slowlyHeOpenedTheDoor, points: 1 },
  wrong: [...rowsOfBuilt(door, words(5, 0)), ...rowsOfBuilt(practice, words(6))],
  everything: [...rowsOfBuilt(door, words(0, 1, 2, 3, 4, 5)), ...rowsOfBuilt(practice, words(6, 7, 8, 9))],
  refused: [
    [[{ statement_id: door, answer_id: 'piece-77' }], 'foreign_answer'],
    [[{ statement_id: practice, answer_id: 'piece-0' }], 'foreign_answer'],
    [[{ answer_id: 'piece-0' }], 'foreign_answer'],
    [[{ statement_id: door, answer_id: 'piece-0', text_answer: 'door' }], 'foreign_answer'],
    [rowsOfBuilt(door, words(0, 1, 0)), 'twice'],
  ],
}
