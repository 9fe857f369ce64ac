/** How the moment of something is written: 21 Nov 2026, 12:03. The search for it on the server reads the same. */
export const momentFormat = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const

/** The language in which dates are written: English without a country would put the month first. */
export const languageOfDates = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)

/** A date without the word for the year that Ukrainian and Russian put last: its full stop would meet the one of the sentence. */
export const formatDay = (format: Intl.DateTimeFormat, day: Date): string => {
  const parts = format.formatToParts(day)
  const end = parts.at(-1)?.type === 'literal' ? -1 : undefined
  return parts
    .slice(0, end)
    .map(({ value }) => value)
    .join('')
}
