import { Temporal } from 'temporal-polyfill'
import type { ReleaseMoment } from '../release-rule.ts'
import { createZoneClock, type ZoneClock } from './zone-clock.ts'

const day_ms = 24 * 60 * 60 * 1000

/** More than there are zones: one zone may be written in several ways. */
const mostClocks = 1000
const clocks = new Map<string, ZoneClock>()

/** Known clocks are asked again and again: a program of 500 lessons takes thousands of answers. */
const clockOf = (timeZone: string): ZoneClock => {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = createZoneClock(timeZone)
  if (clocks.size >= mostClocks) clocks.clear()
  clocks.set(timeZone, clock)
  return clock
}

/** Dates are written with four letters of a year: a zone may lie beyond them. */
const [first, last] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')]
const writable = (moment: Date): Date => new Date(Math.min(Math.max(moment.getTime(), first), last))

/**
 * The moment at which something opens for whoever began at `startedAt` (document 000 §3, accessible_after_days; PRODUCT-learning §5); null
 * where it is open from the beginning. Days are those of the calendar of `timeZone`. An hour that the clock skips opens when the clock has
 * moved on; an hour that comes twice opens at its first; never earlier than promised.
 */
export const openingInstant = (moment: ReleaseMoment, timeZone: string, startedAt: Date): Date | null => {
  if (moment.kind === 'at_once') return null
  const known = knownInstant(moment, clockOf(timeZone), startedAt.getTime())
  if (known !== undefined) return new Date(known)
  if (moment.kind === 'at_date')
    return writable(firstAt(Temporal.PlainDate.from(moment.date).toPlainDateTime(moment.hour), timeZone))
  const start = Temporal.Instant.fromEpochMilliseconds(startedAt.getTime()).toZonedDateTimeISO(timeZone)
  const hour = moment.hour === null ? start.toPlainTime() : Temporal.PlainTime.from(moment.hour)
  return firstAt(start.toPlainDate().add({ days: moment.days }).toPlainDateTime(hour), timeZone)
}

/** The same by arithmetic; undefined where the clocks of the zone are not known beforehand. */
const knownInstant = (
  moment: Exclude<ReleaseMoment, { kind: 'at_once' }>,
  clock: ZoneClock,
  startedAt: number,
): number | undefined => {
  if (moment.kind === 'at_date') return clock.firstAt(Date.parse(`${moment.date}T${moment.hour}Z`))
  const start = clock.shownAt(startedAt)
  if (start === undefined) return undefined
  const midnight = Math.floor(start / day_ms) * day_ms
  const time = moment.hour === null ? start - midnight : Date.parse(`1970-01-01T${moment.hour}Z`)
  return clock.firstAt(midnight + moment.days * day_ms + time)
}

/** The first moment at which the clocks of a zone show what is wanted, or have skipped it. */
const firstAt = (wanted: Temporal.PlainDateTime, timeZone: string): Date => {
  const opening = wanted.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (opening.toPlainDateTime().equals(wanted)) return new Date(opening.epochMilliseconds)
  // The change itself may be the moment that was found, and "previous" means before.
  const change = opening.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return new Date((change ?? opening).epochMilliseconds)
}
