import type { Issue } from '../../question-type.ts'
import { readNumber } from '../../shared/typed/read-number.ts'
import { toleranceAt, withDigits } from './grade.ts'
import type { NumericQuestion } from './question.ts'
import { listedUnits } from './units.ts'

/** There is a number, every number can be read in one way only, units are named, and every answer can be written at all. */
export const findNumericIssues = (question: NumericQuestion): Issue[] => [
  ...(question.name.trim() === '' ? [{ code: 'question_empty' }] : []),
  ...(question.answers.length === 0 ? [{ code: 'number_missing' }] : []),
  ...findNumberIssues(question),
  ...(question.tolerance.trim() === '' || readNumber(question.tolerance).length === 1
    ? []
    : [{ code: 'tolerance_unreadable' }]),
  ...findUnitIssues(question),
]

const findNumberIssues = (question: NumericQuestion): Issue[] => {
  const values = question.answers.map(({ text }) => readNumber(text))
  const firsts = values.map(([first]) => first)
  return question.answers.flatMap(({ id, text }, at) => {
    const [value, other] = values[at] ?? []
    if (text.trim() === '') return [{ code: 'number_empty', at: id }]
    if (value === undefined) return [{ code: 'number_unreadable', at: id }]
    if (other !== undefined) return [{ code: 'number_unclear', at: id }]
    if (firsts.indexOf(value) !== at) return [{ code: 'number_repeated', at: id }]
    if (firsts.some((each) => each !== undefined && areSpelledAlike(question, each, value)))
      return [{ code: 'number_alike', at: id }]
    return canBeWritten(question, value) ? [] : [{ code: 'number_digits', at: id }]
  })
}

/**
 * Whether some "1.234" is right for both: a number, and a thousand of it. A learner who means the one would be told that the
 * other is right.
 */
const areSpelledAlike = (question: NumericQuestion, one: number, other: number): boolean => {
  const [small, large] = Math.abs(one) < Math.abs(other) ? [one, other] : [other, one]
  if (Math.sign(small) !== Math.sign(large)) return false
  const [narrow, wide] = [toleranceAt(question, small) * 1_000, toleranceAt(question, large)]
  const least = Math.max(1_000, Math.abs(small) * 1_000 - narrow, Math.abs(large) - wide)
  const most = Math.min(999_999, Math.abs(small) * 1_000 + narrow, Math.abs(large) + wide)
  return Math.ceil(least - 1e-6) <= Math.floor(most + 1e-6)
}

/** Rounded to the digits that are asked for, a number has to be within its own tolerance. */
const canBeWritten = (question: NumericQuestion, value: number): boolean => {
  if (question.digits_type === 'any') return true
  if (question.digits_type === 'significant' && question.digits === 0) return false
  const difference = Math.abs(Number(withDigits(question, value)) - value)
  return difference <= toleranceAt(question, value) + Math.abs(value) * 1e-10
}

const findUnitIssues = (question: NumericQuestion): Issue[] => {
  const { unit_type, units } = question
  if (unit_type === 'none') return []
  if (unit_type === 'shown') return units[0]?.text.trim() ? [] : [{ code: 'unit_missing' }]
  const names = units.map(({ text }) => text.trim())
  return [
    ...(listedUnits(question).length === 0 ? [{ code: 'unit_missing' }] : []),
    ...units.flatMap(({ id, factor }, at): Issue[] => {
      if (names[at] === '') return [{ code: 'unit_empty', at: id }]
      if (names.indexOf(names[at] ?? '') !== at) return [{ code: 'unit_repeated', at: id }]
      const isReadable =
        at === 0 || factor.trim() === '' || (readNumber(factor).length === 1 && readNumber(factor)[0] !== 0)
      return isReadable ? [] : [{ code: 'factor_unreadable', at: id }]
    }),
  ]
}
