/** Digits with optional groups and decimals: "12", "1 234,5", "1,234.5", "1.234,5". */
const plain = /^\d+$|^\d*[.,]\d+$|^\d+[.,]$/
const grouped = /^\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/
const number = /^([-+]?)([\d ',.]+?)(?:e([-+]?\d{1,3}))?$/
const mantissaLimit = 60

/**
 * The values that a typed number may have; none when it is not one. Comma and point both part decimals, spaces and
 * apostrophes part thousands, fractions and powers of ten are read. "1,234" is a thousand in one country and one and a
 * bit in another: it has both values.
 */
export const readNumber = (text: string): readonly number[] => {
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/[\u2212\u2013\u2012]/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^([-+]) /, '$1')
    .toLowerCase()
  if (written.length > mantissaLimit) return []
  const [above = '', below, ...more] = written.split('/').map((part) => part.trim())
  if (more.length > 0) return []
  if (below === undefined) return readPart(above)
  return readPart(above).flatMap((top) =>
    readPart(below).flatMap((bottom) => (bottom === 0 ? [] : [top / bottom])),
  )
}

const readPart = (written: string): readonly number[] => {
  const [, sign, digits = '', power = '0'] = number.exec(written) ?? []
  if (sign === undefined) return []
  return readDigits(digits)
    .map((value) => Number(`${sign}${value}e${power}`))
    .filter(Number.isFinite)
}

/** What the digits may stand for, each as a number with a point. */
const readDigits = (digits: string): readonly string[] => {
  const values = new Set<string>()
  if (plain.test(digits)) values.add(digits.replace(',', '.'))
  const separator = grouped.exec(digits)?.[1]
  // A point alone parts decimals everywhere where people also write commas for it; twice it can only part thousands.
  if (separator !== undefined && !(separator === '.' && plain.test(digits)))
    values.add(digits.replaceAll(separator, '').replace(',', '.'))
  return [...values]
}
