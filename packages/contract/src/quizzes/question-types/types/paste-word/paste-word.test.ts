import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pasteWord as type } from './index.ts'

const { question } = type.sample
const word = oneof(
  constantFrom('went', 'Went ', 'colours', 'COLORS', 'colour', 'goed', ' ', ''),
  string({ unit: 'grapheme', maxLength: 12 }),
)

describe('paste_word', () => {
  it('gives each statement its points, and the question’s only when all are right', () => {
    assert(
      property(array(word, { maxLength: 2 }), (words) => {
        const rows = words.map((text_answer, at) => ({
          statement_id: question.statements[at]?.id,
          text_answer,
        }))
        const marks = type.marks(question, rows)
        const right = marks.filter(Boolean).length
        const { points, max_points, correctness } = type.grade(question, rows)
        expect(max_points).toBe(3)
        expect(points).toBe(right === 2 ? 3 : right)
        expect(correctness).toBe(right === 2 ? 'correct' : 'incorrect')
      }),
    )
  })

  it('forgives slips and tells capitals apart as its author wants', () => {
    const slip = [{ statement_id: 'statement-colour', text_answer: 'Colurs' }]
    const marks = (change: object) => type.marks({ ...question, ...change }, slip)
    expect(marks({})).toEqual([false])
    expect(marks({ allow_typos: true })).toEqual([true])
    expect(marks({ allow_typos: true, case_sensitive: true })).toEqual([false])
  })

  it.each([
    ['no statements', { statements: [] }, 'too_few_statements'],
    [
      'a statement without a word',
      { statements: question.statements.map((each) => ({ ...each, answers: [] })) },
      'form_missing',
    ],
    [
      'an empty form',
      {
        statements: question.statements.map((each) => ({
          ...each,
          answers: [{ id: 'form-empty', text: ' ' }],
        })),
      },
      'form_empty',
    ],
    [
      'two forms that are the same to the rule',
      {
        statements: question.statements.map((each) => ({
          ...each,
          answers: [
            { id: 'form-first', text: 'Ёж' },
            { id: 'form-second', text: 'еж ' },
          ],
        })),
      },
      'form_repeated',
    ],
  ])('tells the author of %s', (_what, change, code) => {
    expect(type.findIssues({ ...question, ...change }).map((issue) => issue.code)).toContain(code)
  })
})
