import { Temporal } from 'temporal-polyfill'

/** The years whose changes of clocks are looked up beforehand; what lies outside is asked for one by one. */
const from = Date.UTC(2000, 0, 1)
const until = Date.UTC(2061, 0, 1)
const day_ms = 24 * 60 * 60 * 1000

/** Between two changes of a zone's clocks, the second one not included. */
interface Stretch {
  readonly since: number
  /** Milliseconds that the clocks are ahead of UTC. */
  readonly offset: number
}

/** The clocks of one time zone, by arithmetic alone once they are known. */
export interface ZoneClock {
  /** What the clocks show at a moment, as if it were UTC; both in milliseconds. Undefined outside the years that are known. */
  readonly shownAt: (moment: number) => number | undefined
  /**
   * The first moment at which the clocks show what is wanted, or have skipped it. Undefined outside the years that are known.
   */
  readonly firstAt: (wanted: number) => number | undefined
}

/** @throws RangeError for what is no time zone */
export const createZoneClock = (timeZone: string): ZoneClock => {
  const stretches = stretchesOf(timeZone)
  const placeAt = (moment: number): number => {
    let [low, high] = [0, stretches.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((stretches[middle]?.since ?? Infinity) <= moment) low = middle
      else high = middle
    }
    return low
  }
  const isKnown = (moment: number) => moment >= from + day_ms && moment < until - day_ms
  return {
    shownAt: (moment) => {
      const stretch = isKnown(moment) ? stretches[placeAt(moment)] : undefined
      return stretch && moment + stretch.offset
    },
    firstAt: (wanted) => {
      if (!isKnown(wanted)) return undefined
      // Clocks are less than a day from UTC, so that the stretches a day before and after are those it can lie in.
      const place = placeAt(wanted - day_ms)
      const last = placeAt(wanted + day_ms)
      const [before, after] = [stretches[place], stretches[last]]
      // Two changes within two days are left to who asks them one by one.
      if (!before || !after || last - place > 1) return undefined
      const early = wanted - before.offset
      if (place === last || early < after.since) return early
      return Math.max(wanted - after.offset, after.since)
    },
  }
}

const stretchesOf = (timeZone: string): Stretch[] => {
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  const stretches: Stretch[] = [{ since: from, offset: at.offsetNanoseconds / 1e6 }]
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (next === null || next.epochMilliseconds >= until) return stretches
    stretches.push({ since: next.epochMilliseconds, offset: next.offsetNanoseconds / 1e6 })
    at = next
  }
}
