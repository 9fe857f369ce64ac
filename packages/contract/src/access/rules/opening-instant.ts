import { Temporal } from 'temporal-polyfill'
import type { ReleaseMoment } from '../release-rule.ts'

/**
 * The moment at which something opens for whoever began at `startedAt` (document 000 §3, accessible_after_days; PRODUCT-learning §5); null
 * where it is open from the beginning. Days are those of the calendar of `timeZone`. An hour that the clock skips opens when the clock has
 * moved on; an hour that comes twice opens at its first; never earlier than promised.
 */
export const openingInstant = (moment: ReleaseMoment, timeZone: string, startedAt: Date): Date | null => {
  if (moment.kind === 'at_once') return null
  if (moment.kind === 'at_date')
    return firstAt(Temporal.PlainDate.from(moment.date).toPlainDateTime(moment.hour), timeZone)
  const start = Temporal.Instant.fromEpochMilliseconds(startedAt.getTime()).toZonedDateTimeISO(timeZone)
  const hour = moment.hour === null ? start.toPlainTime() : Temporal.PlainTime.from(moment.hour)
  return firstAt(start.toPlainDate().add({ days: moment.days }).toPlainDateTime(hour), timeZone)
}

/** The first moment at which the clocks of a zone show what is wanted, or have skipped it. */
const firstAt = (wanted: Temporal.PlainDateTime, timeZone: string): Date => {
  const opening = wanted.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (opening.toPlainDateTime().equals(wanted)) return new Date(opening.epochMilliseconds)
  // The change itself may be the moment that was found, and "previous" means before.
  const change = opening.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return new Date((change ?? opening).epochMilliseconds)
}
