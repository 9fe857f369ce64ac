import { useEffect, useState } from 'react'
import { getTimer } from '../api.ts'

/** A clock of the server at one moment, in seconds. */
export interface ClockReading {
  readonly left: number | null
  readonly passed: number
}

/** How often the server is asked again: a device that slept, or whose own time was changed, is put right by it. */
const lookAgain = 60_000

/** The clock of an attempt, followed second by second on a clock that no change of the device's time moves. */
export const useAttemptClock = (attempt: number, first: ClockReading): ClockReading => {
  const [reading, setReading] = useState(() => ({ ...first, at: performance.now() }))
  const [now, setNow] = useState(reading.at)

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    const read = async () => {
      const { data } = await getTimer({ params: { attempt } })
      const at = performance.now()
      setReading({ left: data.left_time_in_seconds, passed: data.passed_time_in_seconds, at })
      setNow(at)
    }
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
  }, [attempt])

  const gone = Math.max(0, Math.floor((now - reading.at) / 1000))
  return {
    left: reading.left === null ? null : Math.max(0, reading.left - gone),
    passed: reading.passed + gone,
  }
}
