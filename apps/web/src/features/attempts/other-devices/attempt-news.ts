import { useEffect } from 'react'

const nameOf = (attempt: number) => `lectern-attempt:${attempt}`

/** Tells the other tabs of this attempt that it is finished. */
export const tellFinished = (attempt: number): void => {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(nameOf(attempt))
  channel.postMessage('finished')
  channel.close()
}

/** Calls `onFinished` when another tab finishes the attempt. */
export const useFinishedElsewhere = (attempt: number, onFinished: () => void): void => {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(nameOf(attempt))
    channel.addEventListener('message', onFinished)
    return () => channel.close()
  }, [attempt, onFinished])
}
