import { describe, expect, it } from 'vitest'
import type { Answer } from '../answer.ts'
import { chooseFromList } from '../../types/choose-from-list/index.ts'
import { multiChooseFromList } from '../../types/multi-choose-from-list/index.ts'

interface Listed {
  readonly statements: readonly {
    readonly id: string
    readonly answers: readonly { readonly id: string }[]
  }[]
}

const pairsOf = ({ statements }: Listed): Answer =>
  statements.flatMap(({ id, answers }) => answers.map((each) => ({ statement_id: id, answer_id: each.id })))

/** Every set of rows that anybody could send. */
const allAnswers = (question: Listed): Answer[] => {
  const pairs = pairsOf(question)
  return Array.from({ length: 2 ** pairs.length }, (_, chosen) =>
    pairs.filter((_pair, at) => (chosen >> at) % 2 === 1),
  )
}

describe.each([
  [chooseFromList, 12],
  [multiChooseFromList, 32],
] as const)('$slug', (type, possible) => {
  const { question } = type.sample
  const arrangement = type.arrange(question, () => 0)
  const taken = allAnswers(question).filter(
    (rows) => 'answer' in type.readAnswer(question, arrangement, rows),
  )

  it('takes what its lists allow, and nothing else', () => {
    expect(taken).toHaveLength(possible)
  })

  it('has one answer with full marks, and no grade outside of nothing and everything', () => {
    const grades = taken.map((rows) => type.grade(question, rows))
    expect(grades.filter(({ points }) => points === 3)).toHaveLength(1)
    expect(grades.filter(({ correctness }) => correctness === 'correct')).toHaveLength(1)
    expect(grades.every(({ points, max_points }) => points >= 0 && points <= max_points)).toBe(true)
  })

  it('earns nothing without a right row', () => {
    const without = taken.filter((rows) => !type.marks(question, rows).includes(true))
    expect(without.filter((rows) => type.grade(question, rows).points > 0)).toEqual([])
  })

  it('keeps the author’s order where it is not shuffled', () => {
    const still = { ...question, shuffle_answers: false }
    expect(
      type.toPublic(
        still,
        type.arrange(still, () => 0.999),
      ).statements,
    ).toEqual(
      question.statements.map(({ id, text, answers }) => ({
        id,
        text,
        answers: answers.map((each) => ({ id: each.id, text: each.text })),
      })),
    )
  })

  it.each([
    ['no statements', { statements: [] }, 'too_few_statements'],
    ['one option', { answers: question.statements[0]?.answers.slice(0, 1) }, 'too_few_options'],
    [
      'an empty option',
      { answers: question.statements[0]?.answers.map((each) => ({ ...each, text: '' })) },
      'option_empty',
    ],
    [
      'two alike',
      { answers: question.statements[0]?.answers.map((each) => ({ ...each, text: 'same' })) },
      'option_repeated',
    ],
    [
      'no right one',
      { answers: question.statements[0]?.answers.map((each) => ({ ...each, is_correct: false })) },
      'statement_unkeyed',
    ],
    ['a statement without words', { text: ' ' }, 'statement_empty'],
    [
      'nothing but right ones',
      { answers: question.statements[0]?.answers.map((each) => ({ ...each, is_correct: true })) },
      type.slug === 'choose_from_list' ? 'several_correct' : 'all_correct',
    ],
  ])('tells the author of %s', (_what, change, code) => {
    const [first, ...rest] = question.statements
    const changed =
      'statements' in change
        ? { ...question, ...change }
        : { ...question, statements: [{ ...first, ...change }, ...rest] }
    expect(type.findIssues(changed).map((issue) => issue.code)).toContain(code)
  })
})
