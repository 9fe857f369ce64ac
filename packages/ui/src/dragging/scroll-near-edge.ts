const edge = 72
/** Pixels of one frame where the pointer is at the very edge. */
const fastest = 40

const stepAt = (y: number): number => {
  const below = y - (window.innerHeight - edge)
  const depth = y < edge ? y - edge : Math.max(below, 0)
  return Math.round((Math.max(-edge, Math.min(depth, edge)) / edge) * fastest)
}

/** The page moves while the pointer stays near the upper or lower edge of the window, the faster the nearer it is. */
export interface EdgeScroll {
  /** Where the pointer is now. */
  follow: (y: number) => void
  stop: () => void
}

/** @param onStep called after each step, when other things are below the pointer */
export const createEdgeScroll = (onStep: () => void): EdgeScroll => {
  let now = 0
  let frame: number | undefined
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
  }
  const go = () => {
    const before = window.scrollY
    window.scrollBy({ top: stepAt(now), behavior: 'instant' })
    frame = window.scrollY === before ? undefined : requestAnimationFrame(go)
    if (frame !== undefined) onStep()
  }
  return {
    follow: (y) => {
      now = y
      if (stepAt(y) === 0) stop()
      else frame ??= requestAnimationFrame(go)
    },
    stop,
  }
}
