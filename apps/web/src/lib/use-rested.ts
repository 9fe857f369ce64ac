import { useEffect, useState } from 'react'

/** The value once it has not changed for a while: for what may not be counted anew at every key. */
export const useRested = <Value>(value: Value, milliseconds: number): Value => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}
