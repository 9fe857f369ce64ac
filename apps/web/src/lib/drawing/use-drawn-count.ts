import { useEffect, useState } from 'react'

interface DrawnAtOnce {
  /** What is drawn before anything is shown: more than a screen of it. */
  readonly first: number
  /** What follows in one go: as much as a key can wait for. */
  readonly step: number
}

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
 * How many things of a long list are drawn: the page can be used before the last of them are there. It grows to all of them and stays
 * there.
 */
export const useDrawnCount = (total: number, { first, step }: DrawnAtOnce): number => {
  const [count, setCount] = useState(first)
  useEffect(() => {
    if (count >= total) return undefined
    return whenIdle(() => setCount(count + step))
  }, [count, total, step])
  return count
}
