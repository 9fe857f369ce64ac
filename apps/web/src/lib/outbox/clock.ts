/** Time, as the outbox uses it; a test brings its own. */
export interface OutboxClock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Calls `work` once after so many milliseconds; gives back what cancels it. */
  after: (milliseconds: number, work: () => void) => () => void
}

// Longer timers overflow to "at once" in browsers.
const longestTimer = 2 ** 31 - 1

export const deviceClock: OutboxClock = {
  now: () => Date.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, Math.min(milliseconds, longestTimer))
    return () => clearTimeout(timer)
  },
}
