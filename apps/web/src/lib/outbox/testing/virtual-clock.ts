import type { OutboxClock } from '../clock.ts'

/** A clock that moves only when told to. */
export interface VirtualClock extends OutboxClock {
  /** Moves to the next timer within `limit` ms from now and calls it; false when there is none. */
  step: (limit: number) => boolean
}

export const createVirtualClock = (): VirtualClock => {
  let now = 1_000_000
  let last = 0
  const timers = new Map<number, { at: number; work: () => void }>()
  const next = (by: number) =>
    [...timers].filter(([, timer]) => timer.at <= by).toSorted(([a, x], [b, y]) => x.at - y.at || a - b)[0]
  return {
    now: () => now,
    after: (milliseconds, work) => {
      last += 1
      const key = last
      timers.set(key, { at: now + milliseconds, work })
      return () => void timers.delete(key)
    },
    step: (limit) => {
      const due = next(now + limit)
      if (!due) {
        now += Number.isFinite(limit) ? limit : 0
        return false
      }
      const [key, { at, work }] = due
      timers.delete(key)
      now = Math.max(now, at)
      work()
      return true
    },
  }
}
