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
 * (document 000 §3, accessible_after_days). An hour that the clock skips opens at the next valid minute; an hour that
 * comes twice opens at its first; never earlier than promised.
 */
export const openingInstant = ({ startedAt, afterDays, startHour, timeZone }: OpeningRule): Date => {
  const [year, month, day] = calendarDay(startedAt, timeZone)
  const [hour = 0, minute = 0] = startHour.split(':').map(Number)
  const wanted = Date.UTC(year, month - 1, day + afterDays, hour, minute)
  const before = wanted - offsetAt(wanted - day_ms, timeZone)
  const after = wanted - offsetAt(wanted + day_ms, timeZone)
  const exact = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === wanted)
  if (exact.length > 0) return new Date(Math.min(...exact))
  return new Date(firstReaching(wanted, Math.min(before, after), Math.max(before, after), timeZone))
}

const day_ms = 24 * 60 * 60 * 1000
const minute_ms = 60 * 1000

/** The first whole minute in `(from, to]` whose local clock has reached `wanted`: the end of a skipped hour. */
const firstReaching = (wanted: number, from: number, to: number, timeZone: string): number => {
  let low = from
  let high = to
  while (high - low > minute_ms) {
    const middle = low + Math.floor((high - low) / 2 / minute_ms) * minute_ms
    if (middle + offsetAt(middle, timeZone) >= wanted) high = middle
    else low = middle
  }
  return high
}

/** Milliseconds that the clock of `timeZone` is ahead of UTC at `instant`. */
const offsetAt = (instant: number, timeZone: string): number => {
  const parts = clockParts(new Date(instant), timeZone)
  return (
    Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) -
    floorToSecond(instant)
  )
}

const floorToSecond = (instant: number): number => Math.floor(instant / 1000) * 1000

const calendarDay = (instant: Date, timeZone: string): [number, number, number] => {
  const { year, month, day } = clockParts(instant, timeZone)
  return [year, month, day]
}

/** Making one costs more than everything that is asked of it; there are a few hundred zones in all. */
const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

const clockParts = (instant: Date, timeZone: string) => {
  const read = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  )
  const field = (name: string): number => read[name] ?? 0
  return {
    year: field('year'),
    month: field('month'),
    day: field('day'),
    hour: field('hour'),
    minute: field('minute'),
    second: field('second'),
  }
}
