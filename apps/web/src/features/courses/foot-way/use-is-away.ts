import { type RefObject, useEffect, useState } from 'react'
import { watchView } from '../../../lib/drawing/watch-view.ts'

/** Whether an element of the page is out of view. Not before it was looked for: on the page as it comes nothing is away. */
export const useIsAway = (element: RefObject<HTMLElement | null>): boolean => {
  const [isAway, setAway] = useState(false)
  useEffect(() => watchView(element.current, (isInView) => setAway(!isInView)), [element])
  return isAway
}
