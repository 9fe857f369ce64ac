import { useEffect } from 'react'

/** The browser asks before the page is left (document 002 §4: while an all-at-once attempt is in process). */
export const useLeaveQuestion = (active: boolean): void => {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
}
