/** A page rests when nothing has changed its height for so long, in milliseconds. */
const rest = 3000

/** What a reader does to go elsewhere. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Keeps a part of the page at the top of the window while what stands above it arrives, until the page rests or its reader moves. */
export const arriveAt = (target: HTMLElement): void => {
  const leaving = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heights = new ResizeObserver(() => {
    clearTimeout(timer)
    if (!target.isConnected) return leave()
    target.scrollIntoView({ block: 'start', behavior: 'instant' })
    timer = setTimeout(leave, rest)
  })
  const leave = () => {
    clearTimeout(timer)
    heights.disconnect()
    leaving.abort()
  }
  for (const move of moves) window.addEventListener(move, leave, { signal: leaving.signal, passive: true })
  heights.observe(document.body)
}
