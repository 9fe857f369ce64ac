import { describe, expect, it } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { conformityType } from './conformity-type.ts'
import { conformityAnswer as type } from './index.ts'

const { question: oneToOne } = type.sample
const many = { ...oneToOne, conformity_type: conformityType.many }
const shared = { ...many, is_answers_combined: true }
const statements = oneToOne.statements.map(({ id }) => id)
const answers = oneToOne.answers.map(({ id }) => id)
const pairs: Answer = statements.flatMap((statement_id) =>
  answers.map((answer_id) => ({ statement_id, answer_id })),
)

/** Every answer that anybody could give: each pair is made or not. */
const allAnswers = Array.from({ length: 2 ** pairs.length }, (_, chosen) =>
  pairs.filter((_pair, at) => (chosen >> at) % 2 === 1),
)
const taken = (question: typeof oneToOne) => {
  const arrangement = type.arrange(question, () => 0)
  return allAnswers.filter((rows) => 'answer' in type.readAnswer(question, arrangement, rows))
}

describe.each([
  ['one to one', oneToOne, 13],
  ['many to one', many, 27],
  ['many with shared answers', shared, 64],
] as const)('matching %s', (_mode, question, possible) => {
  it('takes the answers that its places hold, and no others', () => {
    expect(taken(question)).toHaveLength(possible)
  })

  it('has one right answer, and gives full marks to it alone', () => {
    const full = taken(question).filter((rows) => type.grade(question, rows).points === 4)
    expect(full).toHaveLength(1)
    expect(full.map((rows) => type.grade(question, rows).correctness)).toEqual(['correct'])
    expect(type.marks(question, full[0] ?? [])).toEqual([true, true])
  })

  it('keeps every grade between nothing and everything, and earns nothing without a right pair', () => {
    for (const rows of taken(question)) {
      const { points, max_points } = type.grade(question, rows)
      const most = type.marks(question, rows).includes(true) ? 4 : 0
      expect(max_points).toBe(4)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(most)
    }
  })

  it('never earns more with one more wrong pair', () => {
    const wrong = pairs.filter((pair) => !(type.marks(question, [pair])[0] ?? false))
    const all = taken(question)
    const names = new Set(all.map((rows) => JSON.stringify(rows)))
    for (const rows of all)
      for (const pair of wrong) {
        const more = pairs.filter((each) => each === pair || rows.includes(each))
        if (!names.has(JSON.stringify(more))) continue
        expect(type.grade(question, more).points).toBeLessThanOrEqual(type.grade(question, rows).points)
      }
  })
})

it('making every pair of shared answers earns nothing', () => {
  expect(type.grade(shared, pairs).points).toBe(0)
})

it('stands in an order that does not come from the author’s', () => {
  const turned = { ...oneToOne, answers: oneToOne.answers.toReversed() }
  for (const random of [() => 0, () => 0.5, () => 0.999])
    expect(type.toPublic(turned, type.arrange(turned, random))).toEqual(
      type.toPublic(oneToOne, type.arrange(oneToOne, random)),
    )
})

it('reads as pairs', () => {
  expect(type.words.answer(oneToOne, type.key(oneToOne))).toEqual(['Newton — Force', 'Joule — Energy'])
})

describe('tells the author of', () => {
  const [first, second] = oneToOne.binds
  const codes = (change: object) => type.findIssues({ ...oneToOne, ...change }).map(({ code }) => code)
  it.each([
    ['a statement without an answer', { binds: [first] }, 'statement_unbound'],
    [
      'two answers to one, one to one',
      { binds: [first, second, { ...first, answer_id: 'answer-power' }] },
      'several_binds',
    ],
    [
      'an answer to two, when answers are not shared',
      { binds: [first, { ...second, answer_id: 'answer-force' }] },
      'answer_shared',
    ],
    [
      'a pair with something that is not there',
      { binds: [first, { ...second, answer_id: 'answer-gone' }] },
      'bind_unknown',
    ],
    [
      'an empty statement',
      { statements: oneToOne.statements.map((each) => ({ ...each, text: ' ' })) },
      'statement_empty',
    ],
    [
      'two answers that read alike',
      { answers: oneToOne.answers.map((each) => ({ ...each, text: 'Same' })) },
      'match_repeated',
    ],
    ['no pairs', { statements: [], answers: [], binds: [] }, 'too_few_pairs'],
  ])('%s', (_what, change, code) => {
    expect(codes(change)).toContain(code)
  })
})
