import { assert, property, uniqueArray, constantFrom } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { matrix as type } from './index.ts'

const { question, everything, right } = type.sample
const cells = everything ?? []
const single = { ...question, is_multiple: false }
const arrangement = type.arrange(question, () => 0)

describe('matrix', () => {
  it('gives each row its points, the question’s only when all rows are right, and nothing for marking everything', () => {
    assert(
      property(uniqueArray(constantFrom(...cells)), (rows) => {
        const rightRows = question.statements.filter(({ id, answer_ids }) => {
          const own = rows.filter((row) => row.statement_id === id).map((row) => String(row.answer_id))
          return own.toSorted().join() === answer_ids.toSorted().join()
        }).length
        const { points, correctness } = type.grade(question, rows)
        expect(points).toBe(rightRows === 2 ? 3 : rightRows)
        expect(correctness).toBe(rightRows === 2 ? 'correct' : 'incorrect')
      }),
    )
    expect(type.grade(question, cells).points).toBe(0)
  })

  it('takes one mark in each row where there may be one', () => {
    expect(type.readAnswer(single, arrangement, cells)).toEqual({ refusal: 'too_many' })
    expect(type.readAnswer(single, arrangement, right)).toEqual({ answer: right })
  })

  it('is given when every row is, or when one is where its author wants no more', () => {
    const oneRow = right.slice(0, 1)
    expect(type.validate(question, arrangement, oneRow)).toEqual({ code: 'row_missing' })
    const loose = { ...question, is_every_statement_required: false }
    expect(type.validate(loose, arrangement, oneRow)).toBeNull()
    expect(type.validate(loose, arrangement, [])).toEqual({ code: 'nothing_picked' })
  })

  it('is neither right nor wrong without a key', () => {
    const unkeyed = {
      ...question,
      statements: question.statements.map((each) => ({ ...each, answer_ids: [] })),
    }
    expect(type.findIssues(unkeyed)).toEqual([])
    expect(type.grade(unkeyed, right).correctness).toBe('unscored')
    expect(type.key(unkeyed)).toEqual([])
  })

  it('shuffles the rows only where its author wants it, and never the columns', () => {
    const last = () => 0.999
    const names = (of: object) => type.toPublic(of, type.arrange(of, last)).statements.map(({ text }) => text)
    expect(names(question)).toEqual(['Mercury', 'Iron'])
    expect(names({ ...question, shuffle_statements: false })).toEqual(['Iron', 'Mercury'])
    expect(type.toPublic(question, type.arrange(question, last)).answers).toEqual(question.answers)
  })

  const [iron, mercury] = question.statements
  test.each([
    [{ statements: [] }, 'too_few_statements'],
    [{ answers: question.answers.slice(0, 1) }, 'too_few_options'],
    [{ answers: [...question.answers, { id: 'answer-empty', text: ' ' }] }, 'option_empty'],
    [{ answers: [...question.answers, { id: 'answer-again', text: 'gas' }] }, 'option_repeated'],
    [{ statements: [iron, { ...mercury, text: 'Iron' }] }, 'statement_repeated'],
    [{ statements: [iron, { ...mercury, answer_ids: [] }] }, 'statement_unkeyed'],
    [{ statements: [iron, { ...mercury, answer_ids: ['a-column-that-left'] }] }, 'statement_unkeyed'],
    [{ statements: [iron, { ...mercury, answer_ids: question.answers.map(({ id }) => id) }] }, 'all_correct'],
    [
      { is_multiple: false, statements: [iron, { ...mercury, answer_ids: ['answer-gas', 'answer-solid'] }] },
      'several_correct',
    ],
  ])('tells its author of %j: %s', (change, code) => {
    expect(type.findIssues({ ...question, ...change }).map((issue) => issue.code)).toEqual([code])
  })
})
