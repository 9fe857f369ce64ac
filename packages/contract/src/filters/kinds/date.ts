import { Temporal } from 'temporal-polyfill'
import { z } from 'zod'
import { filterLimits } from '../limits.ts'

const day = z.iso.date().refine((text) => text >= filterLimits.firstDay && text <= filterLimits.lastDay)
const days = z.int().min(1).max(filterLimits.days)

/** Dates are compared by whole days of the school's calendar: "in the last 7 days" is today and the seven days before. */
export const dateTest = z.discriminatedUnion('operator', [
  z.strictObject({ operator: z.enum(['before', 'on', 'after']), value: day }),
  z.strictObject({ operator: z.enum(['in_last_days', 'more_than_days_ago', 'in_next_days']), value: days }),
  z.strictObject({ operator: z.literal('not_empty') }),
])
export type DateTest = z.infer<typeof dateTest>

/** When a filter is asked, and whose calendar counts. */
export interface FilterClock {
  readonly now: Date
  /** The name of a time zone: `Europe/Kyiv`. */
  readonly zone: string
}

/** Days from the first to the last, both counted; open where there is none. Days are `YYYY-MM-DD`. */
interface DayRange {
  readonly first?: string
  readonly last?: string
}

const moved = (day: string, by: number): string => Temporal.PlainDate.from(day).add({ days: by }).toString()

/** The day that the calendar of a zone shows at a moment. */
export const dayAt = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString()

/** The days on which a test holds. */
export const dayRangeOf = (test: DateTest, { now, zone }: FilterClock): DayRange => {
  switch (test.operator) {
    case 'before':
      return { last: moved(test.value, -1) }
    case 'on':
      return { first: test.value, last: test.value }
    case 'after':
      return { first: moved(test.value, 1) }
    case 'in_last_days': {
      const today = dayAt(now, zone)
      return { first: moved(today, -test.value), last: today }
    }
    case 'more_than_days_ago':
      return { last: moved(dayAt(now, zone), -test.value - 1) }
    case 'in_next_days': {
      const today = dayAt(now, zone)
      return { first: today, last: moved(today, test.value) }
    }
    case 'not_empty':
      return {}
  }
}

/** Midnight, or the first moment of a day whose clocks skip midnight. */
const startOf = (day: string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds)

/** Moments from the first, up to but not including the end; open where there is none. */
interface MomentRange {
  readonly from?: Date
  readonly before?: Date
}

/** The moments of some days of a zone. */
export const momentsOfDays = (
  { first, last }: { readonly first?: string | undefined; readonly last?: string | undefined },
  zone: string,
): MomentRange => ({
  ...(first !== undefined && { from: startOf(first, zone) }),
  ...(last !== undefined && { before: startOf(moved(last, 1), zone) }),
})

/** The moments at which a test holds. */
export const momentRangeOf = (test: DateTest, clock: FilterClock): MomentRange =>
  momentsOfDays(dayRangeOf(test, clock), clock.zone)

export const holdsDay = (stored: string, test: DateTest, clock: FilterClock): boolean => {
  const { first, last } = dayRangeOf(test, clock)
  return (first === undefined || stored >= first) && (last === undefined || stored <= last)
}

export const holdsMoment = (stored: Date, test: DateTest, clock: FilterClock): boolean => {
  const { from, before } = momentRangeOf(test, clock)
  return (from === undefined || stored >= from) && (before === undefined || stored < before)
}

/** The days on which a test of this day begins or ends to hold because time passes; none for fixed days. */
const turningDays = (stored: string, test: DateTest): readonly string[] => {
  switch (test.operator) {
    case 'in_last_days':
      return [stored, moved(stored, test.value + 1)]
    case 'more_than_days_ago':
      return [moved(stored, test.value + 1)]
    case 'in_next_days':
      return [moved(stored, -test.value), moved(stored, 1)]
    case 'before':
    case 'on':
    case 'after':
    case 'not_empty':
      return []
  }
}

/** The next moments at which a test of a stored day or moment turns by time alone. */
export const turnsOfDate = (stored: Date | string, test: DateTest, { now, zone }: FilterClock): Date[] =>
  turningDays(typeof stored === 'string' ? stored : dayAt(stored, zone), test)
    .map((day) => startOf(day, zone))
    .filter((turn) => turn > now)
