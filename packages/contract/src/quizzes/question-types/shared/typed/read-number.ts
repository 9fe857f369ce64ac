/** A number as somebody wrote it. */
export interface WrittenNumber {
  readonly value: number
  readonly isFraction: boolean
  /** Digits behind the point or comma; null of a fraction, a percentage and a power of ten, which have none to count. */
  readonly decimals: number | null
  /** How many digits are significant: zeros at the end of a whole number may be or not. Null of a fraction. */
  readonly significant: { readonly least: number; readonly most: number } | null
}

/** Digits with optional groups and decimals: "12", "1 234,5", "1,234.5", "1.234,5". */
const plain = /^\d+$|^\d*[.,]\d+$|^\d+[.,]$/
const grouped = /^\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/
const number = /^([-+]?)([\d ',.]+?)(?:e([-+]?\d{1,3}))?$/
const powerAlone = /^([-+]?)10\^/
const power = /(?<=[\d.,]) ?[·×⋅∙*xх] ?10\^?([-+]?\d{1,3})(?=$| ?[/%])/
const mixed = /^([-+]?)(\d+) (\d+ ?\/ ?\d+)$/
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'
const lengthLimit = 60

/**
 * The numbers that a typed text may stand for; none when it is not one. Comma and point both part decimals, spaces and
 * apostrophes part thousands; fractions, mixed numbers, powers of ten and per cent are read. "1,234" is a thousand in one
 * country and one and a bit in another: it stands for both.
 */
export const readWritten = (text: string): readonly WrittenNumber[] => {
  if (text.length > lengthLimit * 2) return []
  const written = plainSigns(text)
  if (written === undefined || written.length > lengthLimit) return []
  if (!written.endsWith('%')) return readQuotients(written)
  return readQuotients(written.slice(0, -1).trimEnd()).map((one) => ({
    ...one,
    value: one.value / 100,
    decimals: null,
  }))
}

/** The values alone. */
export const readNumber = (text: string): readonly number[] => readWritten(text).map(({ value }) => value)

/** The text with one sign for each thing; undefined where a raised or lowered digit is no power of ten. */
const plainSigns = (text: string): string | undefined => {
  const unpowered = text
    .replace(/(?<=10 ?)[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (digits) => `^${lowered(digits)}`)
    .replace(/(?<=\d)(?=[¼½¾⅐-⅞])/gu, ' ')
  if (/[⁰¹²³⁴-⁾₀-₎]/u.test(unpowered)) return
  return unpowered
    .normalize('NFKC')
    .trim()
    .replace(/[\u2212\u2013\u2012]/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/ ?\^ ?/g, '^')
    .replace(/^([-+]) /, '$1')
    .toLowerCase()
    .replace(power, 'e$1')
    .replace(powerAlone, '$11e')
}

const lowered = (digits: string): string =>
  Array.from(digits, (digit) => '0123456789+-'[raised.indexOf(digit)]).join('')

const readQuotients = (written: string): readonly WrittenNumber[] => {
  const [, sign = '', whole = '', part = ''] = mixed.exec(written) ?? []
  const whole1 = whole === '' ? [] : readMixed(sign, Number(whole), part)
  return [...whole1, ...readQuotient(written)]
}

/** "1 3/4", but not "1 234/5", of which the part would be more than a whole. */
const readMixed = (sign: string, whole: number, part: string): readonly WrittenNumber[] =>
  readQuotient(part)
    .filter(({ value }) => value < 1)
    .map((one) => ({ ...one, value: (whole + one.value) * (sign === '-' ? -1 : 1) }))

const readQuotient = (written: string): readonly WrittenNumber[] => {
  const [above = '', below, ...more] = written.split('/').map((part) => part.trim())
  if (more.length > 0) return []
  if (below === undefined) return readPart(above)
  return readPart(above).flatMap((top) =>
    readPart(below)
      .map((bottom) => top.value / bottom.value)
      .filter(Number.isFinite)
      .map((value) => ({ value, isFraction: true, decimals: null, significant: null })),
  )
}

const readPart = (written: string): readonly WrittenNumber[] => {
  const [, sign, digits = '', exponent] = number.exec(written) ?? []
  if (sign === undefined) return []
  return readDigits(digits)
    .map((each) => ({
      value: Number(`${sign}${each}e${exponent ?? '0'}`),
      isFraction: false,
      decimals: exponent === undefined ? decimalsOf(each) : null,
      significant: significantOf(each),
    }))
    .filter(({ value }) => Number.isFinite(value))
}

const decimalsOf = (digits: string): number => digits.split('.')[1]?.length ?? 0

const significantOf = (digits: string) => {
  const counted = digits.replace('.', '').replace(/^0+(?=\d)/, '')
  const least = digits.includes('.') ? counted.length : counted.replace(/(?<=.)0+$/, '').length
  return { least, most: counted.length }
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
