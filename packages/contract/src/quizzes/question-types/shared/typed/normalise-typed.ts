import { foldForms } from '../../../../kernel/words/fold.ts'

/** A number with one separator: it may be a comma or a point, with any of the signs that are written for minus. */
const decimal = /^([-+\u2212\u2013]?)(\d+)[.,](\d+)$/

/**
 * A typed answer in the form in which it is compared (PRODUCT-learning §2): forms of the same letters alike, and a
 * point in a decimal number.
 */
export const normaliseTyped = (text: string, { case_sensitive }: { case_sensitive: boolean }): string =>
  foldForms(text, { keepsCase: case_sensitive }).replace(
    decimal,
    (_all, sign: string, whole: string, part: string) => {
      const minus = sign === '' || sign === '+' ? sign : '-'
      return `${minus}${whole}.${part}`
    },
  )
