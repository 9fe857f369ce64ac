import {
  parseAbsolute,
  parseDate,
  parseTime,
  toZoned,
  type CalendarDate,
  type DateValue,
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

/** What stands in a field as an ISO text; one that was filled in from empty has no zone of its own, and is read by the clock of `zone`. */
export const absoluteMoment = (moment: DateValue, zone: string): string =>
  toZoned(moment, zone).toAbsoluteString()

/** yyyy-MM-dd as a day; null for none. */
export const calendarDay = (day: string | undefined): CalendarDate | null =>
  day === undefined ? null : readOrNull(() => parseDate(day))

/** HH:mm as a time of day; null for none. */
export const timeOfDay = (time: string | undefined): Time | null =>
  time === undefined ? null : readOrNull(() => parseTime(time))
