import type { CalendarEntry } from '@lectern/contract/learning/calendar/calendar'

/** yyyy-MM-dd of a moment by the clock of a zone. */
export const dayIn = (at: string | Date, zone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(new Date(at))

/** What comes, day by day of the reader's clock. */
export const daysOf = (
  entries: readonly CalendarEntry[],
  zone: string,
): ReadonlyMap<string, readonly CalendarEntry[]> => Map.groupBy(entries, ({ at }) => dayIn(at, zone))

/** How many weeks, from Monday to Sunday, have days of the month in which a day (yyyy-MM-dd) lies. */
export const weeksOf = (day: string): number => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const before = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  return Math.ceil((before + new Date(Date.UTC(year, month, 0)).getUTCDate()) / 7)
}
