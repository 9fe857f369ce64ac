import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { timeZone } from '../kernel/dates.ts'
import { id } from '../kernel/ids.ts'

/** The longest delay, in days, and how many lessons may come before one. */
export const releaseLimits = { days: 3650, lessons: 200 } as const

/** `HH:MM` on a 24-hour clock. */
export const clockHour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** The moment from which something is open: when access begins, some days after that, or on a date. */
export const releaseMoment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('at_once') }),
  z.strictObject({
    kind: z.literal('after_days'),
    days: z.int().min(1).max(releaseLimits.days),
    /** Null: the hour at which the learner's own access began. */
    hour: clockHour.nullable(),
  }),
  z.strictObject({
    kind: z.literal('at_date'),
    /** `YYYY-MM-DD`. */
    date: z.iso.date(),
    hour: clockHour,
  }),
])
export type ReleaseMoment = z.infer<typeof releaseMoment>

/** The moment from which it is closed again, counted as the opening is (PRODUCT-learning §5, `close_mode`). */
export const releaseClosing = z.discriminatedUnion('kind', [
  releaseMoment.options[1],
  releaseMoment.options[2],
])
export type ReleaseClosing = z.infer<typeof releaseClosing>

/** Whether the clocks of a zone show this hour on this day: where they are put forward they skip some. */
const isOnTheClock = (date: string, hour: string, zone: string): boolean => {
  const wanted = Temporal.PlainDate.from(date).toPlainDateTime(hour)
  return wanted.toZonedDateTime(zone).toPlainDateTime().equals(wanted)
}

/** Whether what can be compared before anybody's access begins is in order: a date after a date, days after days. */
const closesAfterOpening = (opens: ReleaseMoment, closes: ReleaseClosing): boolean => {
  if (opens.kind === 'at_date' && closes.kind === 'at_date')
    return `${closes.date} ${closes.hour}` > `${opens.date} ${opens.hour}`
  if (opens.kind !== 'after_days' || closes.kind !== 'after_days') return true
  if (closes.days !== opens.days) return closes.days > opens.days
  return opens.hour !== null && closes.hour !== null && closes.hour > opens.hour
}

const isClockHour = (moment: ReleaseMoment | ReleaseClosing, zone: string): boolean =>
  moment.kind !== 'at_date' || isOnTheClock(moment.date, moment.hour, zone)

/**
 * What opens when (PRODUCT-learning §5, `release_rule`): a moment, lessons to be done first, and a practice to be passed first; all have to
 * be there. A lesson's own rule stands in the place of its module's, and that in the place of the course's.
 */
export const releaseRule = z
  .strictObject({
    moment: releaseMoment,
    time_zone: timeZone,
    after_lesson_ids: z.array(id).max(releaseLimits.lessons),
    /** A quiz that stands in a lesson of the same course; absent or null: none. */
    after_quiz_id: id.nullable().optional(),
    /** When it closes again; absent or null: never. */
    closes: releaseClosing.nullable().optional(),
    /** Whether what delays the opening also closes it to people who have begun; absent: it stays open to them. */
    closes_begun: z.boolean().optional(),
  })
  .refine(({ moment, time_zone }) => isClockHour(moment, time_zone), {
    error: 'hour_skipped',
    path: ['moment'],
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ closes, time_zone }) => !closes || isClockHour(closes, time_zone), {
    error: 'hour_skipped',
    path: ['closes'],
    when: ({ issues }) => issues.length === 0,
  })
  .refine(({ moment, closes }) => !closes || closesAfterOpening(moment, closes), {
    error: 'closes_before_opening',
    path: ['closes'],
    when: ({ issues }) => issues.length === 0,
  })
export type ReleaseRule = z.infer<typeof releaseRule>
