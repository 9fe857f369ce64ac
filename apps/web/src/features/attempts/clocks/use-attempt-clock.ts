import { useCallback, useEffect, useState } from 'react'
import { getTimer } from './api.ts'

/** A clock of the server at one moment, in seconds. */
export interface ClockReading {
  readonly left: number | null
  readonly passed: number
}

/** What the clock shows, and what has happened to it. */
export interface AttemptTime extends ClockReading {
  /** Seconds by which the end was moved on since the page was opened: somebody gave more time. */
  readonly added: number
  /** Asks the server; answers false when it says that time is left. */
  readonly isOver: () => Promise<boolean>
}

/**
 * How often the server is asked again: a device that slept, or whose own time was changed, is put right by it, and time that
 * was given meanwhile arrives.
 */
const lookAgain = 30_000

/** What is read late or early by the way of a call is no time that was given. */
const leastAdded = 20

interface State extends ClockReading {
  readonly at: number
  readonly added: number
}

const secondsSince = (at: number, now: number): number => Math.max(0, Math.floor((now - at) / 1000))

/** What is left by now of what was read. */
const leftOf = ({ left, at }: State, now: number): number | null =>
  left === null ? null : Math.max(0, left - secondsSince(at, now))

const renewed = (before: State, read: ClockReading, at: number): State => {
  const expected = leftOf(before, at)
  const more = expected === null || read.left === null ? 0 : read.left - expected
  return { ...read, at, added: before.added + (more >= leastAdded ? more : 0) }
}

/** The clock of an attempt, followed second by second on a clock that no change of the device's time moves. */
export const useAttemptClock = (attempt: number, first: ClockReading): AttemptTime => {
  const [state, setState] = useState<State>(() => ({ ...first, at: performance.now(), added: 0 }))
  const [now, setNow] = useState(state.at)

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])

  const read = useCallback(async () => {
    const { data } = await getTimer({ params: { attempt } })
    const at = performance.now()
    const reading = { left: data.left_time_in_seconds, passed: data.passed_time_in_seconds }
    setState((before) => renewed(before, reading, at))
    setNow(at)
    return reading
  }, [attempt])

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      // Without a connection the clock goes on by what was known last.
      read().catch(() => undefined)
    }
    const timer = setInterval(ask, lookAgain)
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('online', ask)
    }
  }, [read])

  return {
    left: leftOf(state, now),
    passed: state.passed + secondsSince(state.at, now),
    added: state.added,
    isOver: useCallback(
      () =>
        read().then(
          ({ left }) => left === 0,
          // Nobody can be asked: what was known last counts, and the server decides when it is reached.
          () => true,
        ),
      [read],
    ),
  }
}
