import { Temporal } from 'temporal-polyfill'

/** Hours of the reader's clock between which no letter goes out: from 21:00 until 08:00. */
export const quietHours = { from: 21, until: 8 } as const

/** Whether a moment lies in the reader's night. */
export const isQuiet = (moment: Date, timeZone: string): boolean => {
  const { hour } = shownAt(moment, timeZone)
  return hour >= quietHours.from || hour < quietHours.until
}

/**
 * When a letter that became due may go out: at once by day, at the end of the night else. One that would come too late then goes out at
 * once. Where the clocks skip the morning hour the letter goes out right after the gap; where it comes twice, at its first.
 *
 * @param before the moment from which the letter tells nothing any more; null: it keeps
 */
export const mailMoment = (due: Date, timeZone: string, before: Date | null): Date => {
  if (!isQuiet(due, timeZone)) return due
  const morning = endOfNight(due, timeZone)
  return before !== null && morning >= before ? due : morning
}

/** The next end of the reader's night after a moment in it. */
export const endOfNight = (moment: Date, timeZone: string): Date => {
  const shown = shownAt(moment, timeZone)
  const day = shown.hour < quietHours.until ? shown.toPlainDate() : shown.toPlainDate().add({ days: 1 })
  const morning = day.toZonedDateTime({ timeZone, plainTime: new Temporal.PlainTime(quietHours.until) })
  return new Date(morning.epochMilliseconds)
}

const shownAt = (moment: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
