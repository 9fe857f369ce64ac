import { useEffect, useRef, type RefObject } from 'react'
import { keepInView } from '../../../../lib/scrolling/keep-in-view.ts'
import { momentOfHash } from '../rules/video-hash.ts'

/** Goes to a moment when the address names it, now or later, and brings the player into sight (document 001 §2). */
export const useWantedMoment = (
  unit: number | null,
  root: RefObject<HTMLElement | null>,
  isReady: boolean,
  onMoment: (seconds: number) => void,
): void => {
  const latest = useRef(onMoment)
  useEffect(() => {
    latest.current = onMoment
  })
  useEffect(() => {
    if (unit === null || !isReady) return undefined
    const look = () => {
      const moment = momentOfHash(window.location.hash)
      if (moment?.unit !== unit) return
      if (root.current) keepInView(root.current, 'center')
      latest.current(moment.at)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [unit, root, isReady])
}
