import { readNumber } from '../../shared/typed/read-number.ts'
import type { NumericQuestion, NumericUnit } from './question.ts'

const usesList = ({ unit_type }: Pick<NumericQuestion, 'unit_type'>): boolean =>
  unit_type === 'typed' || unit_type === 'chosen'

/** The units of which an answer names one; none where there is nothing to name. */
export const listedUnits = (question: Pick<NumericQuestion, 'unit_type' | 'units'>): NumericUnit[] =>
  usesList(question) ? question.units : []

/** How many of the first unit one of this is; null where it is a wrong one. */
export const factorOf = ({ units }: Pick<NumericQuestion, 'units'>, unit: NumericUnit): number | null => {
  if (unit.id === units[0]?.id) return 1
  return readNumber(unit.factor)[0] ?? null
}

const plainUnit = (text: string): string => text.normalize('NFKC').replace(/[\s^]/g, '')

/**
 * The unit that a text names: "m2", "m^2" and "m²" are one. Capitals tell units apart ("mW", "MW") and are overlooked only
 * where no other unit differs by them.
 */
export const findUnit = <U extends { readonly text: string }>(
  units: readonly U[],
  text: string,
): U | undefined => {
  const name = plainUnit(text)
  if (name === '') return
  const exact = units.find((unit) => plainUnit(unit.text) === name)
  if (exact) return exact
  const alike = units.filter((unit) => plainUnit(unit.text).toLowerCase() === name.toLowerCase())
  return alike.length === 1 ? alike[0] : undefined
}
