import { useEffect, useRef } from 'react'

/** Ctrl+Alt+H opens the history, also while a person writes; by its place on the keyboard, whatever letter stands there. */
export const useVersionsKey = (open: () => void): void => {
  const newest = useRef(open)
  useEffect(() => {
    newest.current = open
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyH' || !event.altKey || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      newest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
