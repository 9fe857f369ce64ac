import { useEffect, useRef } from 'react'
import { ApiError, NetworkError } from './api/api-error.ts'

const firstPause = 2000
const longestPause = 60_000
/** Failures further apart are not of one trouble, in milliseconds. */
const calm = 3 * 60_000

/** One trouble of this tab: it outlives the page that shows it, which is drawn anew with each failed try. */
let trouble = { failures: 0, at: 0 }

/**
 * Browsers name a script that did not arrive each in their own words; all are TypeErrors with `module` or `import`. A style sheet of
 * a script is asked for by the bundler's own code, in its words.
 */
export const isScriptLoss = (error: unknown): boolean =>
  (error instanceof TypeError && /module|import/i.test(error.message)) ||
  (error instanceof Error && error.message.startsWith('Unable to preload CSS'))

/** Whether the same thing may work in a moment, without anything having been changed. */
export const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError ||
  isScriptLoss(error) ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429))

/** Milliseconds until the next try after so many failures; chance takes up to half, so that a crowd comes back spread out. */
export const pauseAfter = (failures: number, random: number, retryAfter = 0): number =>
  Math.max(retryAfter * 1000, Math.min(longestPause, firstPause * 2 ** (failures - 1)) * (0.5 + random / 2))

const nextPause = (error: unknown): number => {
  const now = Date.now()
  trouble = { failures: now - trouble.at > calm ? 1 : trouble.failures + 1, at: now }
  return pauseAfter(trouble.failures, Math.random(), error instanceof ApiError ? error.retryAfter : undefined)
}

let waiting: Promise<void> | undefined

/** Until it is time to try again: the device is back online, or a growing pause is over. What fails together is tried together. */
export const nextTry = (error: unknown): Promise<void> =>
  (waiting ??= new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      waiting = undefined
      resolve()
    }
    const timer = setTimeout(end, nextPause(error))
    window.addEventListener('online', end)
  }))

/** Tries again by itself what failed and may pass: when the device is back online, and after growing pauses. */
export const useRetry = (error: unknown, retry: () => void): void => {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!mayPass(error)) return
    let isHere = true
    const again = async () => {
      await nextTry(error)
      if (isHere) latest.current()
    }
    void again()
    return () => {
      isHere = false
    }
  }, [error])
}
