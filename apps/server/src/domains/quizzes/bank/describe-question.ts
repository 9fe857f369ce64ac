import { createHash } from 'node:crypto'
import { bankLimits } from '@lectern/contract/quizzes/bank/bank'
import { foldForSearch } from '@lectern/contract/kernel/words/fold'
import { plainText } from '@lectern/contract/quizzes/formulas'
import { longTextWords } from '@lectern/contract/quizzes/question-types/shared/long-text/long-text-words'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'

/** So much of a question is looked through when words are searched. */
const mostSearched = 4_000

/** Fields that are no part of what is asked: another id, other tags or another origin make no other question. */
const beside = new Set(['id', 'bank', 'tags', 'difficulty'])

/** The same for two questions that ask, offer and mark the same. */
export const sumOf = (question: Question): string => {
  const asked = Object.fromEntries(Object.entries(question).filter(([name]) => !beside.has(name)))
  return createHash('sha256')
    .update(JSON.stringify(inOrder(asked)))
    .digest('hex')
    .slice(0, 32)
}

/** Names in one order, and without what says nothing: a picture that was taken out again is stored as `null`. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const said = Object.entries(value).filter(([, each]) => !isNothing(each))
  return said
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, each]) => [name, inOrder(each)])
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === '' || isEmptyList(value)

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** What the bank keeps of a question beside it. */
export const describeQuestion = (question: Question) => {
  const type = questionTypeOf(question)
  const name = oneLine(plainText(question.name))
  const words = [name, longTextWords(question.description), ...type.words.question(question)].join(' ')
  return {
    question,
    name: name.slice(0, bankLimits.name),
    words: foldForSearch(oneLine(words)).slice(0, mostSearched),
    sum: sumOf(question),
    isReady: type.findIssues(question).length === 0,
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A question as the bank keeps it: from nowhere else. */
export const withoutOrigin = ({ bank: _origin, ...question }: Question): Question => question
