import { useRef, type PointerEvent } from 'react'

/**
 * Where a thing of a sorted list can be put outside of the list: on what bears `data-drop-place`. The one below the pointer bears
 * `data-drop-over`, so that it can be seen. Without `onPlace` there is none.
 */
export const usePlaceOutside = (onPlace: ((from: number, place: string) => void) | undefined) => {
  const lit = useRef<Element>(null)
  const light = (next: Element | null) => {
    if (next === lit.current) return
    lit.current?.removeAttribute('data-drop-over')
    next?.setAttribute('data-drop-over', '')
    lit.current = next
  }
  const placeBelow = ({ clientX, clientY }: PointerEvent) =>
    document.elementFromPoint(clientX, clientY)?.closest('[data-drop-place]') ?? null
  return {
    /** Whether the pointer is over such a place. */
    follow: (event: PointerEvent): boolean => {
      if (onPlace) light(placeBelow(event))
      return lit.current !== null
    },
    leave: () => light(null),
    /** Whether the thing at `from` was put on such a place. */
    drop: (from: number): boolean => {
      const place = lit.current?.getAttribute('data-drop-place')
      light(null)
      if (typeof place !== 'string') return false
      onPlace?.(from, place)
      return true
    },
  }
}
