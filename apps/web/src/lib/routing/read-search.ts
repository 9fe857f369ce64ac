/** A word in an address: its text, or nothing. The router reads `?q=12` as a number. */
export const readWords = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, 200)
}

/** A whole number in an address, from `least` on. */
export const readNumber = (value: unknown, least = 1): number | undefined => {
  const number = Number(value)
  return value !== undefined && value !== '' && Number.isSafeInteger(number) && number >= least
    ? number
    : undefined
}

/** One of a few words in an address. */
export const readChoice = <const T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((choice) => choice === value)

/** `?new=true`. */
export const readFlag = (value: unknown): true | undefined =>
  value === true || value === 'true' || value === 1 ? true : undefined
