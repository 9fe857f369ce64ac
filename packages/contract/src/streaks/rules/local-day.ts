import { Temporal } from 'temporal-polyfill'

/** The day, `YYYY-MM-DD`, that a calendar in this zone shows at a moment. */
export const localDay = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()

/** How many days there are from one to the other (`YYYY-MM-DD`), both counted. */
export const daysBetween = (first: string, last: string): number =>
  Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last), { largestUnit: 'day' }).days + 1
