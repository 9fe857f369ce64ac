import { Temporal } from 'temporal-polyfill'

/** What "N days after the start, at HH:MM" depends on. */
export interface OpeningRule {
  readonly startedAt: Date
  /** Whole days after the start; 0 is the day of the start. */
  readonly afterDays: number
  /** `HH:MM` on the clock of `timeZone`. */
  readonly startHour: string
  readonly timeZone: string
}

/**
 * The moment at which a lesson opens: `startHour` in `timeZone`, `afterDays` calendar days after the day of the start
 * (document 000 §3, accessible_after_days). An hour that the clock skips opens when the clock has moved on; an hour that
 * comes twice opens at its first; never earlier than promised.
 */
export const openingInstant = ({ startedAt, afterDays, startHour, timeZone }: OpeningRule): Date => {
  const wanted = Temporal.Instant.fromEpochMilliseconds(startedAt.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: afterDays })
    .toPlainDateTime(Temporal.PlainTime.from(startHour))
  const opening = wanted.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (opening.toPlainDateTime().equals(wanted)) return new Date(opening.epochMilliseconds)
  // The change itself may be the moment that was found, and "previous" means before.
  const change = opening.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return new Date((change ?? opening).epochMilliseconds)
}
