import { useEffect, useRef, useState } from 'react'

/** Long enough for the next letter of somebody who is typing. */
const restMs = 250

/** What stands in a search field; `onWords` gets it when the typing rests, and at once when the field is emptied. */
export const useRestedWords = (asked: string, onWords: (words: string) => void) => {
  const [typed, setTyped] = useState(asked)
  const [before, setBefore] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The question changed by other means: the way back, or filters that were cleared.
  if (before !== asked) {
    setBefore(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (words: string) => {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onWords(words.trim()), words === '' ? 0 : restMs)
  }
  return [typed, type] as const
}
