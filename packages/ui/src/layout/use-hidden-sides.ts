import { useEffect, useState, type RefObject } from 'react'

/** Less than a pixel off is where the row stops. */
const slack = 1

/** On which sides a row that scrolls has more than is in sight; `count` is the number of its entries. */
export const useHiddenSides = (row: RefObject<HTMLElement | null>, count: number) => {
  const [hidden, setHidden] = useState({ before: false, after: false })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth
      // Right-to-left rows count downwards from zero.
      const scrolled = Math.abs(element.scrollLeft)
      setHidden({ before: scrolled > slack, after: scrolled < rest - slack })
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    for (const each of [element, ...element.children]) sizes.observe(each)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [row, count])
  return hidden
}
