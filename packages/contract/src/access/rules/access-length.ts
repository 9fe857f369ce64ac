import { Temporal } from 'temporal-polyfill'
import { type AccessLength, accessYears } from '../scope.ts'

/** Some days or months, as the calendar of a zone counts them. */
export type CalendarLength = Exclude<AccessLength, { readonly kind: 'until' }>

const latest = new Date(Date.UTC(accessYears.last + 1, 0, 1) - 1)

/** The same moment, or the last one at which an access may end. */
export const withinYears = (moment: Date): Date => (moment < latest ? moment : latest)

/**
 * The moment some days or months later, at the same hour of the zone; of a month that is too short its last day. Never after the last at
 * which an access may end.
 */
export const laterBy = (from: Date, { kind, count }: CalendarLength, timeZone: string): Date =>
  withinYears(
    new Date(
      Temporal.Instant.fromEpochMilliseconds(from.getTime())
        .toZonedDateTimeISO(timeZone)
        .add(kind === 'days' ? { days: count } : { months: count }).epochMilliseconds,
    ),
  )

/** When an access of this length ends for whoever begins at `startsAt`; null: never. */
export const endOfAccess = (length: AccessLength | null, startsAt: Date, timeZone: string): Date | null => {
  if (length === null) return null
  return length.kind === 'until' ? new Date(length.at) : laterBy(startsAt, length, timeZone)
}
