import { useEffect, useState } from 'react'

/** A page may be asked for this long before its moment (document 002 §4), in milliseconds. */
const nearby = 3000

/**
 * Looks every second whether the moment at which something opens has come: `near` from 3 s before it. `onOpen` is called
 * once when it is there.
 */
export const useOpening = (opensAt: string | null, onOpen: () => void): { near: boolean } => {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (opensAt === null) return
    const at = Date.parse(opensAt)
    const look = () => {
      const left = at - Date.now()
      if (left <= nearby) setNear(true)
      if (left > 0) return
      clearInterval(timer)
      onOpen()
    }
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- one watch for one moment
  }, [opensAt])
  return { near }
}
