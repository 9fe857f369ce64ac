import { useEffect, useRef, useState } from 'react'

/** A value while it is written, told once its author has paused for `ms`, and at once when the field goes. */
export const useRestedValue = (value: string, tell: (value: string) => void, ms: number) => {
  const [now, setNow] = useState(value)
  const [stored, setStored] = useState(value)
  const [own, setOwn] = useState(value)
  const waiting = useRef<{ value: string; timer: ReturnType<typeof setTimeout> }>(undefined)
  const told = useRef(tell)
  useEffect(() => {
    told.current = tell
  })
  const flush = () => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const { value: last } = waiting.current
    waiting.current = undefined
    setOwn(last)
    told.current(last)
  }
  const write = (next: string) => {
    clearTimeout(waiting.current?.timer)
    setNow(next)
    waiting.current = { value: next, timer: setTimeout(flush, ms) }
  }
  useEffect(() => flush, [])
  if (stored !== value) {
    setStored(value)
    // What was told from here comes back: it may be older than what is written by now.
    if (value !== own) setNow(value)
  }
  return { now, write }
}
