import { describe, expect, it } from 'vitest'
import { rowsOfBuilt } from '../../shared/building/built-answer.ts'
import { sentenceFromWords as type } from './index.ts'
import { wordsOf } from './words-of.ts'

const { question } = type.sample
const [door] = question.statements
const one = { ...question, points: 1, statements: door ? [door] : [] }

/** Every row of different words that anybody could build, none to all six. */
const built = (left: readonly number[]): number[][] => [
  [],
  ...left.flatMap((first) => built(left.filter((each) => each !== first)).map((rest) => [first, ...rest])),
]
const answers = built([0, 1, 2, 3, 4, 5]).map((words) =>
  rowsOfBuilt(
    'sentence-door',
    words.map((number) => `piece-${number}`),
  ),
)

it('gives full marks to the orders that are accepted, and nothing to any other', () => {
  const full = answers.filter((rows) => type.grade(one, rows).points > 0)
  expect(answers).toHaveLength(1957)
  expect(full.flatMap((rows) => type.words.answer(one, rows)).toSorted()).toEqual([
    'he opened the door slowly',
    'he slowly opened the door',
    'slowly he opened the door',
  ])
  for (const rows of full)
    expect(type.grade(one, rows)).toEqual({ correctness: 'correct', points: 2, max_points: 2 })
})

it('marks the words that stand in the order of the nearest accepted sentence', () => {
  const answer = rowsOfBuilt('sentence-door', ['piece-1', 'piece-2', 'piece-5', 'piece-4', 'piece-0'])
  expect(type.words.answer(one, answer)).toEqual(['he opened window the door'])
  expect(type.marks(one, answer)).toEqual([true, true, false, true, true])
})

it('takes one of two like words for the other', () => {
  const twice = {
    ...one,
    statements: one.statements.map((each) => ({
      ...each,
      text: 'no/no/never',
      extra_words: '',
      other_orders: [],
    })),
  }
  for (const words of [
    ['piece-1', 'piece-2', 'piece-0'],
    ['piece-2', 'piece-1', 'piece-0'],
  ])
    expect(type.grade(twice, rowsOfBuilt('sentence-door', words)).correctness).toBe('correct')
})

it('parts words by a stroke, and drops what is empty', () => {
  expect(wordsOf(' the / early//bird / ')).toEqual(['the', 'early', 'bird'])
})

it('stores rows sentence by sentence, each with its place', () => {
  const arrangement = type.arrange(question, () => 0)
  const rows = [
    { statement_id: 'sentence-practice', answer_id: 'piece-9' },
    { statement_id: 'sentence-door', answer_id: 'piece-3', answer_order: 7 },
    { statement_id: 'sentence-practice', answer_id: 'piece-7' },
  ]
  expect(type.readAnswer(question, arrangement, rows)).toEqual({
    answer: [
      ...rowsOfBuilt('sentence-door', ['piece-3']),
      ...rowsOfBuilt('sentence-practice', ['piece-9', 'piece-7']),
    ],
  })
})

describe('tells the author of', () => {
  it.each([
    ['an empty sentence', { text: ' ' }, 'sentence_empty'],
    ['a sentence of one word', { text: 'stop' }, 'too_few_words'],
    ['more words than fit', { extra_words: 'and/'.repeat(50) }, 'too_many_words'],
    [
      'another order of words that are not there',
      { other_orders: ['he/closed/the/door'] },
      'order_foreign_word',
    ],
  ])('%s', (_what, change, code) => {
    const changed = { ...one, statements: one.statements.map((each) => ({ ...each, ...change })) }
    expect(type.findIssues(changed)).toEqual([{ code, at: 'sentence-door' }])
  })

  it('two sentences that read alike, and of none', () => {
    const [first, second] = question.statements
    expect(
      type
        .findIssues({ ...question, statements: [first, { ...second, text: first?.text }] })
        .map(({ code }) => code),
    ).toContain('sentence_repeated')
    expect(type.findIssues({ ...question, statements: [] })).toEqual([{ code: 'no_sentence' }])
  })
})
