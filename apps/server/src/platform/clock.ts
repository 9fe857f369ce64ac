/** The only source of "now". Rules take it as an argument; tests set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface TestClock extends Clock {
  set(instant: Date | string): void
  /** Moves on by `milliseconds`; negative moves back. */
  advance(milliseconds: number): void
}

/** A clock that stands still until it is set or moved. */
export const createTestClock = (start: Date | string = '2026-01-05T09:00:00.000Z'): TestClock => {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant).getTime()
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}
