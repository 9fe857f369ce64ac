import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import type { BuildKey } from '../../shared/building/pieces.ts'
import {
  findTextIssues,
  partPoints,
  questionHead,
  questionLimits,
  questionTail,
  blankQuestion,
} from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { lettersOf } from './letters.ts'

/** PRODUCT-learning §2.1; `letters` counts those that are left over too. */
export const wordLimits = { words: 10, least: 2, most: 30, letters: 50 } as const

const word = z.object({
  id: clientKey,
  /** The word to build. */
  text: z.string().max(questionLimits.optionText),
  /** Letters that are left over. */
  extra_chars: z.string().max(questionLimits.optionText).default(''),
  /** What learners are told of this word. */
  hint: z.string().max(questionLimits.optionText).default(''),
  /** Earned when this word is right, whatever others are. */
  points: partPoints,
})
export type Word = z.infer<typeof word>

export const wordFromCharsQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('word_from_chars'),
  /** Whether there are as many cells as the word has letters; otherwise as many as there are letters to choose from. */
  is_length_shown: z.boolean().default(true),
  statements: z.array(word).max(wordLimits.words),
})
export type WordFromCharsQuestion = z.infer<typeof wordFromCharsQuestion>

/** A word with nothing written in it. */
export const createWord = (key: () => string, points = 0): Word => ({
  id: key(),
  text: '',
  extra_chars: '',
  hint: '',
  points,
})

/** One empty word. */
export const createWordFromChars = (key: () => string): WordFromCharsQuestion => ({
  ...blankQuestion(key),
  type: 'word_from_chars',
  is_length_shown: true,
  statements: [createWord(key)],
})

/** The letters of every word and those beside them. */
export const wordKeys = ({ statements }: WordFromCharsQuestion): BuildKey[] =>
  statements.map(({ id, text, extra_chars, points }) => ({
    id,
    points,
    pieces: [...lettersOf(text), ...lettersOf(extra_chars)],
    accepted: [lettersOf(text)],
  }))

/** Words of 2 to 30 letters, not two alike. */
export const findWordIssues = (question: WordFromCharsQuestion): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(question.statements.length === 0 ? [{ code: 'no_word' }] : []),
  ...findTextIssues(question.statements, { empty: 'word_empty', repeated: 'word_repeated' }),
  ...question.statements.flatMap(findOwnIssues),
]

const findOwnIssues = ({ id, text, extra_chars }: Word): Issue[] => {
  const letters = lettersOf(text)
  if (letters.length === 0) return []
  if (/\s/u.test(text.trim())) return [{ code: 'word_has_blank', at: id }]
  if (letters.length < wordLimits.least || letters.length > wordLimits.most)
    return [{ code: 'word_length', at: id }]
  const isTooMany = letters.length + lettersOf(extra_chars).length > wordLimits.letters
  return isTooMany ? [{ code: 'too_many_letters', at: id }] : []
}
