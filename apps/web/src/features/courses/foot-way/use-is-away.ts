import { type RefObject, useEffect, useState } from 'react'

/** Whether an element of the page is out of view. Not before it was looked for: on the page as it comes nothing is away. */
export const useIsAway = (element: RefObject<HTMLElement | null>): boolean => {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isAway
}
