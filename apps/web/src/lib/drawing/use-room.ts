import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element is at least so wide, in pixels; known before it is drawn. */
export const useRoom = (least: number): [RefCallback<HTMLElement>, boolean] => {
  const [hasRoom, setHasRoom] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      const look = () => setHasRoom(element.clientWidth >= least)
      look()
      const watch = new ResizeObserver(look)
      watch.observe(element)
      return () => watch.disconnect()
    },
    [least],
  )
  return [ref, hasRoom]
}
