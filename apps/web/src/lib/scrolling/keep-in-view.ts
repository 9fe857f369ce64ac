/** A page that has not moved for so long stands: pictures and players that come later than this move it alone. */
const restMs = 5_000

/** Rounding of positions, in pixels. */
const slack = 2

/**
 * Brings an element of the page into view and keeps it there while what stands above it comes in: until nothing has moved for five
 * seconds, or the reader scrolls, presses a key or touches the page.
 *
 * @param block where it stands in the window, as `scrollIntoView` says it
 */
export const keepInView = (element: Element, block: ScrollLogicalPosition = 'start'): void => {
  const stop = new AbortController()
  const { signal } = stop
  let rest: ReturnType<typeof setTimeout> | undefined
  let placed = { top: 0, height: 0 }
  const measure = () => ({
    top: element.getBoundingClientRect().top,
    height: document.documentElement.scrollHeight,
  })
  const place = () => {
    element.scrollIntoView({ block, behavior: 'instant' })
    placed = measure()
    clearTimeout(rest)
    rest = setTimeout(() => stop.abort(), restMs)
  }
  const end = () => stop.abort()
  // A page that grew moves what it holds; where the page is as tall as before, the reader moved it.
  const scrolled = () => {
    const { top, height } = measure()
    if (height === placed.height && Math.abs(top - placed.top) > slack) end()
  }
  const observer = new ResizeObserver(place)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(rest)
  })
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(name, end, { signal, passive: true })
  window.addEventListener('scroll', scrolled, { signal, passive: true })
  place()
  observer.observe(document.body)
}
