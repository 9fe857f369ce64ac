import { useEffect, useState } from 'react'

/** Units whose editors are made before anything is shown: more than a screen of them. */
const first = 12
/** Units that follow in one go: as many as a key can wait for. */
const step = 2
const longestWaitMs = 400
/** Between them, where the browser does not say when it has nothing to do. */
const pauseMs = 50

/** Runs `work` when the browser has nothing else to do; gives back what stops it. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, pauseMs)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(work, { timeout: longestWaitMs })
  return () => cancelIdleCallback(waiting)
}

/**
 * How many units of a section have their editors: a long section can be written before the last of them are there. It grows to
 * all of them and stays there.
 */
export const useUnitsAtOnce = (total: number): number => {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => setCount(count + step))
  }, [count, total])
  return count
}
