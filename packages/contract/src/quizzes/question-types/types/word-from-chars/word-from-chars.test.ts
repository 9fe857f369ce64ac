import { describe, expect, it } from 'vitest'
import { rowsOfBuilt } from '../../shared/building/built-answer.ts'
import { wordFromChars as type } from './index.ts'
import { lettersOf } from './letters.ts'

const { question } = type.sample
const [, fruit] = question.statements
const one = { ...question, points: 1, statements: fruit ? [fruit] : [] }

const built = (left: readonly number[]): number[][] => [
  [],
  ...left.flatMap((first) => built(left.filter((each) => each !== first)).map((rest) => [first, ...rest])),
]
const rows = (...letters: readonly number[]) =>
  rowsOfBuilt(
    'word-fruit',
    letters.map((number) => `piece-${number}`),
  )

it('gives full marks to the word alone, and nothing to any other row of letters', () => {
  const answers = built([0, 1, 2, 3, 4]).map((letters) => rows(...letters))
  const full = answers.filter((answer) => type.grade(one, answer).points > 0)
  expect(answers).toHaveLength(326)
  expect(full).toEqual([type.key(one)])
  expect(type.grade(one, full[0] ?? [])).toEqual({ correctness: 'correct', points: 2, max_points: 2 })
})

it('marks each letter by its place', () => {
  const answer = rows(1, 0, 2, 3, 4)
  expect(type.words.answer(one, answer)).toEqual(['lemno'])
  expect(type.marks(one, answer)).toEqual([true, true, true, false, false])
})

it('shows the length of a word only where its author wants it', () => {
  const shown = (is_length_shown: boolean) => {
    const asked = { ...question, is_length_shown }
    return type
      .toPublic(
        asked,
        type.arrange(asked, () => 0),
      )
      .statements.map(({ length }) => length)
  }
  expect(shown(true)).toEqual([6, 5])
  expect(shown(false)).toEqual([8, 5])
})

it.each([
  ['a letter with its accent is one, however it is written', 'Cafe\u0301', ['c', 'a', 'f', 'é']],
  ['capitals and blanks count for nothing', ' Її ', ['ї', 'ї']],
  ['a letter of several signs stays whole', 'क्षि', ['क्षि']],
])('%s', (_what, word, letters) => {
  expect(lettersOf(word)).toEqual(letters)
})

describe('tells the author of', () => {
  it.each([
    ['no word', { text: ' ' }, 'word_empty'],
    ['a word of one letter', { text: 'A' }, 'word_length'],
    ['a word of 31 letters', { text: 'a'.repeat(31) }, 'word_length'],
    ['two words in one', { text: 'ice cream' }, 'word_has_blank'],
    ['more letters than fit', { extra_chars: 'x'.repeat(50) }, 'too_many_letters'],
  ])('%s', (_what, change, code) => {
    const changed = { ...one, statements: one.statements.map((each) => ({ ...each, ...change })) }
    expect(type.findIssues(changed)).toEqual([{ code, at: 'word-fruit' }])
  })
})
