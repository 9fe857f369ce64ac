import { assert, constantFrom, double, integer, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { numeric as type } from './index.ts'

const { question } = type.sample
const [metre] = question.units
const inMetres = (text_answer: string) => [{ text_answer, answer_id: metre?.id }]
const typed = { ...question, unit_type: 'typed' as const }
const bare = { ...question, unit_type: 'none' as const, tolerance: '' }
const points = (of: object, text_answer: string) => type.grade({ ...of }, [{ text_answer }]).points

describe('numeric', () => {
  it('takes every number within its tolerance, and none beyond', () => {
    const off = double({ min: -3, max: 3, noNaN: true }).filter((per) => Math.abs(Math.abs(per) - 1) > 1e-6)
    assert(
      property(
        off,
        integer({ min: 1, max: 1e6 }),
        constantFrom('percent', 'absolute'),
        (per, accepted, kind) => {
          const wide = { ...question, answers: [{ id: 'number-any', text: String(accepted) }] }
          const width = kind === 'percent' ? accepted / 100 : 1
          const given = inMetres((accepted + per * width).toFixed(9))
          const grade = type.grade({ ...wide, tolerance_type: kind }, given)
          expect(grade.correctness).toBe(Math.abs(per) < 1 ? 'correct' : 'incorrect')
          expect(grade.points).toBe(Math.abs(per) < 1 ? 2 : 0)
        },
      ),
    )
  })

  test.each([
    ['1500 m', 2],
    ['1.5km', 2],
    ['1,5 KM', 2],
    ['1,5·10³ m', 2],
    ['3/2 km', 2],
    ['1500 kg', 1],
    ['1500', 1],
    ['1,5 m', 1],
    ['1500 miles', 1],
    ['15 m', 0],
    ['km 1.5', 0],
  ])('typed with its unit, %j earns %d', (text, earned) => expect(points(typed, text)).toBe(earned))

  it('tells units apart by capitals where two differ by them alone', () => {
    const power = {
      ...typed,
      answers: [{ id: 'number-power', text: '5' }],
      units: [
        { id: 'unit-milli', text: 'mW', factor: '' },
        { id: 'unit-mega', text: 'MW', factor: '1000000000' },
        { id: 'unit-area', text: 'm²', factor: '' },
      ],
    }
    expect(points(power, '5 mW')).toBe(2)
    expect(points(power, '5 MW')).toBe(1)
    expect(points(power, '5 mw')).toBe(1)
    expect(points(power, '5 m^2')).toBe(1)
  })

  it('takes the unit beside the field also behind the number', () => {
    const shown = { ...bare, unit_type: 'shown', units: [{ id: 'unit-percent', text: '%', factor: '' }] }
    const half = { ...shown, answers: [{ id: 'number-half', text: '50' }] }
    expect(points(half, '50')).toBe(2)
    expect(points(half, '50 %')).toBe(2)
    expect(points({ ...half, unit_type: 'none' }, '50 %')).toBe(0)
  })

  test.each([
    ['decimals', 2, '1500.00', 'correct'],
    ['decimals', 2, '1500.0', 'incorrect'],
    ['decimals', 0, '1500', 'correct'],
    ['significant', 3, '1500', 'correct'],
    ['significant', 5, '1500', 'incorrect'],
    ['significant', 5, '1500.0', 'correct'],
    ['significant', 2, '1.5e3', 'correct'],
    ['decimals', 0, '3000/2', 'incorrect'],
  ])('asked for %s %d, %s is %s', (digits_type, digits, text, correctness) => {
    const exact = { ...bare, digits_type, digits }
    expect(type.grade(exact, [{ text_answer: text }]).correctness).toBe(correctness)
    expect(type.grade(exact, type.key(exact)).correctness).toBe('correct')
  })

  test.each([
    [{}, inMetres('about a mile'), 'number_unreadable'],
    [{ allow_fractions: false }, inMetres('3/2'), 'fraction_refused'],
    [{}, [{ text_answer: '1500' }], 'unit_missing'],
    [{}, [{ answer_id: metre?.id }], 'nothing_written'],
  ])('%j: keeps %j, which does not count as given: %s', (change, answer, code) => {
    const changed = { ...question, ...change }
    const arrangement = type.arrange(changed, () => 0)
    expect(type.readAnswer(changed, arrangement, answer)).toEqual({ answer })
    expect(type.validate(changed, arrangement, answer)).toEqual({ code })
  })

  it('says nothing of the units that a learner has to type', () => {
    expect(
      type.toPublic(
        typed,
        type.arrange(typed, () => 0),
      ).units,
    ).toEqual([])
  })

  it('counts what was written, and the right number also when nobody wrote it', () => {
    const counts = type.summarise(bare, [[{ text_answer: '7' }], [{ text_answer: ' 7 ' }]])
    expect(counts.map(({ row, count }) => [row.text_answer, count])).toEqual([
      ['7', 2],
      ['1500', 0],
    ])
  })

  const number = (text: string) => ({ answers: [{ id: 'number-new', text }] })
  test.each([
    [{ answers: [] }, 'number_missing'],
    [number(' '), 'number_empty'],
    [number('five'), 'number_unreadable'],
    [number('1,234'), 'number_unclear'],
    [{ answers: [...number('1.5').answers, { id: 'number-same', text: '3/2' }] }, 'number_repeated'],
    [{ answers: [...number('1234').answers, { id: 'number-small', text: '1.2340' }] }, 'number_alike'],
    [{ answers: [...number('1500').answers, { id: 'number-small', text: '1.5' }] }, 'number_alike'],
    [{ ...number('1.234'), digits_type: 'decimals', tolerance: '' }, 'number_digits'],
    [{ tolerance: 'a bit' }, 'tolerance_unreadable'],
    [{ units: [] }, 'unit_missing'],
    [{ unit_type: 'shown', units: [] }, 'unit_missing'],
    [{ units: [{ id: 'unit-new', text: '', factor: '' }] }, 'unit_empty'],
    [{ units: [metre, { ...metre, id: 'unit-again' }] }, 'unit_repeated'],
    [{ units: [metre, { id: 'unit-new', text: 'ft', factor: '0' }] }, 'factor_unreadable'],
  ])('tells its author of %j: %s', (change, code) => {
    expect(type.findIssues({ ...question, ...change }).map((issue) => issue.code)).toContain(code)
  })
})
