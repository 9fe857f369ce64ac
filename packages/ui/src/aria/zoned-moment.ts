import {
  parseAbsolute,
  parseDate,
  parseTime,
  type CalendarDate,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date'

const readOrNull = <Value>(read: () => Value): Value | null => {
  try {
    return read()
  } catch {
    // What names no moment stands in a field as an empty one.
    return null
  }
}

/** The moment of an ISO text, by the clock of `zone`; null for none. */
export const zonedMoment = (iso: string | undefined, zone: string): ZonedDateTime | null =>
  iso === undefined ? null : readOrNull(() => parseAbsolute(iso, zone))

/** yyyy-MM-dd as a day; null for none. */
export const calendarDay = (day: string | undefined): CalendarDate | null =>
  day === undefined ? null : readOrNull(() => parseDate(day))

/** HH:mm as a time of day; null for none. */
export const timeOfDay = (time: string | undefined): Time | null =>
  time === undefined ? null : readOrNull(() => parseTime(time))
