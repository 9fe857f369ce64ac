import { readWritten, type WrittenNumber } from '../../shared/typed/read-number.ts'
import type { PublicNumeric } from './public-question.ts'

/** How a typed answer is understood, or why it is none. */
export type Understood =
  | { readonly numbers: readonly WrittenNumber[]; readonly unit: string }
  | { readonly fault: 'number_unreadable' | 'fraction_refused' }

type Rules = Pick<PublicNumeric, 'unit_type' | 'units' | 'allow_fractions'>

/** The number, or the two that it may be, and the unit that is written behind it where one is typed. */
export const understandNumber = (rules: Rules, text: string): Understood => {
  const { numbers, unit } = rules.unit_type === 'typed' ? splitUnit(text) : readShown(rules, text)
  const allowed = rules.allow_fractions ? numbers : numbers.filter(({ isFraction }) => !isFraction)
  if (allowed.length > 0) return { numbers: allowed, unit }
  return { fault: numbers.length > 0 ? 'fraction_refused' : 'number_unreadable' }
}

/** The unit beside the field does no harm behind the number. */
const readShown = ({ unit_type, units: [first] }: Rules, text: string) => {
  const trimmed = text.trim()
  const shown = unit_type === 'shown' ? (first?.text.trim() ?? '') : ''
  const hasIt = shown !== '' && trimmed.endsWith(shown)
  return { numbers: readWritten(hasIt ? trimmed.slice(0, -shown.length) : trimmed), unit: '' }
}

/** The longest beginning that is a number, and what stands behind it. */
const splitUnit = (text: string) => {
  const trimmed = text.trim()
  for (let end = Math.min(trimmed.length, 120); end > 0; end -= 1) {
    const head = trimmed.slice(0, end)
    if (!head.endsWith('%')) {
      const numbers = readWritten(head)
      if (numbers.length > 0) return { numbers, unit: trimmed.slice(end).trim() }
    }
  }
  return { numbers: [], unit: '' }
}

/** Whether a number is written with as many digits as the question wants. */
export const hasDigits = (
  { digits_type, digits }: Pick<PublicNumeric, 'digits_type' | 'digits'>,
  { decimals, significant }: WrittenNumber,
): boolean => {
  if (digits_type === 'any') return true
  if (digits_type === 'decimals') return decimals === digits
  return significant !== null && significant.least <= digits && digits <= significant.most
}
