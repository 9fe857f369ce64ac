import type { CalendarEntry } from '@lectern/contract/courses/calendar/calendar'

/** yyyy-MM-dd of a moment by the clock of a zone. */
export const dayIn = (at: string | Date, zone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(new Date(at))

/** What comes, day by day of the reader's clock. */
export const daysOf = (
  entries: readonly CalendarEntry[],
  zone: string,
): ReadonlyMap<string, readonly CalendarEntry[]> => Map.groupBy(entries, ({ at }) => dayIn(at, zone))
