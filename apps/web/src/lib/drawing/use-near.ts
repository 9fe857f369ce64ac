import { type RefObject, useEffect, useState } from 'react'

/** Whether the reader has come near a place of the page; what is far away may stay unloaded. */
export const useNear = (place: RefObject<Element | null>, margin: string): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: margin,
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, margin])
  return isNear
}
