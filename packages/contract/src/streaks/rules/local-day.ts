import { Temporal } from 'temporal-polyfill'

/** The day, `YYYY-MM-DD`, that a calendar in this zone shows at a moment. */
export const localDay = (at: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
