import { array, assert, constantFrom, option, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mmpiAnswers } from './mmpi-answers.ts'
import { mmpi as type } from './index.ts'

const { question, right } = type.sample
const [plan, focus] = question.scales
const [first, second] = question.statements

describe('mmpi', () => {
  it('counts every answered statement once for each of its letters, as keyed or the other way', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      id: `statement-${at}`,
      text: `Statement ${at}`,
      keys: [{ letter: at % 2 === 0 ? 'P' : 'F', keyed: at % 3 === 0 ? ('yes' as const) : ('no' as const) }],
    }))
    const answers = array(option(constantFrom(...Object.values(mmpiAnswers))), {
      minLength: 20,
      maxLength: 20,
    })
    assert(
      property(answers, (given) => {
        const rows = many.flatMap(({ id }, at) => {
          const answer_id = given[at]
          return answer_id ? [{ statement_id: id, answer_id }] : []
        })
        const { letter_results: results = [] } = type.report({ ...question, statements: many }, rows) ?? {}
        const sum = (pick: (one: (typeof results)[number]) => number) =>
          results.reduce((total, each) => total + pick(each), 0)
        expect(sum((each) => each.count_questions)).toBe(20)
        expect(sum((each) => each.user_answered)).toBe(rows.length)
        expect(sum((each) => each.count_questions_correct + each.count_questions_incorrect)).toBe(rows.length)
        const asKeyed = rows.filter(({ statement_id, answer_id }) => {
          const key = many.find(({ id }) => id === statement_id)?.keys[0]?.keyed
          return key !== undefined && mmpiAnswers[key] === answer_id
        })
        expect(sum((each) => each.count_questions_correct)).toBe(asKeyed.length)
      }),
    )
  })

  it('names every scale in its result', () => {
    expect(type.report(question, right)?.letter_results).toEqual([
      {
        letter: 'P',
        name: 'Planning',
        text: plan?.text,
        user_answered: 2,
        count_questions: 2,
        count_questions_correct: 2,
        count_questions_incorrect: 0,
      },
      expect.objectContaining({ letter: 'F', count_questions: 1, count_questions_correct: 1 }),
    ])
  })

  it('shows the same bytes whatever scales and keys there are', () => {
    const bytes = (of: object) =>
      JSON.stringify(
        type.toPublic(
          of,
          type.arrange(of, () => 0),
        ),
      )
    const statements = question.statements.map((each) => ({ ...each, keys: [] }))
    expect(bytes({ ...question, scales: [], statements, is_report_shown: false })).toBe(bytes(question))
  })

  it('is given when every statement is, or one where its author wants no more', () => {
    const arrangement = type.arrange(question, () => 0)
    expect(type.validate(question, arrangement, right.slice(0, 1))).toEqual({ code: 'row_missing' })
    const loose = { ...question, is_every_statement_required: false }
    expect(type.validate(loose, arrangement, right.slice(0, 1))).toBeNull()
  })

  test.each([
    [{ scales: [] }, 'too_few_scales'],
    [{ scales: [plan, { ...focus, letter: '' }] }, 'letter_empty'],
    [{ scales: [plan, { ...focus, letter: 'P' }] }, 'letter_repeated'],
    [{ scales: [...question.scales, { ...plan, id: 'scale-new', letter: 'N' }] }, 'scale_unused'],
    [{ statements: [] }, 'too_few_statements'],
    [{ statements: [first, { ...second, text: ' ' }] }, 'statement_empty'],
    [{ statements: [first, second, { ...first, keys: [{ letter: 'X', keyed: 'yes' }] }] }, 'letter_unknown'],
  ])('tells its author of %j: %s', (change, code) => {
    expect(type.findIssues({ ...question, ...change }).map((issue) => issue.code)).toContain(code)
  })
})
