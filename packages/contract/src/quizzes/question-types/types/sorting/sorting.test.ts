import { describe, expect, it } from 'vitest'
import { rowsInOrder } from './answer.ts'
import { sorting as type } from './index.ts'

const { question: planets } = type.sample
const four = { ...planets, answers: planets.answers.slice(0, 4) }

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) =>
        ordersOf(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
      )
const orders = ordersOf(four.answers).map(rowsInOrder)

describe.each([
  ['shared out', { ...four, is_partial: true }],
  ['for everything', { ...four, is_partial: false }],
])('sorting with points %s', (_way, question) => {
  it('gives full marks to the right order alone', () => {
    const full = orders.filter((rows) => type.grade(question, rows).points === 4)
    expect(full).toEqual([type.key(question)])
    expect(type.grade(question, full[0] ?? []).correctness).toBe('correct')
  })

  it('pays for the items at their places, as far as it pays for parts', () => {
    for (const rows of orders) {
      const atPlace = type.marks(question, rows).filter(Boolean).length
      const { points, max_points } = type.grade(question, rows)
      expect([points, max_points]).toEqual([question.is_partial ? atPlace : atPlace === 4 ? 4 : 0, 4])
    }
  })
})

it('shares out points that do not divide, and gives them all to the right order', () => {
  const three = { ...planets, points: 1, answers: planets.answers.slice(0, 3) }
  const [first, second, third] = three.answers
  expect(type.grade(three, type.key(three))).toEqual({ correctness: 'correct', points: 1, max_points: 1 })
  expect(first && second && third && type.grade(three, rowsInOrder([first, third, second])).points).toBe(0.33)
})

it('takes the place from the order of the rows, whatever place they say', () => {
  const arrangement = type.arrange(four, () => 0)
  const rows = rowsInOrder(four.answers).map((row) => ({ ...row, answer_order: 9 }))
  expect(type.readAnswer(four, arrangement, rows)).toEqual({ answer: type.key(four) })
})

describe('serves', () => {
  const chances = Array.from({ length: 200 }, (_, seed) => {
    let state = seed + 1
    return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  })

  it('two items always the other way round', () => {
    const two = { ...planets, answers: planets.answers.slice(0, 2) }
    for (const random of [() => 0, () => 0.999, ...chances])
      expect(type.arrange(two, random).order).toEqual(two.answers.map(({ id }) => id).toReversed())
  })

  it('every order but the right one', () => {
    const served = new Set(chances.map((random) => type.arrange(four, random).order.join()))
    expect(served.size).toBe(23)
    expect(served.has(four.answers.map(({ id }) => id).join())).toBe(false)
  })
})

it('takes the order that is shown for the answer of an untouched sheet', () => {
  const arrangement = type.arrange(four, () => 0)
  expect(type.untouched(four, arrangement).map((row) => row.answer_id)).toEqual(arrangement.order)
})

it('reads as a numbered list', () => {
  expect(type.words.answer(four, type.key(four))).toEqual(['1. Mercury', '2. Venus', '3. Earth', '4. Mars'])
})

describe('tells the author of', () => {
  const [first, second] = four.answers
  it.each([
    ['a single item', [first], 'too_few_items'],
    ['an empty item', [first, { ...second, text: ' ' }], 'item_empty'],
    ['two that read alike', [first, { ...second, text: 'Mercury' }], 'item_repeated'],
  ])('%s', (_what, answers, code) => {
    expect(type.findIssues({ ...four, answers }).map((issue) => issue.code)).toContain(code)
  })
})
