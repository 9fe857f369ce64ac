import { useEffect, useState } from 'react'

/** The time, told again each so many milliseconds. */
export const useNow = (every: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
