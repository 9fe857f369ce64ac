import { type RefObject, useEffect, useState } from 'react'
import { watchView } from './watch-view.ts'

/** Whether the reader has come near a place of the page; what is far away may stay unloaded. */
export const useNear = (place: RefObject<Element | null>, margin: string): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(
    () => watchView(place.current, (isInView) => isInView && setNear(true), { rootMargin: margin }),
    [place, margin],
  )
  return isNear
}
