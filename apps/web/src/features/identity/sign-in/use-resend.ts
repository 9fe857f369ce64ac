import { useEffect, useState } from 'react'

/** Seconds until a code may be sent again; counts down to zero from each `start`. */
export const useResend = (first = 0): { left: number; start: (seconds: number) => void } => {
  const [until, setUntil] = useState(() => Date.now() + first * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 250)
    return () => clearTimeout(timer)
  }, [left, now])
  const start = (seconds: number) => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1000)
  }
  return { left, start }
}
