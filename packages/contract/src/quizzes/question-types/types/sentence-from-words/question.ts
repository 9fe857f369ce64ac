import { z } from 'zod'
import { clientKey } from '../../../../kernel/ids.ts'
import { canBuild, type BuildKey } from '../../shared/building/pieces.ts'
import {
  findTextIssues,
  partPoints,
  questionHead,
  questionLimits,
  questionTail,
  blankQuestion,
} from '../../shared/common.ts'
import type { Issue } from '../../question-type.ts'
import { wordsOf } from './words-of.ts'

/** So many sentences of so many words fit into one answer. */
export const sentenceLimits = { sentences: 10, words: 50, others: 10 } as const

const line = z.string().max(questionLimits.optionText)

const sentence = z.object({
  id: clientKey,
  /** Its words in their order, parted by "/". */
  text: line,
  /** Words that are left over, parted by "/". */
  extra_words: line.default(''),
  /** Other right orders of the words there are, each parted by "/". */
  other_orders: z.array(line).max(sentenceLimits.others).default([]),
  is_rtl: z.boolean().default(false),
  /** Earned when this sentence is right, whatever others are. */
  points: partPoints,
})
export type Sentence = z.infer<typeof sentence>

export const sentenceFromWordsQuestion = z.object({
  ...questionHead,
  ...questionTail,
  type: z.literal('sentence_from_words'),
  statements: z.array(sentence).max(sentenceLimits.sentences),
})
export type SentenceFromWordsQuestion = z.infer<typeof sentenceFromWordsQuestion>

/** A sentence with nothing written in it. */
export const createSentence = (key: () => string, points = 0): Sentence => ({
  id: key(),
  text: '',
  extra_words: '',
  other_orders: [],
  is_rtl: false,
  points,
})

/** One empty sentence. */
export const createSentenceFromWords = (key: () => string): SentenceFromWordsQuestion => ({
  ...blankQuestion(key),
  type: 'sentence_from_words',
  statements: [createSentence(key)],
})

/** Pieces and right orders of every sentence. */
export const sentenceKeys = ({ statements }: SentenceFromWordsQuestion): BuildKey[] =>
  statements.map(({ id, text, extra_words, other_orders, points }) => ({
    id,
    points,
    pieces: [...wordsOf(text), ...wordsOf(extra_words)],
    accepted: [text, ...other_orders].map(wordsOf).filter((words) => words.length > 0),
  }))

/** At least two words to each sentence, not too many, and other orders of the words there are. */
export const findSentenceIssues = (question: SentenceFromWordsQuestion): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(question.statements.length === 0 ? [{ code: 'no_sentence' }] : []),
  ...findTextIssues(question.statements, { empty: 'sentence_empty', repeated: 'sentence_repeated' }),
  ...question.statements.flatMap(findOwnIssues),
]

const findOwnIssues = ({ id, text, extra_words, other_orders }: Sentence): Issue[] => {
  const words = wordsOf(text)
  const all = [...words, ...wordsOf(extra_words)]
  const others = other_orders.map(wordsOf).filter((order) => order.length > 0)
  if (text.trim() === '') return []
  if (words.length < 2) return [{ code: 'too_few_words', at: id }]
  if (all.length > sentenceLimits.words) return [{ code: 'too_many_words', at: id }]
  return others.every((order) => canBuild(all, order)) ? [] : [{ code: 'order_foreign_word', at: id }]
}
