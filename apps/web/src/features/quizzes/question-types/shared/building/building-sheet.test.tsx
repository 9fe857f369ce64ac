import { sentenceFromWords } from '@lectern/contract/quizzes/question-types/types/sentence-from-words/index'
import { wordFromChars } from '@lectern/contract/quizzes/question-types/types/word-from-chars/index'
import { beforeAll, expect, test } from 'vitest'
import { perceive } from '../../testing/perceived.ts'
import { loadPlayer, resultHtml, sheetHtml } from '../../testing/sampled.tsx'

beforeAll(async () => {
  await Promise.all([loadPlayer('sentence_from_words'), loadPlayer('word_from_chars')])
})

const word = wordFromChars.sample
const sentence = sentenceFromWords.sample

test('the cells of a word tell its length, where its author wants that', () => {
  const emptyCells = (is_length_shown: boolean) =>
    perceive(sheetHtml({ ...word.question, is_length_shown }, [])).filter(({ name }) => name === 'Empty')
      .length
  expect(emptyCells(true)).toBe('silentlemon'.length)
  expect(emptyCells(false)).not.toBe('silentlemon'.length)
})

test('what stands in the line says its place and how to take it back', () => {
  const line = perceive(sheetHtml(sentence.question, sentence.right))
    .filter(
      ({ role, within }) => role === 'button' && within.filter((name) => name === 'Sentence 2').length > 1,
    )
    .map(({ name }) => name)
  expect(line).toEqual([
    'practice, 1 of 3. Take back',
    'makes, 2 of 3. Take back',
    'perfect, 3 of 3. Take back',
  ])
})

test('a sentence that is read from right to left is written so, with its pieces', () => {
  const turned = {
    ...sentence.question,
    statements: sentence.question.statements.map((each) => ({ ...each, is_rtl: true })),
  }
  expect(sheetHtml(turned, []).match(/dir="rtl"/g)).toHaveLength(4)
  expect(sheetHtml(sentence.question, [])).not.toContain('dir="rtl"')
})

test('what stands wrong, what is missing and what is right is said in words', () => {
  const words = perceive(resultHtml(sentence.question, sentence.wrong, 'full_information')).map(
    ({ name }) => name,
  )
  expect(words).toEqual(expect.arrayContaining(['Not in the right place', 'window', 'Missing']))
  expect(words.filter((each) => each === 'Correct answer')).toHaveLength(2)
})
