import { readWords } from '../../../lib/routing/read-search.ts'

/** What an address says of the days of a list. */
export interface PeriodSearch {
  /** Days of the school's calendar, both inside. */
  from?: string | undefined
  until?: string | undefined
  /** Own dates are being chosen. */
  dates?: 'own' | undefined
}

export const readDay = (value: unknown): string | undefined => {
  const day = readWords(value)
  return day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    ? day
    : undefined
}
