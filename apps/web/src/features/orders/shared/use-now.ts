import { useEffect, useState } from 'react'

/**
 * The time, told again each so many milliseconds. It begins at the moment `asOf` at which the page was answered: the browser
 * that takes the page over says first what the server said.
 */
export const useNow = (every: number, asOf?: string): number => {
  const [now, setNow] = useState(() => (asOf === undefined ? Date.now() : Date.parse(asOf)))
  useEffect(() => {
    const tell = () => setNow(Date.now())
    tell()
    const timer = setInterval(tell, every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
