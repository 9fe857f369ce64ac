import { useEffect, useState } from 'react'

/** Milliseconds before its moment: what is left is counted down, and the page may be asked for (document 002 §4). */
const soon = 60 * 60 * 1000
const nearby = 3000

export type OpeningStage = 'far' | 'soon' | 'near'

/**
 * Looks every second how far the moment is at which something opens. `onOpen` is called once when it is there.
 */
export const useOpening = (opensAt: string | null, onOpen: () => void): OpeningStage => {
  const [stage, setStage] = useState<OpeningStage>('far')
  useEffect(() => {
    if (opensAt === null) return
    const at = Date.parse(opensAt)
    const look = () => {
      const left = at - Date.now()
      if (left <= soon) setStage(left <= nearby ? 'near' : 'soon')
      if (left > 0) return
      clearInterval(timer)
      onOpen()
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- one watch for one moment
  }, [opensAt])
  return stage
}
