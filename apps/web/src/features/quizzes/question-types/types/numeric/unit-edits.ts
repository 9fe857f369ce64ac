import type { NumericUnit } from '@lectern/contract/quizzes/question-types/types/numeric/question'
import { readNumber } from '@lectern/contract/quizzes/question-types/shared/typed/read-number'

const factorOf = ({ factor }: NumericUnit): number | undefined => readNumber(factor)[0]

const written = (value: number): string => String(Number(value.toPrecision(12)))

/**
 * The units after a change of their list. Each says how many of the first one it is: when another one has become the
 * first, they are said anew, so that 1 km stays 1000 m.
 */
export const withFirstUnit = (
  before: readonly NumericUnit[],
  after: readonly NumericUnit[],
): NumericUnit[] => {
  const [was, is] = [before[0], after[0]]
  if (!was || !is || was.id === is.id) return [...after]
  const size = factorOf(is)
  return after.map((unit) => {
    if (unit.id === is.id) return { ...unit, factor: '' }
    const own = unit.id === was.id ? 1 : factorOf(unit)
    return { ...unit, factor: size === undefined || own === undefined ? '' : written(own / size) }
  })
}
