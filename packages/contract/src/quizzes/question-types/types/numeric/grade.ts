import type { Answer, AnswerRow } from '../../shared/answer.ts'
import type { RowCount } from '../../shared/count-rows.ts'
import type { Grade } from '../../question-type.ts'
import { readNumber, readWritten } from '../../shared/typed/read-number.ts'
import { countTexts, textOfRow } from '../../shared/typed/text-rows.ts'
import type { NumericQuestion } from './question.ts'
import { hasDigits, understandNumber } from './understand.ts'
import { factorOf, findUnit, listedUnits } from './units.ts'

/** Numbers such as 0.1 have no exact form in a computer: differences that small are none. */
const roundingError = 1e-10

/** How far an answer may be from an accepted number. */
export const toleranceAt = (
  { tolerance, tolerance_type }: Pick<NumericQuestion, 'tolerance' | 'tolerance_type'>,
  accepted: number,
): number => {
  const width = Math.abs(readNumber(tolerance)[0] ?? 0)
  return tolerance_type === 'percent' ? (Math.abs(accepted) * width) / 100 : width
}

const isAccepted = (question: NumericQuestion, value: number): boolean =>
  question.answers.some(({ text }) => {
    const [accepted] = readNumber(text)
    if (accepted === undefined) return false
    const slack = roundingError * Math.max(Math.abs(accepted), Math.abs(value))
    return Math.abs(value - accepted) <= toleranceAt(question, accepted) + slack
  })

/** What is right of an answer: number and unit, the number alone, or nothing. */
const judge = (question: NumericQuestion, row: AnswerRow): 'all' | 'number' | 'nothing' => {
  const understood = understandNumber(question, textOfRow(row))
  if ('fault' in understood) return 'nothing'
  const values = understood.numbers.filter((one) => hasDigits(question, one)).map(({ value }) => value)
  const isRightIn = (factor: number | null) =>
    factor !== null && values.some((value) => isAccepted(question, value * factor))
  const units = listedUnits(question)
  if (units.length === 0) return isRightIn(1) ? 'all' : 'nothing'
  const named =
    question.unit_type === 'chosen'
      ? units.find(({ id }) => id === row.answer_id)
      : findUnit(units, understood.unit)
  if (named && isRightIn(factorOf(question, named))) return 'all'
  return units.some((unit) => isRightIn(factorOf(question, unit))) ? 'number' : 'nothing'
}

export const markNumeric = (question: NumericQuestion, answer: Answer): boolean[] =>
  answer.map((row) => judge(question, row) === 'all')

/** A right number with a wrong unit earns the share that its author gives. */
export const gradeNumeric = (question: NumericQuestion, [row = {}]: Answer): Grade => {
  const verdict = judge(question, row)
  const max_points = question.points
  if (verdict === 'all') return { correctness: 'correct', points: max_points, max_points }
  const share = verdict === 'number' ? question.unit_share : 0
  return { correctness: 'incorrect', points: Math.round(max_points * share) / 100, max_points }
}

/** The value with as many digits as the question wants. */
export const withDigits = ({ digits_type, digits }: NumericQuestion, value: number): string =>
  digits_type === 'decimals' ? value.toFixed(digits) : value.toPrecision(Math.max(1, digits))

/** The first accepted number as its author wrote it, else with the digits that the question wants. */
const rightText = (question: NumericQuestion, text: string): string => {
  const written = readWritten(text)
  const [first] = written
  const isWell = first === undefined || written.some((one) => hasDigits(question, one))
  return isWell ? text : withDigits(question, first.value)
}

export const numericKey = (question: NumericQuestion): Answer => {
  const { answers, unit_type, units } = question
  const [first, unit] = [answers[0], units[0]]
  if (!first) return []
  const text = rightText(question, first.text)
  if (unit_type === 'chosen' && unit) return [{ text_answer: text, answer_id: unit.id }]
  return [{ text_answer: unit_type === 'typed' && unit ? `${text} ${unit.text}` : text }]
}

/** How often each number was written, the right one also when nobody did. */
export const summariseNumeric = (question: NumericQuestion, answers: readonly Answer[]): RowCount[] => {
  const given = countTexts(answers)
  const isGiven = (row: AnswerRow) => given.some((each) => textOfRow(each.row) === textOfRow(row))
  const missing = numericKey(question).filter((row) => !isGiven(row))
  return [...given, ...missing.map((row) => ({ row, count: 0, percent: 0 }))]
}
